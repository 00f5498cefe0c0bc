import { postJob, publishJob } from '#contract/features/jobs.contract.ts';
import { call, callWithMessage } from '#web/platform/call.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { unsavedWork } from '#web/platform/unsaved-work.ts';
import { nameOfWork, type useJobEditing } from './job-editing.ts';
import { writingOf } from './job-form-values.ts';
import { dropReading } from './job-reading.ts';
import { refreshJobs } from './jobs.queries.ts';

export type JobEditing = ReturnType<typeof useJobEditing>;

/** Where to go after saving (`false`) or publishing (`true`). */
export type OnJobDone = (jobId: string, isPublished: boolean) => Promise<void>;

/** The ways out of the editor. Each stores what is written and goes on to where `onDone` leads. */
export function useFinishing({ saveOrStay, form, jobId: opened }: JobEditing, onDone: OnJobDone) {
  const { t } = useTranslation('jobs');
  const done = async (jobId: string, isPublished: boolean) => {
    await refreshJobs();
    await onDone(jobId, isPublished);
  };
  return {
    /** @throws ShownInPlace where the job could not be saved */
    publish: async () => {
      const jobId = await saveOrStay();
      const { message } = await callWithMessage(publishJob, { params: { id: jobId } });
      dropReading(jobId);
      showNotice(message);
      await done(jobId, true);
    },
    saveAndLeave: async () => {
      // What a draft still lacks is no obstacle; where it could not be saved, the line beside says why.
      const jobId = await saveOrStay().catch(() => null);
      if (jobId) await done(jobId, false);
    },
    /** @throws ShownInPlace where the job could not be saved */
    saveChanges: async () => {
      const jobId = await saveOrStay();
      showNotice(t('editing.changes_saved'));
      await done(jobId, false);
    },
    /** What a colleague deleted lives on as a draft of one's own. */
    saveAsNew: async () => {
      const created = await call(postJob, { body: { job: writingOf(form.getValues()), publish: false } });
      await unsavedWork.drop(nameOfWork(opened));
      await done(created.jid, false);
    },
  };
}
