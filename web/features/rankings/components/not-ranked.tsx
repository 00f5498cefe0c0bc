import type { Job } from '#contract/features/jobs.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PeopleIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { Applicants } from './applicants.tsx';

/** Drafts and closed jobs have no ranking: what to do instead. */
export function NotRanked({ job }: { job: Job }) {
  const { t } = useTranslation('rankings');
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
          <ButtonLink to="/recruiter/candidates" search={{ job: job.jid, status: 'ALL' }} variant="default">
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
