import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BackLink } from '#web/design/back-link.tsx';
import { Page } from '#web/design/page.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { JobStatusBadge } from '#web/widgets/job-status-badge.tsx';
import { OneView } from '#web/widgets/one-view.tsx';
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
  const isDraft = job.data?.status === 'draft';
  const wasRead = readingOf(id) !== null;
  return (
    <Page
      title={t(isDraft ? 'edit.draft_title' : 'edit.title')}
      lead={isDraft ? t(wasRead ? 'edit.lead_read' : 'edit.lead_draft') : t('edit.lead_published')}
      width="full"
      actions={job.data && <JobStatusBadge status={job.data.status} />}
      back={
        <BackLink to={isDraft ? '/recruiter/jobs' : '/recruiter/jobs/$id'} params={{ id }}>
          {t(isDraft ? 'back_to_jobs' : 'back_to_job')}
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
