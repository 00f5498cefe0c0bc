import { Button, Group } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { Job } from '#contract/features/jobs.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EditIcon, PeopleIcon, SendIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { JobActions } from '#web/widgets/job-actions/job-actions.tsx';
import { useJobChanges } from '#web/widgets/job-actions/job-changes.ts';
import { JobDetails } from '#web/widgets/job-details/job-details.tsx';
import { JobStatusBadge } from '#web/widgets/job-details/job-status-badge.tsx';
import { PublishPanel } from '#web/widgets/job-publishing/publish-panel.tsx';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { GapNotice } from '../components/gap-notice.tsx';
import { NoSuchJob } from '../components/no-such-job.tsx';
import { gapsOf, neededOf } from '../job-form-values.ts';
import { useOwnJob } from '../jobs.queries.ts';
import classes from './preview-job.module.css';

/** A job as candidates will read it, before it is published. */
export default function PreviewJobScreen() {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id: string };
  const job = useOwnJob(id);
  const { publish } = useJobChanges();
  const goToCandidates = () => navigate({ to: '/recruiter/jobs/$id', params: { id } });

  return (
    <Page
      title={job.data ? <bdi>{job.data.job_title || t('untitled')}</bdi> : t('preview.title')}
      lead={job.data && <PreviewLead job={job.data} />}
      back={<BackLink to="/recruiter/jobs">{t('back_to_jobs')}</BackLink>}
      actions={
        job.data && (
          <>
            {job.data.status === 'published' ? (
              <ButtonLink
                to="/recruiter/jobs/$id"
                params={{ id }}
                leftSection={<PeopleIcon size={18} stroke={1.7} aria-hidden />}
              >
                {t('preview.candidates')}
              </ButtonLink>
            ) : (
              <Button
                leftSection={<SendIcon size={18} stroke={1.7} aria-hidden />}
                loading={publish.isPending}
                onClick={() => publish.mutate({ params: { id } }, { onSuccess: () => void goToCandidates() })}
              >
                {t('form.publish')}
              </Button>
            )}
            <ButtonLink
              to="/recruiter/jobs/post-job/$id/edit"
              params={{ id }}
              variant="default"
              leftSection={<EditIcon size={18} stroke={1.7} aria-hidden />}
            >
              {t('preview.edit')}
            </ButtonLink>
            <JobActions job={job.data} onDeleted={() => void navigate({ to: '/recruiter/jobs' })} />
          </>
        )
      }
    >
      <OneView query={job} missing={<NoSuchJob />} waiting={<PageSkeleton label={t('preview.waiting')} />}>
        {(found) => (
          <>
            <Gaps job={found} />
            <div className={found.status === 'published' ? classes.beside : undefined}>
              <div className={classes.job}>
                <JobDetails job={found} />
              </div>
              {found.status === 'published' && (
                <Section title={t('preview.reach')}>
                  <PublishPanel jobId={found.jid} />
                </Section>
              )}
            </div>
          </>
        )}
      </OneView>
    </Page>
  );
}

function PreviewLead({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  return (
    <Group gap="sm" component="span">
      <JobStatusBadge status={job.status} />
      <span>
        <bdi>{job.company.company_name}</bdi>
        {job.status === 'draft' && (
          <>
            <Dot />
            {t('preview.only_you')}
          </>
        )}
      </span>
    </Group>
  );
}

/** What publishing still needs; and what candidates and the matching would miss, which is no obstacle to it. */
function Gaps({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  if (job.status === 'published') return null;
  const needed = neededOf(job);
  const gaps = gapsOf(job);
  return (
    <>
      {needed.length > 0 && (
        <GapNotice title={t('preview.needed_title')}>
          {t('preview.needed_body', { fields: format.list(needed.map((field) => t(`form.${field}`))) })}
        </GapNotice>
      )}
      {gaps.length > 0 && (
        <GapNotice title={t('preview.gaps_title')}>
          {t(needed.length > 0 ? 'preview.gaps' : 'preview.gaps_body', {
            fields: format.list(gaps.map((field) => t(`form.${field}`))),
          })}
        </GapNotice>
      )}
    </>
  );
}
