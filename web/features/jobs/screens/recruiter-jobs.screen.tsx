import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#web/design/empty-state.tsx';
import { JobIcon, PlusIcon, SearchIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { useAddress } from '#web/platform/address.ts';
import { refresh } from '#web/platform/queries.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { JobActions } from '#web/widgets/job-actions/job-actions.tsx';
import { type RecordColumn, RecordList } from '#web/widgets/record-list/record-list.tsx';
import { JobCard } from '../components/job-card.tsx';
import {
  Age,
  CandidateCount,
  COUNTED_STAGES,
  type ListedJob,
  StageCount,
  Standing,
  TitleAndOrigin,
} from '../components/job-cells.tsx';
import { JobListFilters } from '../components/job-list-filters.tsx';
import { RECRUITER_JOBS } from '../jobs.addresses.ts';
import { jobsQuery, listOfJobs, refreshJobs, WAITING_POLL_MS } from '../jobs.queries.ts';
import classes from './recruiter-jobs.module.css';

export default function RecruiterJobsScreen() {
  const { t } = useTranslation('jobs');
  const [{ page, status, q, mine }] = useAddress(RECRUITER_JOBS);
  useServerEvent('matches:changed', () => void refresh(listOfJobs));
  useServerEvent('jobs:changed', () => void refreshJobs());
  const jobs = useQuery({
    ...jobsQuery({ page, status, text: q, mine }),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      state.data?.results.some((job) => job.candidates_loading) ? WAITING_POLL_MS : false,
  });
  const columns = useJobColumns();
  const isFiltered = q !== '' || status !== 'all' || mine;

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
        filters={<JobListFilters />}
        query={jobs}
        waitingLabel={t('listing.waiting')}
        failedTitle={t('listing.failed')}
        empty={isFiltered ? <NothingFound /> : <NoJobsYet />}
        rowKey={(job) => job.jid}
        columns={columns}
        card={(job) => <JobCard job={job} />}
      />
    </Page>
  );
}

function useJobColumns(): readonly RecordColumn<ListedJob>[] {
  const { t } = useTranslation('jobs');
  return [
    {
      header: t('listing.job'),
      className: classes.title,
      cell: (job) => <TitleAndOrigin job={job} />,
    },
    { header: t('listing.status'), cell: (job) => <Standing job={job} /> },
    { header: t('listing.candidates'), cell: (job) => <CandidateCount job={job} />, isNumber: true },
    ...COUNTED_STAGES.map((stage) => ({
      header: t(`listing.stages.${stage}`),
      cell: (job: ListedJob) => (
        <StageCount
          count={job.counts[stage]}
          {...(stage === 'applied' && { undecided: job.counts.undecided })}
        />
      ),
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
}

function NothingFound() {
  const { t } = useTranslation('jobs');
  return (
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
  );
}

function NoJobsYet() {
  const { t } = useTranslation('jobs');
  return (
    <EmptyState
      title={t('listing.empty')}
      icon={<JobIcon size={28} stroke={1.5} aria-hidden />}
      action={<ButtonLink to="/recruiter/jobs/post-job">{t('listing.post')}</ButtonLink>}
    >
      {t('listing.empty_body')}
    </EmptyState>
  );
}
