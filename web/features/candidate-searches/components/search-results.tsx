import { Switch, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FoundPeople, PEOPLE_SORTS } from '#contract/features/candidate-searches.contract.ts';
import { listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import { LateSelect } from '#web/design/late-select.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useJobChoices } from '#web/widgets/job-choices/job-choices.ts';
import { KeysHint } from '#web/widgets/list-keys/keys-hint.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { PER_PAGE, type SearchAddress } from '../candidate-searches.queries.ts';
import { silencesIn } from '../search-address.ts';
import { useFoundPeopleKeys } from './found-people-keys.ts';
import { useFoundPersonActions } from './found-person-actions.ts';
import { FoundPersonRow } from './found-person-row.tsx';
import { NobodyFound } from './nobody-found.tsx';
import classes from './search-results.module.css';

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
  const { actions, dialog } = useFoundPersonActions(address.jobId);
  const isClosed = people.conditions.some((one) => one.is_closed_by_blind_review);
  const list = useFoundPeopleKeys([...people.results, ...people.nearest], actions.onShortlist);
  const rowsOf = (shown: FoundPeople['results']) =>
    shown.map((person, at) => (
      <FoundPersonRow
        key={person.candidate_id}
        person={person}
        place={at}
        conditions={people.conditions}
        jobId={address.jobId}
        since={address.since || null}
        actions={actions}
      />
    ));
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
            {rowsOf(people.results)}
          </ol>
          <AddressPagination total={people.total} limit={PER_PAGE} />
        </>
      ) : (
        <>
          <NobodyFound people={people} address={address} />
          {people.nearest.length > 0 && (
            <section aria-labelledby="nearest-people">
              <Title order={2} size="h4" mb="sm" id="nearest-people">
                {t('nobody.nearest')}
              </Title>
              <ol className={classes.list} ref={list} aria-label={t('nobody.nearest')}>
                {rowsOf(people.nearest)}
              </ol>
            </section>
          )}
        </>
      )}
      {dialog}
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
      {people.not_looked_for.length > 0 && (
        <Text size="sm">
          {t('not_looked_for', {
            countries: format.list(people.not_looked_for.map(({ name }) => isolated(name))),
          })}
        </Text>
      )}
      {people.never_looked_for.length > 0 && (
        <Text size="sm">
          {t('never_looked_for.why', {
            what: format.list(people.never_looked_for.map((kind) => t(`never_looked_for.${kind}`))),
          })}
        </Text>
      )}
      {people.is_capped && (
        <Text size="sm" c="dimmed">
          {t('capped', { number: format.number(people.looked_at) })}
        </Text>
      )}
      {people.weaker > 0 && (
        <Switch
          size="sm"
          label={t('weaker', { count: people.weaker, number: format.number(people.weaker) })}
          checked={address.weaker}
          onChange={() => address.setAddress({ weaker: !address.weaker, page: 1 })}
        />
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

function Choices({ address }: { address: SearchAddress }) {
  const { t } = useTranslation('candidate-searches');
  const choices = useJobChoices();
  const jobs = useQuery(
    queryFor(listRecruiterJobs, { body: { page: 1, limit_per_page: JOBS_TO_CHOOSE_FROM } }),
  );
  return (
    <div className={classes.choices}>
      <LateSelect
        size="sm"
        aria-label={t('job.label')}
        placeholder={t('job.none')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('job.none') }}
        nothingFoundMessage={t('job.no_such')}
        value={address.jobId}
        data={choices(jobs.data?.results ?? [])}
        onChange={(next) => address.setAddress({ job: next ?? '', page: 1 })}
      />
      <LateSelect
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
