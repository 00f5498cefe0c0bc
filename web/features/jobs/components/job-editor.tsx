import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Job } from '#contract/features/jobs.contract.ts';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { codesByPath } from '#web/platform/contract-form.ts';
import { beforeParting } from '#web/platform/parting.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { unsavedWork } from '#web/platform/unsaved-work.ts';
import { type JobEditingForm, jobForm, nameOfWork, useJobEditing } from '../job-editing.ts';
import type { KeptWork } from '../job-editing-state.ts';
import { type OnJobDone, useFinishing } from '../job-finishing.ts';
import { EMPTY_JOB } from '../job-form-values.ts';
import { readingOf } from '../job-reading.ts';
import { EDIT_JOB } from '../jobs.addresses.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import classes from './job-editor.module.css';
import { JobEditorFooter } from './job-editor-footer.tsx';
import { JobFields } from './job-fields/job-fields.tsx';
import { focusOn, GoneNotice, KeptNotice, Missing, ReadingNotices } from './job-notices.tsx';
import { MatchingNow } from './matching-now.tsx';
import { OtherPositions } from './other-positions.tsx';

interface JobEditorProps {
  /** The job to edit; null begins one. */
  job: Job | null;
  /** Told when a new job is stored for the first time. */
  onCreated?: (job: Job) => void;
  onDone: OnJobDone;
}

/** The one editor in which every way to a job ends. What this browser kept of it is fetched before the form is drawn. */
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
  const editing = useJobEditing({ job, kept }, EMPTY_JOB, onCreated);
  const { publish, saveAndLeave, saveChanges, saveAsNew } = useFinishing(editing, onDone);
  const { form, state, save } = editing;
  const wish = useRef<'save' | 'publish'>('save');
  const [wasKept, setWasKept] = useState(kept !== null);
  const reading = readingOf(editing.jobId);
  const discard = () => {
    editing.discard();
    setWasKept(false);
  };
  useCheckAtFirst(form);
  useEffect(() => (state.kind === 'waiting' ? beforeParting(save) : undefined), [state.kind, save]);

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
          {wasKept && <KeptNotice onDiscard={discard} />}
          {state.kind === 'gone' && <GoneNotice onSaveAsNew={() => void saveAsNew()} />}
          {editing.jobId && <OtherPositions jobId={editing.jobId} />}
          {reading && <ReadingNotices reading={reading} values={form.values} />}
        </div>
        <JobFields form={form} reading={reading} status={editing.status} />
        <JobEditorFooter
          editing={editing}
          onPublish={(element) => {
            wish.current = 'publish';
            element?.requestSubmit();
          }}
          onSaveAndLeave={() => void saveAndLeave()}
        />
      </div>
      <aside className={classes.aside}>
        <MatchingNow values={form.values} />
        <Missing values={form.values} />
      </aside>
      {editing.conflict && <ConflictDialog conflict={editing.conflict} onResolve={editing.resolve} />}
    </form>
  );
}

/** Where the address asks for it, says what keeps the job from being published: once, with what the form begins with. */
function useCheckAtFirst({ getValues, setErrors }: JobEditingForm): void {
  const [{ check: isToCheck }] = useAddress(EDIT_JOB);
  const isChecked = useRef(false);
  useEffect(() => {
    if (!isToCheck || isChecked.current) return;
    isChecked.current = true;
    void jobForm().then((rules) => {
      const checked = rules.safeParse(getValues());
      if (checked.success) return;
      const errors = codesByPath(checked.error.issues);
      setErrors(errors);
      const [first] = Object.keys(errors);
      if (first) requestAnimationFrame(() => focusOn(first));
    }, showError);
  }, [isToCheck, getValues, setErrors]);
}

/** Enter in a field of so long a form means “done with this field”, not “send”. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
