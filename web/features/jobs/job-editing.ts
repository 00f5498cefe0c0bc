import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { getJob, type Job } from '#contract/features/jobs.contract.ts';
import { call } from '#web/platform/call.ts';
import { type ContractForm, ShownInPlace, useContractForm } from '#web/platform/contract-form.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLatest } from '#web/platform/latest.ts';
import { type Machine, useMachine } from '#web/platform/machine.ts';
import { queryFor } from '#web/platform/queries.ts';
import { hasToken } from '#web/platform/session-store.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { unsavedWork } from '#web/platform/unsaved-work.ts';
import {
  beginEditing,
  type Editing,
  type EditingEvent,
  edit,
  isNewer,
  type KeptWork,
  type Opened,
  savesByItself,
} from './job-editing-state.ts';
import type { JobForm } from './job-form.ts';
import { type JobField, type JobFormValues, valuesOf } from './job-form-values.ts';
import { isUnchanged, merge, withFields } from './job-merge.ts';
import { ownJob, storeJob } from './job-saving.ts';

export type JobEditingForm = ContractForm<JobFormValues, typeof JobForm>;

/** The name under which this browser keeps what was written of a job and not saved. */
export const nameOfWork = (jobId: string | null) => `job ${jobId ?? 'new'}`;

const PAUSE_MS = 1_200;
const KEEP_MS = 250;
const AGAIN_MS = 10_000;

/** What the parts of the editor share: the state, the form, and what is done with both. */
interface Work extends Machine<Editing, EditingEvent> {
  form: Readonly<RefObject<JobEditingForm>>;
}

/** The contract's rules over the form; they are fetched with the first letter that is written. */
export const jobForm = async () => (await import('./job-form.ts')).JobForm;

/**
 * A job that is being written. A draft saves itself with every pause; changes of a published or closed job are kept in
 * this browser until they are saved. What colleagues save meanwhile is taken over field by field, and asked about where both
 * wrote into one. Nothing typed is lost by a reload, a lost connection or the end of the session.
 */
export function useJobEditing(opened: Opened, empty: JobFormValues, onCreated?: (job: Job) => void) {
  const { t } = useTranslation('jobs');
  const [begun] = useState(() => beginEditing(opened, empty, t('editing.changed_elsewhere')));
  const form = useContractForm({ schema: jobForm, initialValues: begun.values });
  const { state, send, now } = useMachine(edit, begun.editing);
  const work: Work = { state, send, now, form: useLatest(form) };
  const written = work.form;
  const keep = useKeeping(work);
  const takeOver = useTakingOver(work);
  const { save, underWay } = useSaving(work, takeOver, onCreated);
  useSavingByItself(work, form.values, keep, save);
  useTryingAgain(work, save);
  useLeaving(work, keep, save);
  useColleagues(work, takeOver, underWay);

  /** Ends a conflict: the fields named here become theirs, the others stay mine. */
  const resolve = (fields: readonly JobField[]) => {
    const { conflict } = now();
    if (!conflict) return;
    send({ kind: 'resolved' });
    written.current.setValues(withFields(written.current.getValues(), conflict.theirs, fields));
  };
  /** Saves, and says which job it is. @throws ShownInPlace where it could not: a form that sends stays as it is then */
  const saveOrStay = async (): Promise<string> => {
    const isSaved = await save();
    const { jobId } = now();
    if (!isSaved || jobId === null) throw new ShownInPlace();
    return jobId;
  };
  /** Lets go of what was written, back to what is stored. */
  const discard = () => {
    written.current.setValues(now().stored);
    written.current.clearErrors();
    send({ kind: 'discarded' });
  };
  const { save: saving, status, conflict, jobId } = state;
  return { form, state: saving, status, conflict, save, saveOrStay, resolve, discard, jobId };
}

const isClean = ({ now, form }: Pick<Work, 'now' | 'form'>): boolean =>
  isUnchanged(now().stored, form.current.getValues());

/** Keeps in this browser what is written and not stored, and drops it where nothing is. */
function useKeeping({ now, form }: Work): () => Promise<void> {
  return useCallback(() => {
    const { jobId, version, stored } = now();
    const name = nameOfWork(jobId);
    if (isClean({ now, form })) return unsavedWork.drop(name);
    const kept: KeptWork = { version, base: stored, values: form.current.getValues() };
    return unsavedWork.keep(name, kept);
  }, [now, form]);
}

type TakeOver = (job: Job, message: string) => boolean;

/** Takes over what a colleague stored; false where somebody has to choose. */
function useTakingOver({ send, now, form }: Work): TakeOver {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  const cache = useQueryClient();
  return useCallback(
    (job, message) => {
      // One question at a time: what came later is found by the saving that follows the answer.
      if (now().conflict) return false;
      if (!isNewer(job, now())) return true;
      const mine = form.current.getValues();
      const merged = merge(now().stored, mine, valuesOf(job));
      cache.setQueryData(queryFor(getJob, ownJob(job.jid)).queryKey, job);
      const { conflict } = send({ kind: 'changed', job, merged, mine, message });
      if (merged.taken.length > 0) {
        form.current.setValues(merged.values);
        showNotice(
          t('editing.taken', { fields: format.list(merged.taken.map((field) => t(`form.${field}`))) }),
        );
      }
      return conflict === null;
    },
    [send, now, form, cache, format, t],
  );
}

/** Saves what is written; one saving at a time, and once more where the typing went on meanwhile. */
function useSaving({ send, now, form }: Work, takeOver: TakeOver, onCreated?: (job: Job) => void) {
  const cache = useQueryClient();
  const created = useLatest(onCreated);
  const running = useRef<Promise<boolean> | null>(null);

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const sent = form.current.getValues();
    const { jobId, version } = now();
    send({ kind: 'sent' });
    const outcome = await storeJob({ jobId, version }, sent);
    if (outcome.kind === 'newer') return takeOver(outcome.job, outcome.message) ? saveOnce() : false;
    if (outcome.kind === 'refused') form.current.setErrors(outcome.errors);
    if (outcome.kind !== 'stored') {
      send(outcome);
      return false;
    }
    const { job } = outcome;
    await unsavedWork.drop(nameOfWork(jobId));
    // Whether a new job is a blind review is the company's to say where its writer did not.
    const isBlind = job.own?.is_blind ?? sent.is_blind;
    if (isBlind !== sent.is_blind) form.current.setFieldValue('is_blind', isBlind);
    send({ kind: 'stored', job, values: { ...sent, is_blind: isBlind } });
    cache.setQueryData(queryFor(getJob, ownJob(job.jid)).queryKey, job);
    if (!jobId) created.current?.(job);
    return true;
  }, [send, now, form, cache, created, takeOver]);

  const save = useCallback(async (): Promise<boolean> => {
    if (now().conflict) return false;
    if (running.current) {
      if (!(await running.current)) return false;
      return save();
    }
    if (isClean({ now, form }) && now().jobId) return true;
    running.current = saveOnce().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [now, form, saveOnce]);

  return { save, underWay: running };
}

type Save = () => Promise<boolean>;

/** What is typed is kept here at once, and saved where the job is a draft. */
function useSavingByItself(work: Work, values: JobFormValues, keep: () => Promise<void>, save: Save): void {
  const { send, now, form, state } = work;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs with every change of the values.
  useEffect(() => {
    const isSaved = isClean({ now, form });
    const editing = send({ kind: 'typed', isClean: isSaved });
    if (isSaved) {
      void keep();
      return;
    }
    const timers = [setTimeout(() => void keep(), KEEP_MS)];
    if (savesByItself(editing)) timers.push(setTimeout(() => void save(), PAUSE_MS));
    return () => timers.forEach(clearTimeout);
  }, [values, state.status]);
}

/** Without a connection it is tried again: when there is one, and now and then. */
function useTryingAgain({ state: { save: saving, status } }: Work, save: Save): void {
  const isToTry = saving.kind === 'offline' && status === 'draft';
  useEffect(() => {
    if (!isToTry) return;
    const again = () => void save();
    const timer = setInterval(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isToTry, save]);
}

/** Whoever leaves in the middle of a word leaves nothing behind. */
function useLeaving({ now, form }: Work, keep: () => Promise<void>, save: Save): void {
  useEffect(() => {
    const leave = () => {
      void keep();
      if (hasToken() && !isClean({ now, form }) && now().status === 'draft') void save();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [now, form, keep, save]);
}

/** Follows what colleagues do to the job while it is written. */
function useColleagues(
  { send, now }: Work,
  takeOver: TakeOver,
  underWay: Readonly<RefObject<Promise<boolean> | null>>,
): void {
  const { t } = useTranslation('jobs');
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useServerEvent('jobs:changed', ({ job_id, version }) => {
    const { jobId } = now();
    if (!jobId || (job_id ?? jobId) !== jobId) return;
    if (job_id && version === null) {
      send({ kind: 'deleted' });
      return;
    }
    void (async () => {
      await underWay.current;
      if ((version ?? Number.POSITIVE_INFINITY) <= now().version || now().conflict) return;
      const job = await call(getJob, ownJob(jobId)).catch(() => null);
      if (job && isHere.current) takeOver(job, t('editing.changed_elsewhere'));
    })();
  });
}
