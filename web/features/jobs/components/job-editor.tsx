import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Job, postJob, publishJob } from '#contract/features/jobs.contract.ts';
import { FormActions } from '#web/design/form-layout.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { call, callWithMessage } from '#web/platform/call.ts';
import { codesByPath } from '#web/platform/contract-form.ts';
import { beforeParting } from '#web/platform/parting.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { unsavedWork } from '#web/platform/unsaved-work.ts';
import { nameOfWork, useJobEditing } from '../job-editing.ts';
import type { KeptWork } from '../job-editing-state.ts';
import { EMPTY_JOB, type JobField, JobForm, writingOf } from '../job-form-values.ts';
import { dropReading, readingOf } from '../job-reading.ts';
import { EDIT_JOB } from '../jobs.addresses.ts';
import { refreshJobs } from '../jobs.queries.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { GapNotice } from './gap-notice.tsx';
import classes from './job-editor.module.css';
import { JobFields } from './job-fields.tsx';
import formClasses from './job-form.module.css';
import { focusOn, Missing, ReadingNotices } from './job-notices.tsx';
import { MatchingNow } from './matching-now.tsx';
import { SaveState } from './save-state.tsx';

interface JobEditorProps {
  /** The job to edit; null begins one. */
  job: Job | null;
  /** What was kept in this browser is fetched before the form is drawn, and said. */
  onCreated?: (job: Job) => void;
  /** Where to go after saving (`false`) or publishing (`true`). */
  onDone: (jobId: string, isPublished: boolean) => Promise<void>;
}

/** The one editor in which every way to a job ends. */
export function JobEditor(props: JobEditorProps) {
  const { t } = useTranslation('jobs');
  const { job } = props;
  const name = nameOfWork(job?.jid ?? null);
  const kept = useQuery({
    queryKey: ['unsaved work', name],
    queryFn: async () => ((await unsavedWork.read(name)) as KeptWork | null) ?? null,
    gcTime: 0,
    staleTime: 0,
  });
  if (kept.data === undefined) return <FormSkeleton label={t('edit.waiting')} count={6} />;
  return <OpenEditor key={name} {...props} kept={kept.data} />;
}

function OpenEditor({ job, kept, onCreated, onDone }: JobEditorProps & { kept: KeptWork | null }) {
  const { t } = useTranslation('jobs');
  const editing = useJobEditing({ job, kept }, EMPTY_JOB, onCreated);
  const { form, state, status, save, saveOrStay } = editing;
  const [{ check: isToCheck }] = useAddress(EDIT_JOB);
  const wish = useRef<'save' | 'publish'>('save');
  const [wasKept, setWasKept] = useState(kept !== null);
  const reading = readingOf(editing.jobId);
  const isDraft = status === 'draft';

  // Once, with what it begins with.
  const { getValues, setErrors } = form;
  const isChecked = useRef(false);
  useEffect(() => {
    if (!isToCheck || isChecked.current) return;
    isChecked.current = true;
    const checked = JobForm.safeParse(getValues());
    if (checked.success) return;
    const errors = codesByPath(checked.error.issues);
    setErrors(errors);
    requestAnimationFrame(() => focusOn(Object.keys(errors)[0] as JobField));
  }, [isToCheck, getValues, setErrors]);

  useEffect(() => (state.kind === 'waiting' ? beforeParting(save) : undefined), [state.kind, save]);

  const done = async (jobId: string, isPublished: boolean) => {
    await refreshJobs();
    await onDone(jobId, isPublished);
  };
  const publish = async () => {
    const jobId = await saveOrStay();
    const { message } = await callWithMessage(publishJob, { params: { id: jobId } });
    dropReading(jobId);
    showNotice(message);
    await done(jobId, true);
  };
  const saveAndLeave = async () => {
    // What a draft still lacks is no obstacle; where it could not be saved, the line beside says why.
    const jobId = await saveOrStay().catch(() => null);
    if (jobId) await done(jobId, false);
  };
  const saveChanges = async () => {
    const jobId = await saveOrStay();
    showNotice(t('editing.changes_saved'));
    await done(jobId, false);
  };
  /** What a colleague deleted lives on as a draft of one's own. */
  const saveAsNew = async () => {
    const created = await call(postJob, { body: { job: writingOf(form.getValues()), publish: false } });
    await unsavedWork.drop(nameOfWork(editing.jobId));
    await done(created.jid, false);
  };

  return (
    <form
      className={classes.editor}
      onKeyDown={keepEnter}
      {...form.sending(async () => {
        const isToPublish = wish.current === 'publish';
        wish.current = 'save';
        await (isToPublish ? publish() : saveChanges());
      })}
    >
      <div className={classes.main}>
        <div className={classes.notices}>
          {wasKept && (
            <GapNotice
              title={t('edit.kept')}
              action={
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                  onClick={() => {
                    editing.discard();
                    setWasKept(false);
                  }}
                >
                  {t('edit.discard')}
                </Button>
              }
            />
          )}
          {state.kind === 'gone' && (
            <GapNotice
              title={t('editing.gone.title')}
              action={
                <Button size="compact-sm" onClick={() => void saveAsNew()}>
                  {t('editing.gone.save_as_new')}
                </Button>
              }
            >
              {t('editing.gone.body')}
            </GapNotice>
          )}
          {reading && <ReadingNotices reading={reading} values={form.values} />}
        </div>
        <JobFields form={form} reading={reading} status={status} />
        <div className={formClasses.footer}>
          <FormActions>
            {status === 'published' ? (
              <Button type="submit" size="md" loading={form.submitting} disabled={state.kind === 'gone'}>
                {t('form.save')}
              </Button>
            ) : (
              <Button
                size="md"
                loading={form.submitting}
                disabled={state.kind === 'gone'}
                onClick={(event) => {
                  wish.current = 'publish';
                  event.currentTarget.form?.requestSubmit();
                }}
              >
                {t(isDraft ? 'form.publish' : 'form.publish_again')}
              </Button>
            )}
            {status !== 'published' && (
              <Button
                size="md"
                variant="default"
                disabled={form.submitting || state.kind === 'gone'}
                onClick={() => void saveAndLeave()}
              >
                {t(isDraft ? 'form.save_draft' : 'form.save')}
              </Button>
            )}
            <SaveState state={state} onRetry={() => void save()} />
          </FormActions>
        </div>
      </div>
      <aside className={classes.aside}>
        <MatchingNow values={form.values} />
        <Missing values={form.values} />
      </aside>
      {editing.conflict && <ConflictDialog conflict={editing.conflict} onResolve={editing.resolve} />}
    </form>
  );
}

/** Enter in a field of so long a form means “done with this field”, not “send”. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
