import { useQuery } from '@tanstack/react-query';
import { getJob } from '#contract/features/jobs.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { EmployeesOfJob } from '../components/employees-of-job.tsx';
import { NoJob } from '../components/no-job.tsx';
import { NobodyToShow } from '../components/nobody-to-show.tsx';
import { SwipeDeck } from '../components/swipe-deck.tsx';
import { isForEmployees } from '../job-audience.ts';
import { ONE_BY_ONE } from '../rankings.addresses.ts';
import { useOrder } from '../rankings.queries.ts';

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
      {job.data && isForEmployees(job.data) ? (
        <EmployeesOfJob jobId={jobId} />
      ) : (
        <Undecided key={jobId} jobId={jobId} />
      )}
    </Page>
  );
}

function Undecided({ jobId }: { jobId: string }) {
  const { t } = useTranslation('candidate-rows');
  const ranking = useOrder(jobId, { status: 'PENDING' });
  return (
    <QueryView
      query={ranking}
      waiting={<ListSkeleton label={t('waiting')} count={3} />}
      failedTitle={t('failed')}
      isEmpty={({ order }) => order.length === 0}
      empty={<NobodyToShow jobId={jobId} isComputing={ranking.data?.computing ?? false} />}
    >
      {({ order }) => <SwipeDeck jobId={jobId} order={order} />}
    </QueryView>
  );
}
