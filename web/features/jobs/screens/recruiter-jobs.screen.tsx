import { SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { JOB_STATUSES, type listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { JobIcon, PlusIcon, SearchIcon } from '#web/design/icons.ts';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { oneOf, text, useAddress, wholeNumber } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { refresh } from '#web/platform/queries.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { JobActions } from '#web/widgets/job-actions.tsx';
import { JobStatusBadge } from '#web/widgets/job-status-badge.tsx';
import { type RecordColumn, RecordList } from '#web/widgets/record-list.tsx';
import { SearchField } from '#web/widgets/search-field.tsx';
import { JobLink } from '../components/job-link.tsx';
import { jobsQuery, listOfJobs, WAITING_POLL_MS } from '../jobs.queries.ts';
import classes from './recruiter-jobs.module.css';

type ListedJob = Reply<typeof listRecruiterJobs>['results'][number];

const ADDRESS = {
  page: wholeNumber(1),
  status: oneOf(['all', ...JOB_STATUSES], 'all'),
  q: text(),
};

export default function RecruiterJobsScreen() {
  const { t } = useTranslation(['jobs', 'widgets']);
  const [{ page, status, q }, setAddress] = useAddress(ADDRESS);
  const format = useFormatters();
  useServerEvent('matches:changed', () => void refresh(listOfJobs));
  const jobs = useQuery({
    ...jobsQuery({ page, status, text: q }),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      state.data?.results.some((job) => job.candidates_loading) ? WAITING_POLL_MS : false,
  });
  const isFiltered = q !== '' || status !== 'all';
  const columns: readonly RecordColumn<ListedJob>[] = [
    {
      header: t('listing.job'),
      className: classes.title,
      cell: (job) => (
        <>
          <JobLink job={job} />
          {job.location && (
            <Text size="xs" c="dimmed">
              <bdi>{job.location}</bdi>
            </Text>
          )}
        </>
      ),
    },
    { header: t('listing.status'), cell: (job) => <JobStatusBadge status={job.status} /> },
    { header: t('listing.candidates'), cell: (job) => <CandidateCount job={job} />, isNumber: true },
    { header: t('listing.shortlisted'), cell: (job) => format.number(job.shortlisted_count), isNumber: true },
    { header: t('listing.best'), cell: (job) => <Best job={job} /> },
    {
      header: t('listing.posted'),
      className: classes.when,
      cell: (job) => (job.posted_at ? format.date(job.posted_at) : t('listing.not_posted')),
    },
    {
      header: <VisuallyHidden>{t('listing.actions')}</VisuallyHidden>,
      className: classes.actions,
      cell: (job) => <JobActions job={job} />,
    },
  ];

  return (
    <Page
      title={t('listing.title')}
      lead={t('listing.lead')}
      width="full"
      actions={
        <ButtonLink
          to="/recruiter/jobs/post-job"
          leftSection={<PlusIcon size={18} stroke={1.8} aria-hidden />}
        >
          {t('listing.post')}
        </ButtonLink>
      }
    >
      <RecordList
        filters={
          <>
            <SearchField
              label={t('listing.search')}
              value={q}
              onSearch={(found) => setAddress({ q: found, page: 1 })}
            />
            <SegmentedControl
              aria-label={t('listing.status')}
              value={status}
              onChange={(next) => setAddress({ status: next as typeof status, page: 1 }, { push: true })}
              data={(['all', ...JOB_STATUSES] as const).map((value) => ({
                value,
                label: value === 'all' ? t('listing.all') : t(`widgets:jobs.status.${value}`),
              }))}
            />
          </>
        }
        query={jobs}
        waitingLabel={t('listing.waiting')}
        failedTitle={t('listing.failed')}
        empty={
          isFiltered || page > 1 ? (
            <EmptyState
              title={t('listing.nothing_found')}
              icon={<SearchIcon size={28} stroke={1.5} aria-hidden />}
              action={
                <ButtonLink to="/recruiter/jobs" variant="default">
                  {t('listing.show_all')}
                </ButtonLink>
              }
            >
              {t('listing.nothing_found_body')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('listing.empty')}
              icon={<JobIcon size={28} stroke={1.5} aria-hidden />}
              action={<ButtonLink to="/recruiter/jobs/post-job">{t('listing.post')}</ButtonLink>}
            >
              {t('listing.empty_body')}
            </EmptyState>
          )
        }
        rowKey={(job) => job.jid}
        columns={columns}
        card={(job) => <JobCard job={job} />}
      />
    </Page>
  );
}

function JobCard({ job }: { job: ListedJob }) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  return (
    <>
      <div className={classes.cardTop}>
        <div className={classes.cardTitle}>
          <JobLink job={job} />
          <Text size="xs" c="dimmed">
            {job.location && (
              <>
                <bdi>{job.location}</bdi>
                {' · '}
              </>
            )}
            {job.posted_at ? format.date(job.posted_at) : t('listing.not_posted')}
          </Text>
        </div>
        <JobActions job={job} />
      </div>
      <div className={classes.cardFacts}>
        <JobStatusBadge status={job.status} />
        <Text size="sm">
          {job.candidates_loading ? (
            <CandidateCount job={job} />
          ) : (
            t('listing.candidate_count', { count: job.candidate_count })
          )}
        </Text>
        {job.shortlisted_count > 0 && (
          <Text size="sm">{t('listing.shortlisted_count', { count: job.shortlisted_count })}</Text>
        )}
      </div>
    </>
  );
}

function CandidateCount({ job }: { job: ListedJob }) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  if (job.candidates_loading) return <StatusBadge tone="alive">{t('listing.ranking')}</StatusBadge>;
  if (job.status !== 'published') return <Text c="dimmed">—</Text>;
  return <>{format.number(job.candidate_count)}</>;
}

function Best({ job }: { job: ListedJob }) {
  const format = useFormatters();
  const best = job.matching_candidates[0];
  if (!best) return null;
  return (
    <TextLink
      to="/recruiter/candidates/$id"
      params={{ id: best.candidate_id }}
      search={{ job_id: job.jid } as never}
      size="sm"
    >
      <bdi>{best.name}</bdi> · {format.percent(best.score)}
    </TextLink>
  );
}
