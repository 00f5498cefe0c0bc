import { Button, Select, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  type FoundPeople,
  type FoundPerson,
  PEOPLE_SORTS,
  searchCandidatesInWords,
} from '#contract/features/candidate-searches.contract.ts';
import { actOnCandidate } from '#contract/features/candidates.contract.ts';
import { favouriteCandidate } from '#contract/features/favourites.contract.ts';
import { listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PeopleIcon } from '#web/design/icons.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KeysHint } from '#web/widgets/list-keys/keys-hint.tsx';
import { useListKeys } from '#web/widgets/list-keys/list-keys.ts';
import { usePoking } from '#web/widgets/pokes/poking.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { PER_PAGE, type SearchAddress } from '../candidate-searches.queries.ts';
import { useConditionWords } from '../condition-words.ts';
import { silencesIn } from '../search-address.ts';
import classes from './candidate-search.module.css';
import { FoundPersonRow } from './found-person-row.tsx';

/** As many jobs as one call gives. */
const JOBS_TO_CHOOSE_FROM = 100;

interface ResultsProps {
  people: FoundPeople;
  address: SearchAddress;
  isBusy: boolean;
}

/** Whom a search has found, with what the search understood and left out. */
export function Results({ people, address, isBusy }: ResultsProps) {
  const { t } = useTranslation('candidate-searches');
  const format = useFormatters();
  const deeds = useDeeds(address.jobId);
  const isClosed = people.conditions.some((one) => one.is_closed_by_blind_review);
  const list = useRowKeys(deeds, people.results);
  return (
    <>
      <div className={classes.narrow}>
        <Text fw={600} role="status">
          {!isClosed && t('found', { count: people.total, number: format.number(people.total) })}
        </Text>
        <Choices address={address} />
      </div>
      <Notes people={people} address={address} />
      {people.results.length > 0 ? (
        <>
          <KeysHint
            label={t('keys.title')}
            keys={[
              { keys: ['↑', '↓'], meaning: t('keys.move') },
              { keys: ['Enter'], meaning: t('keys.open') },
              ...(address.jobId ? [{ keys: ['S'], meaning: t('keys.shortlist') }] : []),
            ]}
          />
          <ol className={classes.list} ref={list} aria-busy={isBusy} aria-label={t('results')}>
            {people.results.map((person, at) => (
              <FoundPersonRow
                key={person.candidate_id}
                person={person}
                place={at}
                conditions={people.conditions}
                jobId={address.jobId}
                since={address.since || null}
                {...deeds.actions}
              />
            ))}
          </ol>
          <AddressPagination total={people.total} limit={PER_PAGE} />
        </>
      ) : (
        <Nobody people={people} address={address} />
      )}
      {deeds.report}
    </>
  );
}

/** What was not understood, who does not say what is asked, and whether all were looked at. */
function Notes({ people, address }: Omit<ResultsProps, 'isBusy'>) {
  const { t } = useTranslation('candidate-searches');
  const format = useFormatters();
  const passing = silencesIn(address.pass);
  const unread = people.understood.not_understood.map(({ start, end }) =>
    isolated(address.q.slice(start, end)),
  );
  const silent = [
    ...passing.map((kind) => ({ kind, people: null })),
    ...people.silent.filter(({ kind }) => !passing.includes(kind)),
  ];
  return (
    <div className={classes.notes}>
      {unread.length > 0 && address.by === null && (
        <Text size="sm" c="dimmed">
          {t('not_understood', { words: format.list(unread) })}
        </Text>
      )}
      {people.is_capped && (
        <Text size="sm" c="dimmed">
          {t('capped', { number: format.number(people.looked_at) })}
        </Text>
      )}
      {silent.map(({ kind, people: count }) => (
        <Switch
          key={kind}
          size="sm"
          label={
            count === null
              ? t(`passing.${kind}`)
              : t(`silent.${kind}`, { count, number: format.number(count) })
          }
          checked={count === null}
          onChange={() =>
            address.setAddress({
              pass: count === null ? passing.filter((one) => one !== kind) : [...passing, kind],
              page: 1,
            })
          }
        />
      ))}
    </div>
  );
}

/** Nobody: which condition keeps the most out, and how many each would bring. */
function Nobody({ people, address }: Omit<ResultsProps, 'isBusy'>) {
  const { t } = useTranslation('candidate-searches');
  const format = useFormatters();
  const inWords = useConditionWords();
  const all = people.conditions.map(({ of }) => of);
  const ways = people.conditions
    .map((condition, at) => ({ ...condition, at }))
    .filter(({ loosened }) => loosened > 0)
    .toSorted((a, b) => b.loosened - a.loosened);
  if (people.conditions.some((one) => one.is_closed_by_blind_review)) return null;
  if (address.page > 1)
    return (
      <EmptyState
        title={t('past_end')}
        action={
          <Button variant="default" onClick={() => address.setAddress({ page: 1 })}>
            {t('first_page')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={t('nobody.title')}
      icon={<PeopleIcon size={30} stroke={1.5} aria-hidden />}
      action={
        ways.length > 0 && (
          <ul className={classes.loosen}>
            {ways.map(({ of, name, loosened, at }) => (
              <li key={`${at} ${of.kind}`}>
                <Button
                  variant="default"
                  onClick={() =>
                    address.setAddress(
                      {
                        by: of.wish === 'not' ? all.toSpliced(at, 1) : all.with(at, { ...of, wish: 'nice' }),
                        page: 1,
                      },
                      { push: true },
                    )
                  }
                >
                  {t('nobody.loosen', {
                    condition: isolated(inWords(of, name)),
                    count: loosened,
                    number: format.number(loosened),
                  })}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    >
      {t(ways.length > 0 ? 'nobody.body' : all.length === 0 ? 'nobody.nothing_understood' : 'nobody.several')}
    </EmptyState>
  );
}

function Choices({ address }: { address: SearchAddress }) {
  const { t } = useTranslation('candidate-searches');
  const jobs = useQuery(
    queryFor(listRecruiterJobs, { body: { page: 1, limit_per_page: JOBS_TO_CHOOSE_FROM } }),
  );
  return (
    <div className={classes.choices}>
      <Select
        size="sm"
        aria-label={t('job.label')}
        placeholder={t('job.none')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('job.none') }}
        nothingFoundMessage={t('job.no_such')}
        value={address.jobId}
        data={(jobs.data?.results ?? []).map((one) => ({ value: one.jid, label: one.job_title }))}
        onChange={(next) => address.setAddress({ job: next ?? '', page: 1 })}
      />
      <Select
        size="sm"
        aria-label={t('sort.label')}
        allowDeselect={false}
        value={address.sort}
        data={PEOPLE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(next) =>
          address.setAddress({ sort: PEOPLE_SORTS.find((one) => one === next) ?? 'score', page: 1 })
        }
      />
    </div>
  );
}

/** What can be done with a person for the chosen job; a decision can be taken back from the snackbar. */
function useDeeds(jobId: string | null) {
  const { t } = useTranslation('candidate-searches');
  const poking = usePoking();
  const attempt = async (run: () => Promise<unknown>) => {
    await run().catch(showError);
    await refresh(searchCandidatesInWords);
  };
  const decide = (person: FoundPerson, action: 'SHORTLISTED' | 'UNSELECTED') =>
    attempt(async () => {
      if (!jobId) return;
      const body = { candidate_id: person.candidate_id, job_id: jobId, action };
      await callWithMessage(actOnCandidate, { body });
      const back = action === 'SHORTLISTED' ? 'UNSELECTED' : 'SHORTLISTED';
      showNotice(t(`done.${action}`, { name: isolated(person.name) }), {
        undo: () => void attempt(() => callWithMessage(actOnCandidate, { body: { ...body, action: back } })),
      });
    });
  return {
    report: poking.report,
    actions: {
      onShortlist: (person: FoundPerson) =>
        void decide(person, person.status === 'SHORTLISTED' ? 'UNSELECTED' : 'SHORTLISTED'),
      onFavourite: (person: FoundPerson) =>
        void attempt(async () => {
          if (!jobId) return;
          const { candidate_id, is_favorite } = person;
          await callWithMessage(favouriteCandidate, {
            body: { job_id: jobId, candidate_id, favorite: !is_favorite },
          });
        }),
      onPoke: (person: FoundPerson) => {
        if (jobId) poking.poke({ candidate_id: person.candidate_id, job_id: jobId, name: person.name });
      },
    },
  };
}

function useRowKeys({ actions }: ReturnType<typeof useDeeds>, people: readonly FoundPerson[]) {
  const list = useRef<HTMLOListElement>(null);
  const at = useRef(-1);
  // A new list is gone through from its beginning.
  useEffect(() => {
    at.current = people.length > 0 ? -1 : at.current;
  }, [people]);
  const rowAt = (place: number) => list.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
  const placeInFocus = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-review-row]');
    return row ? Number(row.dataset.place) : at.current;
  };
  const move = (by: number) => {
    at.current = Math.min(people.length - 1, Math.max(0, placeInFocus() + by));
    rowAt(at.current)?.focus();
  };
  useListKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      down: () => move(1),
      up: () => move(-1),
      s: () => {
        const person = people[placeInFocus()];
        if (person) actions.onShortlist(person);
      },
    },
    { enter: () => rowAt(placeInFocus())?.querySelector<HTMLElement>('[data-open]')?.click() },
  );
  return list;
}
