import { Button, Switch, Tabs, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getJob, type Job, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import {
  CANDIDATE_STATUSES,
  listMatchingCandidates,
  type MatchingCandidate,
  recomputeMatchingCandidates,
} from '#contract/features/matches.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { EditIcon, JobIcon, PeopleIcon, RefreshIcon, ShortlistIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { oneOf, useAddress, wholeNumber, words, yesOrNo } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { AddressPagination } from '#web/widgets/address-pagination.tsx';
import { JobActions } from '#web/widgets/job-actions.tsx';
import { JobStatusBadge } from '#web/widgets/job-status-badge.tsx';
import { OneView } from '#web/widgets/one-view.tsx';
import { QueryView } from '#web/widgets/query-view.tsx';
import { ShareJob } from '#web/widgets/share-job.tsx';
import { applicantsQuery, useApplicantsAmong } from '../applicants.queries.ts';
import {
  type CandidateStatus,
  type Decision,
  decidedCountsQuery,
  type Ranking,
  rankingQuery,
  useDecide,
} from '../candidates.queries.ts';
import { Applicants } from '../components/applicants.tsx';
import { CandidateRow } from '../components/candidate-row.tsx';
import { KeysHint } from '../components/keys-hint.tsx';
import { LeftOutNote, RequirementsFilter } from '../components/requirements-filter.tsx';
import { countOf, NOTHING_REQUIRED } from '../requirements.ts';
import { useReviewKeys } from '../review-keys.ts';
import classes from './job-candidates.module.css';

/** Beside the tabs of decisions one of those who applied, whatever was decided. */
const APPLIED = 'APPLIED';
type Tab = CandidateStatus | typeof APPLIED;
const TABS: readonly Tab[] = [...CANDIDATE_STATUSES, APPLIED];

const ADDRESS = {
  page: wholeNumber(1),
  status: oneOf([...CANDIDATE_STATUSES, APPLIED], 'PENDING'),
  weaker: yesOrNo(false),
  skills: words(),
  years: wholeNumber(0),
  languages: words(),
};
const COMPUTING_POLL_MS = 2_000;
/** A ranking that was asked for again is done long before this, whether the socket says so or not. */
const RECOMPUTED_AFTER_MS = 6_000;

/** A job with its candidates, best first, to be decided on one by one or together. */
export default function JobCandidatesScreen() {
  const { t } = useTranslation('candidates');
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id: string };
  const job = useQuery(queryFor(getJob, { params: { id }, query: { company_job: 'true' } }));
  return (
    <Page
      title={job.data ? <bdi>{job.data.job_title}</bdi> : t('job.title')}
      lead={job.data && <JobLead job={job.data} />}
      width="full"
      back={<BackLink to="/recruiter/jobs">{t('job.back')}</BackLink>}
      actions={
        job.data && (
          <>
            <ButtonLink
              to={
                job.data.status === 'draft' ? '/recruiter/jobs/post-job/$id/edit' : '/recruiter/jobs/$id/edit'
              }
              params={{ id }}
              variant="default"
              leftSection={<EditIcon size={18} stroke={1.7} aria-hidden />}
            >
              {t('job.edit')}
            </ButtonLink>
            {job.data.public_url && (
              <ShareJob
                url={job.data.public_url}
                title={job.data.job_title}
                company={job.data.company.company_name}
              />
            )}
            <JobActions job={job.data} onDeleted={() => void navigate({ to: '/recruiter/jobs' })} />
          </>
        )
      }
    >
      <OneView
        query={job}
        waiting={<ListSkeleton label={t('job.waiting')} count={8} />}
        missing={
          <EmptyState
            title={t('job.missing')}
            icon={<JobIcon size={30} stroke={1.5} aria-hidden />}
            action={<ButtonLink to="/recruiter/jobs">{t('list.review')}</ButtonLink>}
          >
            {t('job.missing_body')}
          </EmptyState>
        }
      >
        {(found) => (found.status === 'published' ? <People job={found} /> : <NotRanked job={found} />)}
      </OneView>
    </Page>
  );
}

function JobLead({ job }: { job: Job }) {
  const format = useFormatters();
  const { t } = useTranslation(['candidates', 'widgets']);
  const facts = [
    job.location,
    t(`widgets:jobs.work_place.${job.work_place}`),
    job.posted_at && t('job.posted', { date: format.date(job.posted_at) }),
  ].filter(Boolean);
  return (
    <span className={classes.lead}>
      <JobStatusBadge status={job.status} />
      {facts.map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
    </span>
  );
}

/** Drafts and closed jobs have no ranking: what to do instead. */
function NotRanked({ job }: { job: Job }) {
  const { t } = useTranslation('candidates');
  const isDraft = job.status === 'draft';
  const state = (
    <EmptyState
      title={t(isDraft ? 'job.draft' : 'job.closed')}
      icon={<PeopleIcon size={30} stroke={1.5} aria-hidden />}
      action={
        isDraft ? (
          <ButtonLink to="/recruiter/jobs/post-job/$id/view" params={{ id: job.jid }}>
            {t('job.preview')}
          </ButtonLink>
        ) : (
          <ButtonLink
            to="/recruiter/candidates"
            search={{ job: job.jid, status: 'ALL' } as never}
            variant="default"
          >
            {t('job.decided')}
          </ButtonLink>
        )
      }
    >
      {t(isDraft ? 'job.draft_body' : 'job.closed_body')}
    </EmptyState>
  );
  if (isDraft) return state;
  return (
    <>
      {state}
      <Section title={t('tabs.APPLIED')}>
        <Applicants jobId={job.jid} />
      </Section>
    </>
  );
}

/** The ranking by decision, or those who applied. */
function People({ job }: { job: Job }) {
  const [{ status }, setAddress] = useAddress(ADDRESS);
  const decided = useQuery(decidedCountsQuery(job.jid, NOTHING_REQUIRED)).data?.counts;
  if (status !== APPLIED) return <Candidates job={job} status={status} />;
  return (
    <div className={classes.body}>
      <StatusTabs
        jobId={job.jid}
        status={status}
        counts={{ SHORTLISTED: decided?.SHORTLISTED, REJECTED: decided?.REJECTED }}
        onChange={(next) => setAddress({ status: next, page: 1 }, { push: true })}
      />
      <div id="candidates-panel" role="tabpanel" aria-labelledby={`candidates-${status}`}>
        <Applicants jobId={job.jid} />
      </div>
    </div>
  );
}

function Candidates({ job, status }: { job: Job; status: CandidateStatus }) {
  const { t } = useTranslation('candidates');
  const jobId = job.jid;
  const [{ page, status: _, weaker, ...required }, setAddress] = useAddress(ADDRESS);
  const recompute = useRecompute(jobId);
  const ranking = useQuery({
    ...rankingQuery({ jobId, page, status, withWeaker: weaker, required }),
    placeholderData: (before, query) => (isSameJob(query?.queryKey, jobId) ? before : undefined),
    refetchInterval: ({ state }) => (state.data?.computing ? COMPUTING_POLL_MS : false),
  });
  const isReviewing = status === 'PENDING';
  const toReview = useQuery(
    rankingQuery({ jobId, page: isReviewing ? page : 1, status: 'PENDING', withWeaker: weaker, required }),
  );
  const decided = useQuery(decidedCountsQuery(jobId, required)).data?.counts;
  const counts: Record<CandidateStatus, number | undefined> = {
    PENDING: toReview.data?.counts.PENDING,
    SHORTLISTED: decided?.SHORTLISTED,
    REJECTED: decided?.REJECTED,
  };
  const hidden = ranking.data?.weaker ?? 0;

  return (
    <div className={classes.body}>
      <div className={classes.tools}>
        <StatusTabs
          jobId={jobId}
          status={status}
          counts={counts}
          onChange={(next) => setAddress({ status: next, page: 1 }, { push: true })}
        />
        <div className={classes.toolsEnd}>
          {isReviewing && (weaker || hidden > 0) && (
            <Switch
              label={t('weaker', { count: hidden })}
              checked={weaker}
              onChange={(event) => setAddress({ weaker: event.currentTarget.checked, page: 1 })}
            />
          )}
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<RefreshIcon size={16} stroke={1.7} aria-hidden />}
            loading={recompute.isRunning}
            onClick={recompute.run}
          >
            {t('recompute')}
          </Button>
        </div>
      </div>
      <RequirementsFilter job={job} value={required} onChange={(next) => setAddress({ ...next, page: 1 })} />
      <div role="status" className={classes.leftOut}>
        <LeftOutNote leftOut={ranking.data?.left_out ?? null} />
      </div>
      <div role="status" className={classes.computing}>
        {(recompute.isRunning || (ranking.data?.computing && ranking.data.results.length > 0)) && (
          <StatusBadge tone="alive">{t('computing')}</StatusBadge>
        )}
      </div>
      <div id="candidates-panel" role="tabpanel" aria-labelledby={`candidates-${status}`}>
        <QueryView
          query={ranking}
          waiting={<ListSkeleton label={t('waiting')} count={8} />}
          failedTitle={t('failed')}
          isEmpty={(data) => data.results.length === 0}
          empty={
            <NobodyHere
              jobId={jobId}
              status={status}
              hidden={weaker ? 0 : hidden}
              isComputing={ranking.data?.computing ?? false}
              isPastEnd={page > 1}
              isRequiring={countOf(required) > 0}
              onShowWeaker={() => setAddress({ weaker: true, page: 1 })}
              onFirstPage={() => setAddress({ page: 1 })}
              onRequireNothing={() => setAddress({ ...NOTHING_REQUIRED, page: 1 })}
            />
          }
        >
          {(data) => <Review key={status} jobId={jobId} ranking={data} />}
        </QueryView>
      </div>
    </div>
  );
}

interface StatusTabsProps {
  jobId: string;
  status: Tab;
  counts: Partial<Record<Tab, number | undefined>>;
  onChange: (status: Tab) => void;
}

function StatusTabs({ jobId, status, counts, onChange }: StatusTabsProps) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  const applied = useQuery(applicantsQuery(jobId, 1)).data?.total;
  const numbers: StatusTabsProps['counts'] = { ...counts, [APPLIED]: applied };
  return (
    <Tabs
      value={status}
      onChange={(next) => {
        const chosen = TABS.find((one) => one === next);
        if (chosen) onChange(chosen);
      }}
    >
      <Tabs.List aria-label={t('tabs.label')}>
        {TABS.map((one) => (
          <Tabs.Tab
            key={one}
            value={one}
            className={classes.tab}
            id={`candidates-${one}`}
            aria-controls="candidates-panel"
          >
            {t(`tabs.${one}`)}{' '}
            {numbers[one] !== undefined && (
              <span className={classes.count}>{format.number(numbers[one])}</span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

interface NobodyHereProps {
  jobId: string;
  status: CandidateStatus;
  hidden: number;
  isComputing: boolean;
  isPastEnd: boolean;
  isRequiring: boolean;
  onShowWeaker: () => void;
  onFirstPage: () => void;
  onRequireNothing: () => void;
}

function NobodyHere({
  jobId,
  status,
  hidden,
  isComputing,
  isPastEnd,
  isRequiring,
  ...ways
}: NobodyHereProps) {
  const { t } = useTranslation('candidates');
  const icon = <PeopleIcon size={30} stroke={1.5} aria-hidden />;
  if (isComputing)
    return (
      <EmptyState title={t('empty.computing')} icon={icon}>
        {t('empty.computing_body')}
      </EmptyState>
    );
  if (isPastEnd)
    return (
      <EmptyState
        title={t('empty.page')}
        icon={icon}
        action={
          <Button variant="default" onClick={ways.onFirstPage}>
            {t('empty.first_page')}
          </Button>
        }
      />
    );
  if (isRequiring && hidden === 0)
    return (
      <EmptyState
        title={t('required.nobody')}
        icon={icon}
        action={
          <Button variant="default" onClick={ways.onRequireNothing}>
            {t('required.clear')}
          </Button>
        }
      >
        {t('required.nobody_body')}
      </EmptyState>
    );
  if (status !== 'PENDING')
    return (
      <EmptyState title={t(`empty.${status}`)} icon={icon}>
        {t(`empty.${status}_body`)}
      </EmptyState>
    );
  if (hidden > 0)
    return (
      <EmptyState
        title={t('empty.only_weaker')}
        icon={icon}
        action={
          <Button variant="default" onClick={ways.onShowWeaker}>
            {t('empty.show_weaker', { count: hidden })}
          </Button>
        }
      >
        {t('empty.only_weaker_body')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('empty.PENDING')}
      icon={icon}
      action={
        <ButtonLink to="/recruiter/jobs/$id/edit" params={{ id: jobId }} variant="default">
          {t('empty.edit')}
        </ButtonLink>
      }
    >
      {t('empty.PENDING_body')}
    </EmptyState>
  );
}

/** The rows, what is selected of them, and the keys. */
function Review({ jobId, ranking }: { jobId: string; ranking: Ranking }) {
  const { t } = useTranslation('candidates');
  const navigate = useNavigate();
  const { decide, decideAll } = useDecide();
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(-1);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const last = useRef<{ decision: Decision; before: CandidateStatus } | null>(null);
  const mustRefocus = useRef(false);
  const people = ranking.results;
  const applicants = useApplicantsAmong(
    jobId,
    people.map((person) => person.candidate_id),
  );
  const chosen = people.filter((person) => selected.includes(person.candidate_id));
  const isPending = people[0]?.status === 'PENDING';

  const focusRow = useCallback((index: number) => {
    const row = list.current?.querySelectorAll<HTMLElement>('[data-review-row]')[index];
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  }, []);
  // The row that had the focus is gone; the next one takes its place, and the focus with it.
  useEffect(() => {
    if (!mustRefocus.current) return;
    mustRefocus.current = false;
    focusRow(Math.min(at, people.length - 1));
  }, [people.length, at, focusRow]);
  const decideOn = (person: MatchingCandidate | undefined, status: CandidateStatus) => {
    if (!person || person.status === status) return;
    const decision = { jobId, candidateId: person.candidate_id, name: person.name, status };
    last.current = { decision, before: person.status };
    void decide(decision, { before: person.status });
    mustRefocus.current = list.current?.contains(document.activeElement) ?? false;
  };
  const undo = () => {
    if (!last.current) return;
    const { decision, before } = last.current;
    last.current = null;
    void decide({ ...decision, status: before }, { before: decision.status });
  };
  const toggle = (id: string) =>
    setSelected((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
  const current = people[at];
  useReviewKeys({
    onMove: (step) => focusRow(Math.max(0, Math.min(people.length - 1, at + step))),
    onShortlist: () => decideOn(current, 'SHORTLISTED'),
    onReject: () => decideOn(current, 'REJECTED'),
    onUndo: undo,
    onSelect: () => current && isPending && toggle(current.candidate_id),
    onOpen: () =>
      current &&
      void navigate({
        to: '/recruiter/candidates/$id',
        params: { id: current.candidate_id },
        search: { job_id: jobId } as never,
      }),
  });

  const shortlistChosen = async () => {
    setIsBusy(true);
    await decideAll(
      chosen.map((person) => ({
        jobId,
        candidateId: person.candidate_id,
        name: person.name,
        status: 'SHORTLISTED' as const,
      })),
    );
    setSelected([]);
    setIsBusy(false);
  };

  return (
    <div>
      {isPending && people.length > 1 && (
        <div className={classes.selection}>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => setSelected(chosen.length > 0 ? [] : people.map((person) => person.candidate_id))}
          >
            {chosen.length > 0 ? t('selection.none') : t('selection.all')}
          </Button>
          <Text size="sm" role="status">
            {chosen.length > 0 && t('selection.count', { count: chosen.length })}
          </Text>
          {chosen.length > 0 && (
            <Button
              size="compact-sm"
              leftSection={<ShortlistIcon size={16} stroke={1.7} aria-hidden />}
              loading={isBusy}
              onClick={() => void shortlistChosen()}
            >
              {t('selection.shortlist')}
            </Button>
          )}
        </div>
      )}
      <ul ref={list} className={classes.rows}>
        {people.map((person, index) => (
          <CandidateRow
            key={person.candidate_id}
            candidate={person}
            jobId={jobId}
            applicant={applicants.get(person.candidate_id)}
            isSelected={selected.includes(person.candidate_id)}
            onSelect={() => toggle(person.candidate_id)}
            onDecide={(status) => decideOn(person, status)}
            onFocus={() => setAt(index)}
          />
        ))}
      </ul>
      <div className={classes.end}>
        <KeysHint />
        <AddressPagination total={ranking.total} limit={ranking.limit} />
      </div>
    </div>
  );
}

/** Asks for a new ranking, and for what it says once the server tells that it is there. */
function useRecompute(jobId: string) {
  const [isRunning, setIsRunning] = useState(false);
  const done = () => {
    setIsRunning(false);
    return refresh(listMatchingCandidates, listRecruiterJobs);
  };
  useServerEvent('matches:changed', ({ job_id }) => {
    if (job_id === null || job_id === jobId) void done();
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      setIsRunning(false);
      void refresh(listMatchingCandidates);
    }, RECOMPUTED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isRunning]);
  const mutation = useMutation({
    ...mutationFor(recomputeMatchingCandidates),
    onSuccess: ({ message }) => {
      setIsRunning(true);
      showNotice(message);
    },
  });
  return {
    isRunning: isRunning || mutation.isPending,
    run: () => mutation.mutate({ body: { job_id: jobId } }),
  };
}

function isSameJob(key: readonly unknown[] | undefined, jobId: string): boolean {
  const input = key?.[1] as { params?: { id?: string } } | undefined;
  return input?.params?.id === jobId;
}
