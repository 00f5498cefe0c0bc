import { Checkbox, SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getRecruiterStats, JOB_STATUSES } from '#contract/features/jobs.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { JobIcon, PlusIcon, SearchIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { JobActions } from '#web/widgets/job-actions/job-actions.tsx';
import { type RecordColumn, RecordList } from '#web/widgets/record-list/record-list.tsx';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import {
  Age,
  CandidateCount,
  type ListedJob,
  Origin,
  StageCount,
  Standing,
} from '../components/job-cells.tsx';
import { JobLink } from '../components/job-link.tsx';
import { RECRUITER_JOBS } from '../jobs.addresses.ts';
import { jobsQuery, listOfJobs, refreshJobs, WAITING_POLL_MS } from '../jobs.queries.ts';
import classes from './recruiter-jobs.module.css';

/** Stages whose people are counted, in their order. */
const STAGES = ['applied', 'shortlisted', 'interview', 'offered', 'hired', 'rejected'] as const;

export default function RecruiterJobsScreen() {
  const { t } = useTranslation(['jobs', 'job-details']);
  const [{ page, status, q, mine }, setAddress] = useAddress(RECRUITER_JOBS);
  const format = useFormatters();
  useServerEvent('matches:changed', () => void refresh(listOfJobs));
  useServerEvent('jobs:changed', () => void refreshJobs());
  const stats = useQuery(queryFor(getRecruiterStats, {})).data;
  const totals = stats && { draft: stats.drafts, published: stats.published, closed: stats.closed };
  const jobs = useQuery({
    ...jobsQuery({ page, status, text: q, mine }),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      state.data?.results.some((job) => job.candidates_loading) ? WAITING_POLL_MS : false,
  });
  const isFiltered = q !== '' || status !== 'all' || mine;
  const columns: readonly RecordColumn<ListedJob>[] = [
    {
      header: t('listing.job'),
      className: classes.title,
      cell: (job) => (
        <>
          <JobLink job={job} />
          <Text size="xs" c="dimmed">
            <Origin job={job} />
          </Text>
        </>
      ),
    },
    { header: t('listing.status'), cell: (job) => <Standing job={job} /> },
    { header: t('listing.candidates'), cell: (job) => <CandidateCount job={job} />, isNumber: true },
    ...STAGES.map((stage) => ({
      header: t(`listing.stages.${stage}`),
      cell: (job: ListedJob) => <StageCount count={job.counts[stage]} />,
      isNumber: true,
    })),
    {
      header: t('listing.age'),
      className: classes.when,
      cell: (job) => <Age job={job} />,
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
              className={classes.statuses}
              aria-label={t('listing.status')}
              value={status}
              onChange={(next) => setAddress({ status: next, page: 1 }, { push: true })}
              data={(['all', ...JOB_STATUSES] as const).map((value) => ({
                value,
                label:
                  value === 'all'
                    ? t('listing.all')
                    : totals
                      ? t('listing.status_count', {
                          status: t(`job-details:status.${value}`),
                          number: format.number(totals[value]),
                        })
                      : t(`job-details:status.${value}`),
              }))}
            />
            <Checkbox
              className={classes.mine}
              label={t('listing.mine')}
              checked={mine}
              onChange={(event) => setAddress({ mine: event.currentTarget.checked, page: 1 }, { push: true })}
            />
          </>
        }
        query={jobs}
        waitingLabel={t('listing.waiting')}
        failedTitle={t('listing.failed')}
        empty={
          isFiltered ? (
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
  const counted = STAGES.filter((stage) => job.counts[stage] > 0);
  return (
    <>
      <div className={classes.cardTop}>
        <div className={classes.cardTitle}>
          <JobLink job={job} />
          <Text size="xs" c="dimmed">
            <Origin job={job} />
          </Text>
        </div>
        <JobActions job={job} />
      </div>
      <div className={classes.cardFacts}>
        <Standing job={job} />
        <Text size="sm" component="span">
          <Age job={job} />
        </Text>
        {job.status === 'published' && (
          <Text size="sm">
            {job.candidates_loading ? (
              <CandidateCount job={job} />
            ) : (
              t('listing.candidate_count', { count: job.candidate_count })
            )}
          </Text>
        )}
      </div>
      {counted.length > 0 && (
        <dl className={classes.cardCounts}>
          {counted.map((stage) => (
            <div key={stage}>
              <dt>{t(`listing.stages.${stage}`)}</dt>
              <dd>{format.number(job.counts[stage])}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
