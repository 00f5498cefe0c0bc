import type { Job } from '#contract/features/jobs.contract.ts';
import { TextLink } from '#web/design/links.tsx';
import { useTranslation } from '#web/platform/translation.ts';

/** A job by its title: a draft leads to its preview, any other to its candidates. */
export function JobLink({ job }: { job: Pick<Job, 'jid' | 'job_title' | 'status'> }) {
  const { t } = useTranslation('jobs');
  return (
    <TextLink
      to={job.status === 'draft' ? '/recruiter/jobs/post-job/$id/view' : '/recruiter/jobs/$id'}
      params={{ id: job.jid }}
      fw={500}
    >
      <bdi>{job.job_title || t('untitled')}</bdi>
    </TextLink>
  );
}
