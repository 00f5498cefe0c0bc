import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { copyJob, type JobDraft, type ReadJob } from '#contract/features/jobs.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { Page } from '#web/design/page.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { call } from '#web/platform/call.ts';
import { whenIdle } from '#web/platform/idle.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { FromEarlierJob } from '../components/post-ways/from-earlier-job.tsx';
import { FromFile } from '../components/post-ways/from-file.tsx';
import { FromLink } from '../components/post-ways/from-link.tsx';
import { FromProfile } from '../components/post-ways/from-profile.tsx';
import { FromText } from '../components/post-ways/from-text.tsx';
import { SearchProfiles } from '../components/post-ways/search-profiles.tsx';
import { WaysToPost } from '../components/post-ways/ways-to-post.tsx';
import { beginDraftOf } from '../job-positions.ts';
import { POST_JOB } from '../jobs.addresses.ts';
import { beginDraft, refreshJobs } from '../jobs.queries.ts';

/** Most ways end in the editor, and none begins with it: it comes while one chooses. */
const fetchEditor = () => import('../components/job-editor.tsx');
const JobEditor = lazy(async () => ({ default: (await fetchEditor()).JobEditor }));

/** A new job: six ways to begin, and an empty form. */
export default function PostJobScreen() {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [{ mode, profile, title, draft }, setAddress] = useAddress(POST_JOB);
  const toEditor = (id: string) =>
    navigate({ to: '/recruiter/jobs/post-job/$id/edit', params: { id }, replace: false });
  const take = async (read: ReadJob) => toEditor((await beginDraftOf(read)).jid);
  const takeMade = async (draft: JobDraft) => toEditor((await beginDraft(draft)).jid);
  const copy = async (jobId: string) => {
    const job = await call(copyJob, { body: { job_id: jobId } });
    await refreshJobs();
    await toEditor(job.jid);
  };

  useEffect(() => whenIdle(() => void fetchEditor()), []);

  if (mode === 'EDIT_TEXT_JOB_POST')
    return <EmptyForm draft={draft} onCreated={(id) => setAddress({ draft: id })} />;
  const back =
    mode === 'DEFAULT' ? (
      <BackLink to="/recruiter/jobs">{t('back_to_jobs')}</BackLink>
    ) : (
      <BackLink to="/recruiter/jobs/post-job">{t('post.back')}</BackLink>
    );
  return (
    <Page
      title={t(`post.modes.${mode}.title`)}
      lead={t(`post.modes.${mode}.lead`)}
      width={mode === 'DEFAULT' ? 'content' : 'reading'}
      back={back}
    >
      {mode === 'DEFAULT' && <WaysToPost />}
      {mode === 'TEXT_JOB_POST' && <FromText onRead={take} />}
      {mode === 'FILE_JOB_POST' && <FromFile onRead={take} />}
      {mode === 'LINKEDIN_JOB_POST' && <FromLink onRead={take} />}
      {mode === 'JOB_LISTING' && <FromEarlierJob onChoose={copy} />}
      {mode === 'STANDARDISED' && <SearchProfiles title={title} />}
      {mode === 'STANDARDISED_JOB_POST' && <FromProfile title={title} profile={profile} onUse={takeMade} />}
    </Page>
  );
}

/** Written field by field. It becomes a draft with the first pause; a reload goes on with that draft. */
function EmptyForm({ draft, onCreated }: { draft: string; onCreated: (id: string) => void }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [found] = useState(draft);
  useEffect(() => {
    if (found)
      void navigate({ to: '/recruiter/jobs/post-job/$id/edit', params: { id: found }, replace: true });
  }, [found, navigate]);
  if (found) return null;
  return (
    <Page
      title={t('post.modes.EDIT_TEXT_JOB_POST.title')}
      lead={t('post.modes.EDIT_TEXT_JOB_POST.lead')}
      width="full"
      back={<BackLink to="/recruiter/jobs/post-job">{t('post.back')}</BackLink>}
    >
      <Suspense fallback={<FormSkeleton label={t('edit.waiting')} count={8} />}>
        <JobEditor
          job={null}
          onCreated={(job) => {
            onCreated(job.jid);
            void refreshJobs();
          }}
          onDone={(id, isPublished) =>
            navigate({
              to: isPublished ? '/recruiter/jobs/$id' : '/recruiter/jobs/post-job/$id/view',
              params: { id },
              replace: true,
            })
          }
        />
      </Suspense>
    </Page>
  );
}
