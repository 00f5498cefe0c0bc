import { useNavigate, useParams } from '@tanstack/react-router';
import type { Job } from '#contract/features/jobs.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { Page } from '#web/design/page.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { JobStatusBadge } from '#web/widgets/job-details/job-status-badge.tsx';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { JobEditor } from '../components/job-editor.tsx';
import { NoSuchJob } from '../components/no-such-job.tsx';
import { readingOf } from '../job-reading.ts';
import { useJobToEdit } from '../jobs.queries.ts';

/** A job that exists: a draft to finish, or one that is published to change. */
export default function EditJobScreen() {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id: string };
  const job = useJobToEdit(id);
  // Until it is there, and where it is not, nothing is said of it.
  const status = job.data?.status;
  const isDraft = status === 'draft';
  const isAmongJobs = !status || isDraft;
  return (
    <Page
      title={t(isDraft ? 'edit.draft_title' : 'edit.title')}
      lead={status && <EditLead id={id} status={status} />}
      width="full"
      actions={job.data && <JobStatusBadge status={job.data.status} />}
      back={
        <BackLink to={isAmongJobs ? '/recruiter/jobs' : '/recruiter/jobs/$id'} params={{ id }}>
          {t(isAmongJobs ? 'back_to_jobs' : 'back_to_job')}
        </BackLink>
      }
    >
      <OneView
        query={job}
        missing={<NoSuchJob />}
        waiting={<FormSkeleton label={t('edit.waiting')} count={6} />}
      >
        {(found) =>
          // What the cache has may be older than what a colleague has saved: the editor begins with what is stored now.
          !job.isFetchedAfterMount ? (
            <FormSkeleton label={t('edit.waiting')} count={6} />
          ) : (
            <JobEditor
              key={found.jid}
              job={found}
              onDone={(jobId, isPublished) =>
                navigate({
                  to:
                    isPublished || found.status === 'published'
                      ? '/recruiter/jobs/$id'
                      : '/recruiter/jobs/post-job/$id/view',
                  params: { id: jobId },
                })
              }
            />
          )
        }
      </OneView>
    </Page>
  );
}

/** Who sees it, and what becomes of what is written. */
function EditLead({ id, status }: { id: string; status: Job['status'] }) {
  const { t } = useTranslation('jobs');
  if (status === 'draft') return t(readingOf(id) ? 'edit.lead_read' : 'edit.lead_draft');
  return t(status === 'published' ? 'edit.lead_published' : 'edit.lead_closed');
}
