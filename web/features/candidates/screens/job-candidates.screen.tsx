import { ActionIcon, Button, Menu, NativeSelect, Switch, Tabs, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getJob, type Job, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import {
  exportMatchingCandidates,
  RANKING_SORTS,
  recomputeMatchingCandidates,
} from '#contract/features/rankings.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import {
  AdjustIcon,
  CardsIcon,
  CheckIcon,
  DownloadIcon,
  EditIcon,
  JobIcon,
  MoreIcon,
  PeopleIcon,
  RefreshIcon,
} from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useAddress } from '#web/platform/address.ts';
import { callForFile } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { JobActions } from '#web/widgets/job-actions/job-actions.tsx';
import { JobStatusBadge } from '#web/widgets/job-details/job-status-badge.tsx';
import { ShareJob } from '#web/widgets/job-sharing/share-job.tsx';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { applicantsQuery } from '../applicants.queries.ts';
import { idIn } from '../candidates-address.ts';
import { Applicants } from '../components/applicants.tsx';
import { EmployeesOfJob } from '../components/employees-of-job.tsx';
import { LeftOutNote } from '../components/left-out-note.tsx';
import { RankingFilters } from '../components/ranking-filters.tsx';
import { RankingList } from '../components/ranking-list.tsx';
import {
  type CandidateStatus,
  countsQuery,
  type OrderQuery,
  orderQuery,
  refreshRanking,
  useLiveRanking,
} from '../ranking.queries.ts';
import {
  ADDRESS,
  APPLIED,
  countFilters,
  type RankingFilters as Filters,
  MOST_COMPARED,
  NO_FILTERS,
  queryOf,
  TABS,
  type Tab,
} from '../ranking-address.ts';
import classes from './job-candidates.module.css';

const RankingCompare = lazy(() => import('../components/ranking-compare.tsx'));
const RankingWeights = lazy(() => import('../components/ranking-weights.tsx'));

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
            {job.data.status === 'published' && !isForEmployees(job.data) && (
              <ButtonLink
                to="/recruiter/jobs/post-job/ai-generated/candidate"
                search={{ job: id } as never}
                variant={job.data.own?.source === 'prompt' ? 'filled' : 'default'}
                leftSection={<CardsIcon size={18} stroke={1.7} aria-hidden />}
              >
                {t('job.one_by_one')}
              </ButtonLink>
            )}
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
  const { t } = useTranslation(['candidates', 'job-details']);
  const facts = [
    job.location,
    t(`job-details:work_place.${job.work_place}`),
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

/** The ranking by decision, those who applied, or the employees to whom alone a job is open. */
function People({ job }: { job: Job }) {
  const [{ status }, setAddress] = useAddress(ADDRESS);
  const isOfEmployees = isForEmployees(job) && status === 'PENDING';
  if (status !== APPLIED && !isOfEmployees) return <Candidates job={job} status={status} />;
  return (
    <div className={classes.body}>
      <StatusTabs
        job={job}
        status={status}
        filters={NO_FILTERS}
        weaker={false}
        onChange={(next) => setAddress({ status: next }, { push: true })}
      />
      <div
        id="candidates-panel"
        className={classes.panel}
        role="tabpanel"
        aria-labelledby={`candidates-${status}`}
      >
        {isOfEmployees ? <EmployeesOfJob jobId={job.jid} /> : <Applicants jobId={job.jid} />}
      </div>
    </div>
  );
}

const isForEmployees = (job: Job) => job.own?.audience === 'employees';

function Candidates({ job, status }: { job: Job; status: CandidateStatus }) {
  const { t } = useTranslation('candidates');
  const jobId = job.jid;
  const [{ status: _, panel, compare: marked, weaker, sort, ...filters }, setAddress] = useAddress(ADDRESS);
  // An address may be written by hand.
  const compare = marked.filter(idIn).slice(-MOST_COMPARED);
  useLiveRanking(jobId);
  const recompute = useRecompute(jobId);
  const asked = queryOf(filters, { status, weaker, sort });
  const ranking = useQuery({
    ...orderQuery(jobId, asked),
    // What is under way is asked for until it is there, whether the socket says so or not.
    refetchInterval: ({ state }) => (state.data?.computing ? COMPUTING_POLL_MS : false),
  });
  const isReviewing = status === 'PENDING';
  const hidden = ranking.data?.weaker ?? 0;
  const isBlind = ranking.data?.is_blind ?? job.own?.is_blind ?? false;
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const hasWeaker = isReviewing && (weaker || hidden > 0);
  const saving = useExport(job, asked);
  const deeds: Deed[] = [
    {
      label: t('ranking.export'),
      icon: DownloadIcon,
      isRunning: saving.isPending,
      run: () => saving.mutate(),
    },
    ...(job.skills.length > 0 && job.can.edit
      ? [
          {
            label: t('weights.open'),
            icon: AdjustIcon,
            isRunning: false,
            run: () => setAddress({ panel: 'weights' }, { push: true, scroll: false }),
          },
        ]
      : []),
    { label: t('recompute'), icon: RefreshIcon, isRunning: recompute.isRunning, run: recompute.run },
  ];
  const toggleCompared = (id: string) =>
    setAddress({
      compare: compare.includes(id)
        ? compare.filter((one) => one !== id)
        : [...compare, id].slice(-MOST_COMPARED),
    });
  // Going back does not open again what was closed.
  const closePanel = () => setAddress({ panel: '' }, { scroll: false });

  return (
    <div className={classes.body}>
      <div className={classes.tools}>
        <StatusTabs
          job={job}
          status={status}
          filters={filters}
          weaker={weaker}
          onChange={(next) => setAddress({ status: next }, { push: true })}
        />
        <div className={classes.toolsEnd}>
          {!isWide && panel !== 'weights' && (
            <RankingFilters job={job} isBlind={isBlind} isSheet value={filters} onChange={setAddress} />
          )}
          {isWide && hasWeaker && (
            <Switch
              label={t('weaker', { count: hidden })}
              checked={weaker}
              onChange={(event) => setAddress({ weaker: event.currentTarget.checked })}
            />
          )}
          <NativeSelect
            size="xs"
            className={classes.sort}
            aria-label={t('ranking.sort')}
            value={sort}
            data={RANKING_SORTS.map((value) => ({ value, label: t(`ranking.sorts.${value}`) }))}
            onChange={(event) => {
              const next = RANKING_SORTS.find((one) => one === event.currentTarget.value);
              if (next) setAddress({ sort: next });
            }}
          />
          {isWide ? (
            <Deeds deeds={deeds} />
          ) : (
            <DeedsMenu
              deeds={deeds}
              weaker={
                hasWeaker
                  ? {
                      label: t('weaker', { count: hidden }),
                      isOn: weaker,
                      toggle: () => setAddress({ weaker: !weaker }),
                    }
                  : null
              }
            />
          )}
        </div>
      </div>
      {isBlind && (
        <Text size="sm" c="dimmed" className={classes.note}>
          {t('ranking.blind')}
        </Text>
      )}
      <div
        id="candidates-panel"
        className={classes.panel}
        role="tabpanel"
        aria-labelledby={`candidates-${status}`}
      >
        {panel === 'weights' ? (
          <Suspense fallback={<ListSkeleton label={t('waiting')} count={6} />}>
            <RankingWeights job={job} onClose={closePanel} />
          </Suspense>
        ) : (
          <>
            {isWide && <RankingFilters job={job} isBlind={isBlind} value={filters} onChange={setAddress} />}
            <div role="status" className={classes.leftOut}>
              <LeftOutNote leftOut={ranking.data?.left_out ?? null} />
            </div>
            <div role="status" className={classes.computing}>
              {(recompute.isRunning || (ranking.data?.computing && ranking.data.order.length > 0)) && (
                <StatusBadge tone="alive">{t('computing')}</StatusBadge>
              )}
            </div>
            <QueryView
              query={ranking}
              waiting={<ListSkeleton label={t('waiting')} count={8} />}
              failedTitle={t('failed')}
            >
              {({ order, computing }) => (
                <RankingList
                  key={JSON.stringify(asked)}
                  jobId={jobId}
                  status={status}
                  latest={order}
                  compared={compare}
                  onCompare={toggleCompared}
                  onComparing={() => setAddress({ panel: 'compare' }, { push: true, scroll: false })}
                  empty={
                    <NobodyHere
                      jobId={jobId}
                      status={status}
                      hidden={weaker ? 0 : hidden}
                      isComputing={computing}
                      isRequiring={countFilters(filters) > 0}
                      onShowWeaker={() => setAddress({ weaker: true })}
                      onRequireNothing={() => setAddress(NO_FILTERS)}
                    />
                  }
                />
              )}
            </QueryView>
          </>
        )}
      </div>
      {panel === 'compare' && compare.length > 0 && (
        <Suspense fallback={null}>
          <RankingCompare
            jobId={jobId}
            ids={compare}
            onClose={closePanel}
            onRemove={(id) => {
              const left = compare.filter((one) => one !== id);
              setAddress({ compare: left, ...(left.length < 2 && { panel: '' }) }, { scroll: false });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What can be done with a whole ranking. */
interface Deed {
  label: string;
  icon: typeof RefreshIcon;
  isRunning: boolean;
  run: () => void;
}

const Deeds = ({ deeds }: { deeds: readonly Deed[] }) =>
  deeds.map(({ label, icon: Icon, isRunning, run }) => (
    <Button
      key={label}
      variant="subtle"
      size="compact-sm"
      leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
      loading={isRunning}
      onClick={run}
    >
      {label}
    </Button>
  ));

interface DeedsMenuProps {
  deeds: readonly Deed[];
  /** Shows those below the floor, where there are any. */
  weaker: { label: string; isOn: boolean; toggle: () => void } | null;
}

/** The same where a row holds no more than a button for them. */
function DeedsMenu({ deeds, weaker }: DeedsMenuProps) {
  const { t } = useTranslation('candidates');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={30} aria-label={t('ranking.more')}>
          <MoreIcon size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {weaker && (
          <Menu.Item
            role="menuitemcheckbox"
            aria-checked={weaker.isOn}
            leftSection={
              weaker.isOn ? (
                <CheckIcon size={16} stroke={1.7} aria-hidden />
              ) : (
                <span className={classes.unchecked} />
              )
            }
            onClick={weaker.toggle}
          >
            {weaker.label}
          </Menu.Item>
        )}
        {deeds.map(({ label, icon: Icon, isRunning, run }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
            disabled={isRunning}
            onClick={run}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** All that the filters leave, as a file. */
const useExport = (job: Job, asked: OrderQuery) =>
  useMutation({
    mutationFn: async () =>
      saveFile(
        await callForFile(exportMatchingCandidates, { params: { id: job.jid }, query: asked }),
        `${job.job_title}.csv`,
      ),
    onError: showError,
  });

interface StatusTabsProps {
  job: Job;
  status: Tab;
  filters: Filters;
  weaker: boolean;
  onChange: (status: Tab) => void;
}

function StatusTabs({ job, status, filters, weaker, onChange }: StatusTabsProps) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  const jobId = job.jid;
  const isInternal = isForEmployees(job);
  const applied = useQuery(applicantsQuery(jobId, 1)).data?.total;
  // Decisions are counted without the floor, which hides only those whom nobody has decided on.
  const toReview = useQuery(countsQuery(jobId, queryOf(filters, { status: 'PENDING', weaker }))).data?.counts;
  const decided = useQuery(countsQuery(jobId, queryOf(filters, {}))).data?.counts;
  const numbers: Record<Tab, number | undefined> = {
    // Of a job for employees nobody else is ranked.
    PENDING: isInternal ? undefined : toReview?.PENDING,
    SHORTLISTED: decided?.SHORTLISTED,
    REJECTED: decided?.REJECTED,
    [APPLIED]: applied,
  };
  const tabs = useRef<HTMLDivElement>(null);
  const widths = JSON.stringify(numbers);
  // On a phone they are wider than the screen: the chosen one is moved into sight, and the page is not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers move what stands after them.
  useLayoutEffect(() => {
    const list = tabs.current?.querySelector<HTMLElement>('[role="tablist"]');
    const chosen = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list || !chosen) return;
    const [frame, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (tab.left < frame.left) list.scrollLeft -= frame.left - tab.left;
    else if (tab.right > frame.right) list.scrollLeft += tab.right - frame.right;
  }, [status, widths]);
  return (
    <Tabs
      ref={tabs}
      className={classes.tabs}
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
            {t(one === 'PENDING' && isInternal ? 'tabs.EMPLOYEES' : `tabs.${one}`)}{' '}
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
  isRequiring: boolean;
  onShowWeaker: () => void;
  onRequireNothing: () => void;
}

function NobodyHere({ jobId, status, hidden, isComputing, isRequiring, ...ways }: NobodyHereProps) {
  const { t } = useTranslation('candidates');
  const icon = <PeopleIcon size={30} stroke={1.5} aria-hidden />;
  if (isComputing)
    return (
      <EmptyState title={t('empty.computing')} icon={icon}>
        {t('empty.computing_body')}
      </EmptyState>
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

/** Asks for a new ranking, and for what it says once the server tells that it is there. */
function useRecompute(jobId: string) {
  const [isRunning, setIsRunning] = useState(false);
  const done = () => {
    setIsRunning(false);
    return Promise.all([refreshRanking(), refresh(listRecruiterJobs)]);
  };
  useServerEvent('matches:changed', ({ job_id }) => {
    if (job_id === null || job_id === jobId) void done();
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      setIsRunning(false);
      void refreshRanking();
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
