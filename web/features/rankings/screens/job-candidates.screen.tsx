import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { getJob, type Job } from '#contract/features/jobs.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { CardsIcon, EditIcon, JobIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isOffered } from '#web/platform/portal.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { JobActions } from '#web/widgets/job-actions/job-actions.tsx';
import { JobStatusBadge } from '#web/widgets/job-details/job-status-badge.tsx';
import { ShareJob } from '#web/widgets/job-sharing/share-job.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { NotRanked } from '../components/not-ranked.tsx';
import { RankedPeople } from '../components/ranked-candidates.tsx';
import { isForEmployees } from '../job-audience.ts';
import classes from './job-candidates.module.css';

/** Few companies have connected a hiring system: its part comes by itself. */
const SystemJob = lazy(() => import('../components/system-job.tsx'));

/** A job with its candidates, best first, to be decided on one by one or together. */
export default function JobCandidatesScreen() {
  const { t } = useTranslation('rankings');
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id: string };
  const job = useQuery(queryFor(getJob, { params: { id }, query: { company_job: 'true' } }));
  return (
    <Page
      // What waited and what came are two pages: nothing that is read is pushed down by its buttons.
      key={job.data ? 'there' : 'waiting'}
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
                search={{ job: id }}
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
            <Suspense fallback={null}>{isOffered('hiring-systems') && <SystemJob jobId={id} />}</Suspense>
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
            action={<ButtonLink to="/recruiter/jobs">{t('swipe.jobs')}</ButtonLink>}
          >
            {t('job.missing_body')}
          </EmptyState>
        }
      >
        {(found) => (found.status === 'published' ? <RankedPeople job={found} /> : <NotRanked job={found} />)}
      </OneView>
    </Page>
  );
}

function JobLead({ job }: { job: Job }) {
  const format = useFormatters();
  const { t } = useTranslation(['rankings', 'job-details']);
  const facts = [
    t(`job-details:work_place.${job.work_place}`),
    job.posted_at && t('job.posted', { date: format.date(job.posted_at) }),
  ].filter(Boolean);
  return (
    <span className={classes.lead}>
      <JobStatusBadge status={job.status} />
      {job.location && <KnownName of={job.location} />}
      {facts.map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
    </span>
  );
}
