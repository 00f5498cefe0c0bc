import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getJob } from '#contract/features/jobs.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PeopleIcon, RejectIcon, ShortlistIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { RejectDialog, type Rejection } from '#web/widgets/candidate-decisions/reject-dialog.tsx';
import { KeysHint } from '#web/widgets/list-keys/keys-hint.tsx';
import { useListKeys } from '#web/widgets/list-keys/list-keys.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { useSeenCandidates } from '#web/widgets/sightings/sightings.ts';
import { EmployeesOfJob } from '../components/employees-of-job.tsx';
import { NoJob } from '../components/no-job.tsx';
import { SwipeCard, useDirection } from '../components/swipe-card.tsx';
import { ONE_BY_ONE } from '../rankings.addresses.ts';
import { orderQuery, useDeciding, useRows } from '../rankings.queries.ts';
import classes from './swipe-candidates.module.css';

/** The undecided candidates of a job one at a time: by keys, by buttons, by touch. */
export default function SwipeCandidatesScreen() {
  const { t } = useTranslation('rankings');
  const [{ job: jobId }] = useAddress(ONE_BY_ONE);
  const job = useQuery({
    ...queryFor(getJob, { params: { id: jobId }, query: { company_job: 'true' } }),
    enabled: jobId !== '',
  });
  if (!jobId || job.isError) return <NoJob title={t('swipe.title')} />;
  return (
    <Page
      title={t('swipe.title')}
      lead={t('swipe.lead')}
      back={
        <BackLink to="/recruiter/jobs/$id" params={{ id: jobId }}>
          <bdi>{job.data?.job_title ?? t('job.title')}</bdi>
        </BackLink>
      }
      actions={
        <ButtonLink
          to="/recruiter/jobs/post-job/ai-generated/all-candidates"
          search={{ job: jobId }}
          variant="default"
        >
          {t('swipe.all')}
        </ButtonLink>
      }
    >
      {job.data?.own?.audience === 'employees' ? (
        <EmployeesOfJob jobId={jobId} />
      ) : (
        <Deck key={jobId} jobId={jobId} />
      )}
    </Page>
  );
}

const COMPUTING_POLL_MS = 2_000;

function Deck({ jobId }: { jobId: string }) {
  const { t } = useTranslation(['rankings', 'candidate-rows']);
  const ranking = useQuery({
    ...orderQuery(jobId, { status: 'PENDING', min_score: LIMITS.candidateDisplayFloor }),
    refetchInterval: ({ state }) => (state.data?.computing ? COMPUTING_POLL_MS : false),
  });
  return (
    <QueryView
      query={ranking}
      waiting={<ListSkeleton label={t('candidate-rows:waiting')} count={3} />}
      failedTitle={t('candidate-rows:failed')}
      isEmpty={({ order }) => order.length === 0}
      empty={
        <EmptyState
          title={t(ranking.data?.computing ? 'empty.computing' : 'swipe.nobody')}
          icon={<PeopleIcon size={30} stroke={1.5} aria-hidden />}
          action={
            <ButtonLink to="/recruiter/jobs/$id" params={{ id: jobId }}>
              {t('everyone.manage')}
            </ButtonLink>
          }
        >
          {t(ranking.data?.computing ? 'empty.computing_body' : 'swipe.nobody_body')}
        </EmptyState>
      }
    >
      {({ order }) => <Cards jobId={jobId} order={order} />}
    </QueryView>
  );
}

type Verdict = 'SHORTLISTED' | 'REJECTED' | 'later';

/** The deck as it was when it was begun, so that no card comes twice; what the ranking says of a person stays fresh. */
function Cards({ jobId, order: latest }: { jobId: string; order: readonly string[] }) {
  const { t } = useTranslation(['rankings', 'candidate-rows']);
  const format = useFormatters();
  const [deck, setDeck] = useState(latest);
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>([]);
  const [isRejecting, setIsRejecting] = useState(false);
  const at = verdicts.length;
  const { rows, isKnown } = useRows(jobId, deck, [at, Math.min(at + 1, deck.length - 1)]);
  const person = rows.get(deck[at] ?? '');
  useSeenCandidates(jobId, [person?.candidate_id]);
  const { decide, undo } = useDeciding({
    jobId,
    // A decision that is undone, or refused, is the last one: its card comes back.
    onTaken: (ids, isGone) => {
      if (!isGone) setVerdicts((before) => before.slice(0, Math.max(0, deck.indexOf(ids[0]!))));
    },
  });
  const deckBox = useRef<HTMLDivElement>(null);
  const go = (verdict: Verdict) => setVerdicts((before) => [...before, verdict]);
  // The card that had the focus is gone, or the button that had it: the next one takes it, so that Tab goes on from there.
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every card that comes is asked.
  useLayoutEffect(() => {
    if (hasBegun.current && document.activeElement === document.body)
      deckBox.current?.querySelector<HTMLElement>('[data-card]')?.focus({ preventScroll: true });
    hasBegun.current = true;
  }, [at]);
  const give = (verdict: Verdict, rejection?: Rejection) => {
    if (at >= deck.length) return;
    go(verdict);
    if (verdict !== 'later' && person) void decide([person], verdict, rejection);
  };
  const back = () => {
    if (verdicts.at(-1) === 'later') setVerdicts(verdicts.slice(0, -1));
    else undo();
  };
  const { isRtl } = useDirection();
  const [towardsYes, towardsNo] = isRtl ? ['←', '→'] : ['→', '←'];
  useListKeys({
    s: () => give('SHORTLISTED'),
    r: () => person && setIsRejecting(true),
    u: back,
    // The ends of the line are where they are read to be.
    [isRtl ? 'left' : 'right']: () => give('SHORTLISTED'),
    [isRtl ? 'right' : 'left']: () => person && setIsRejecting(true),
    down: () => give('later'),
    up: back,
  });

  if (at >= deck.length)
    return (
      <Ended
        jobId={jobId}
        shortlisted={verdicts.filter((one) => one === 'SHORTLISTED').length}
        later={deck.filter((_, place) => verdicts[place] === 'later')}
        onAgain={(ids) => {
          setDeck(ids);
          setVerdicts([]);
        }}
      />
    );
  return (
    <div ref={deckBox} className={classes.deck}>
      <VisuallyHidden role="status">
        {person &&
          t('swipe.now', {
            name: isolated(person.name),
            percent: format.percent(person.score),
            place: format.number(at + 1),
            of: format.number(deck.length),
          })}
      </VisuallyHidden>
      <div className={classes.progress}>
        <progress
          max={deck.length}
          value={at}
          aria-label={t('swipe.progress', { done: at, of: deck.length })}
        />
        <Text size="sm">
          {t('swipe.progress', { done: format.number(at), of: format.number(deck.length) })}
        </Text>
      </div>
      {person ? (
        <SwipeCard
          key={person.candidate_id}
          person={person}
          jobId={jobId}
          label={t('swipe.card', { place: format.number(at + 1), of: format.number(deck.length) })}
          onShortlist={() => give('SHORTLISTED')}
          onReject={() => setIsRejecting(true)}
        />
      ) : isKnown(deck[at]!) ? (
        <EmptyState
          title={t('ranking.gone')}
          action={<Button onClick={() => go('later')}>{t('swipe.skip')}</Button>}
        />
      ) : (
        <ListSkeleton label={t('candidate-rows:waiting')} count={3} />
      )}
      <div className={`${classes.buttons} ${classes.within}`} data-foot-bar>
        <Button
          variant="default"
          leftSection={<RejectIcon size={18} stroke={1.7} aria-hidden />}
          disabled={!person}
          onClick={() => setIsRejecting(true)}
        >
          {t('swipe.reject')}
        </Button>
        <Button variant="subtle" color="gray" onClick={() => give('later')}>
          {t('swipe.skip')}
        </Button>
        <Button
          leftSection={<ShortlistIcon size={18} stroke={1.7} aria-hidden />}
          disabled={!person}
          onClick={() => give('SHORTLISTED')}
        >
          {t('swipe.shortlist')}
        </Button>
      </div>
      <div className={classes.foot}>
        <Button variant="subtle" size="compact-sm" disabled={at === 0} onClick={back}>
          {t('swipe.undo')}
        </Button>
        <Text size="xs" c="dimmed">
          {t('swipe.hint')}
        </Text>
      </div>
      <KeysHint
        label={t('keys.label')}
        keys={[
          { keys: ['S', towardsYes], meaning: t('keys.shortlist') },
          { keys: ['R', towardsNo], meaning: t('keys.reject') },
          { keys: ['↓'], meaning: t('swipe.skip') },
          { keys: ['↑', 'U'], meaning: t('keys.undo') },
        ]}
      />
      {person && (
        <RejectDialog
          name={person.name}
          isOpen={isRejecting}
          onClose={() => setIsRejecting(false)}
          onReject={(rejection) => give('REJECTED', rejection)}
        />
      )}
    </div>
  );
}

interface EndedProps {
  jobId: string;
  shortlisted: number;
  later: readonly string[];
  onAgain: (ids: readonly string[]) => void;
}

function Ended({ jobId, shortlisted, later, onAgain }: EndedProps) {
  const { t } = useTranslation('rankings');
  const box = useRef<HTMLDivElement>(null);
  // The cards and their buttons are gone, and the focus with them.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} className={classes.ended} tabIndex={-1} role="status">
      <EmptyState
        title={t('swipe.done')}
        icon={<PeopleIcon size={30} stroke={1.5} aria-hidden />}
        action={
          <div className={classes.buttons}>
            {later.length > 0 && <Button onClick={() => onAgain(later)}>{t('swipe.again')}</Button>}
            <ButtonLink
              to="/recruiter/jobs/$id"
              params={{ id: jobId }}
              search={{ status: 'SHORTLISTED' }}
              variant={later.length > 0 ? 'default' : 'filled'}
            >
              {t('swipe.shortlisted')}
            </ButtonLink>
          </div>
        }
      >
        {t('swipe.done_body', { count: shortlisted })}
      </EmptyState>
    </div>
  );
}
