import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { getRecruiterStats, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { JobIcon, PlusIcon } from '#web/design/icons.ts';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton, Skeleton } from '#web/design/skeletons.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { Words } from '#web/design/words.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { JobStatusBadge } from '#web/widgets/job-details/job-status-badge.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { JobLink } from '../components/job-link.tsx';
import { TodayList } from '../components/today.tsx';
import { RECRUITER_DASHBOARD, WHOSE } from '../jobs.addresses.ts';
import { WAITING_POLL_MS } from '../jobs.queries.ts';
import classes from './recruiter-dashboard.module.css';

type Stats = Reply<typeof getRecruiterStats>;
type Jobs = Reply<typeof listRecruiterJobs>;

/** Below the fold, and with charts: it comes once the rest stands. */
const HiringFigures = lazy(() => import('../components/hiring-figures.tsx'));

export default function RecruiterDashboardScreen() {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const [{ whose, period }, setAddress] = useAddress(RECRUITER_DASHBOARD);
  useServerEvent('matches:changed', () => void refresh(listRecruiterJobs, getRecruiterStats));
  const stats = useQuery(queryFor(getRecruiterStats, {}));
  const jobs = useQuery({
    ...queryFor(listRecruiterJobs, { body: { page: 1 } }),
    refetchInterval: ({ state }) =>
      state.data?.results.some((job) => job.candidates_loading) ? WAITING_POLL_MS : false,
  });
  const isFresh = jobs.data?.total === 0;

  return (
    <Page
      title={user ? t('dashboard.greeting', { name: user.first_name }) : t('dashboard.title')}
      lead={user?.companyDetail && <bdi>{user.companyDetail.company_name}</bdi>}
      actions={
        !isFresh && (
          <ButtonLink
            to="/recruiter/jobs/post-job"
            leftSection={<PlusIcon size={18} stroke={1.8} aria-hidden />}
          >
            {t('listing.post')}
          </ButtonLink>
        )
      }
    >
      {!isFresh && <Counts stats={stats.data} hasFailed={stats.isError} />}
      {!isFresh && (
        <SegmentedControl
          className={classes.whose}
          size="sm"
          aria-label={t('dashboard.whose')}
          value={whose}
          onChange={(next) => setAddress({ whose: next })}
          data={WHOSE.map((value) => ({ value, label: t(`dashboard.whose_${value}`) }))}
        />
      )}
      {!isFresh && <TodayList mine={whose === 'mine'} />}
      <QueryView
        query={jobs}
        waiting={<ListSkeleton label={t('listing.waiting')} count={5} />}
        failedTitle={t('listing.failed')}
        isEmpty={(list) => list.total === 0}
        empty={<NoJobsYet />}
      >
        {(list) => <LatestJobs jobs={list} />}
      </QueryView>
      {jobs.data && !isFresh && (
        <Suspense fallback={<ListSkeleton label={t('dashboard.figures_waiting')} count={4} />}>
          <HiringFigures
            period={period}
            mine={whose === 'mine'}
            onPeriod={(next) => setAddress({ period: next })}
          />
        </Suspense>
      )}
    </Page>
  );
}

function NoJobsYet() {
  const { t } = useTranslation('jobs');
  return (
    <EmptyState
      title={t('dashboard.empty')}
      icon={<JobIcon size={30} stroke={1.5} aria-hidden />}
      action={
        <ButtonLink to="/recruiter/jobs/post-job" size="md">
          {t('dashboard.first_job')}
        </ButtonLink>
      }
    >
      {t('dashboard.empty_body')}
    </EmptyState>
  );
}

function Counts({ stats, hasFailed }: { stats: Stats | undefined; hasFailed: boolean }) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  const value = (of: (stats: Stats) => number): ReactNode => {
    if (stats) return format.number(of(stats));
    // A count that could not be loaded is not a zero.
    return hasFailed ? '—' : <Skeleton height={30} width={48} />;
  };
  const tiles = [
    {
      key: 'published',
      link: linkOptions({ to: '/recruiter/jobs', search: { status: 'published' } }),
      value: value((all) => all.published),
      note: stats && t('dashboard.of_limit', { limit: format.number(stats.post_job_limit) }),
    },
    {
      key: 'drafts',
      link: linkOptions({ to: '/recruiter/jobs', search: { status: 'draft' } }),
      value: value((all) => all.drafts),
    },
    {
      key: 'candidates',
      link: linkOptions({ to: '/recruiter/jobs' }),
      value: value((all) => all.matching_candidates),
      note: t('dashboard.in_published'),
    },
    {
      key: 'shortlisted',
      link: linkOptions({ to: '/recruiter/candidates' }),
      value: value((all) => all.shortlisted),
      note: t('dashboard.in_all'),
    },
  ] as const;
  return (
    <ul className={classes.counts} aria-label={t('dashboard.counts')}>
      {tiles.map((tile) => (
        <li key={tile.key}>
          <Link {...tile.link} className={classes.count}>
            <span className={classes.countLabel}>{t(`dashboard.${tile.key}`)}</span>
            <span className={classes.countValue}>{tile.value}</span>
            {'note' in tile && (
              // Its line is kept while the counts are asked for, so that nothing below moves.
              <span className={classes.countNote}>{tile.note ?? (hasFailed ? null : '\u00a0')}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function LatestJobs({ jobs }: { jobs: Jobs }) {
  const { t } = useTranslation('jobs');
  return (
    <Section
      title={t('dashboard.latest')}
      actions={<TextLink to="/recruiter/jobs">{t('dashboard.all_jobs', { count: jobs.total })}</TextLink>}
    >
      <ul className={classes.jobs}>
        {jobs.results.map((job) => (
          <li key={job.jid} className={classes.job}>
            <div className={classes.jobTitle}>
              <JobLink job={job} />
              <Words size="sm" isDimmed>
                {job.location && <KnownName of={job.location} />}
              </Words>
            </div>
            <BestCandidates job={job} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The first few candidates of a job, or why there are none. */
function BestCandidates({ job }: { job: Jobs['results'][number] }) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  if (job.status !== 'published') return <JobStatusBadge status={job.status} />;
  if (job.candidates_loading)
    return (
      <div>
        <StatusBadge tone="alive">{t('listing.ranking')}</StatusBadge>
        <Words size="sm" isDimmed className={classes.ranking}>
          {t('dashboard.ranking_body')}
        </Words>
      </div>
    );
  if (job.candidate_count === 0)
    return (
      <Words size="sm" isDimmed>
        {t('dashboard.no_candidates')}
      </Words>
    );
  const more = job.candidate_count - job.matching_candidates.length;
  return (
    <ul className={classes.people}>
      {job.matching_candidates.map((person) => (
        <li key={person.candidate_id}>
          <Link
            to="/recruiter/candidates/$id"
            params={{ id: person.candidate_id }}
            search={{ job_id: job.jid }}
            className={classes.person}
          >
            <bdi>{person.name}</bdi>
            <span className={classes.score}>{format.percent(person.score)}</span>
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <TextLink to="/recruiter/jobs/$id" params={{ id: job.jid }} size="sm" className={classes.more}>
            {t('dashboard.more_candidates', { count: more })}
          </TextLink>
        </li>
      )}
    </ul>
  );
}
