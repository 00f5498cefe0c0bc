import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getJob, type Job, postJob, updateJob } from '#contract/features/jobs.contract.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/call.ts';
import { type ContractForm, ShownInPlace, useContractForm } from '#web/platform/contract-form.ts';
import { errorText } from '#web/platform/error-words.ts';
import { errorsByField } from '#web/platform/field-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { hasToken } from '#web/platform/session-store.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { unsavedWork } from '#web/platform/unsaved-work.ts';
import { type JobField, JobForm, type JobFormValues, valuesOf, writingOf } from './job-form-values.ts';
import { isUnchanged, type Merged, merge, withFields } from './job-merge.ts';

export type JobEditingForm = ContractForm<JobFormValues, typeof JobForm>;

/** How what is written stands to what is stored. */
export type SaveState =
  | { kind: 'saved'; at: string | null }
  /** Changed, and saved in a moment by itself. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Changed, kept in this browser, and saved when somebody says so. */
  | { kind: 'kept' }
  /** No connection: kept in this browser, and tried again. */
  | { kind: 'offline' }
  | { kind: 'failed'; message: string }
  /** A colleague wrote something else into the same fields. */
  | { kind: 'conflict' }
  /** A colleague deleted the job. */
  | { kind: 'gone' };

export interface Conflict {
  /** Who it was and when, in a sentence. */
  message: string;
  fields: readonly JobField[];
  mine: JobFormValues;
  theirs: JobFormValues;
}

/** What an editor begins with: the stored job, or none yet, and what this browser had kept of it. */
export interface Opened {
  job: Job | null;
  kept: KeptWork | null;
}

/** What was written and not saved, with what it began from. */
export interface KeptWork {
  version: number;
  base: JobFormValues;
  values: JobFormValues;
}

export const nameOfWork = (jobId: string | null) => `job ${jobId ?? 'new'}`;

interface Base {
  jobId: string | null;
  version: number;
  values: JobFormValues;
}

const PAUSE_MS = 1_200;
const KEEP_MS = 250;
const AGAIN_MS = 10_000;

/**
 * A job that is being written. A draft saves itself with every pause; changes of a published or closed job are kept in
 * this browser until they are saved. What colleagues save meanwhile is taken over field by field, and asked about where both
 * wrote into one. Nothing typed is lost by a reload, a lost connection or the end of the session.
 */
export function useJobEditing({ job, kept }: Opened, empty: JobFormValues, onCreated?: (job: Job) => void) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  const cache = useQueryClient();
  const stored = job ? valuesOf(job) : empty;
  const base = useRef<Base>({ jobId: job?.jid ?? null, version: job?.own?.version ?? 0, values: stored });
  const [begun] = useState(() => begin(stored, job, kept));
  const form = useContractForm({ schema: JobForm, initialValues: begun.values });
  const [status, setStatus] = useState<Job['status']>(job?.status ?? 'draft');
  const [state, setState] = useState<SaveState>(
    begun.conflicts.length > 0 ? { kind: 'conflict' } : { kind: 'saved', at: job?.updated_at ?? null },
  );
  const [conflict, setConflict] = useState<Conflict | null>(
    begun.conflicts.length > 0
      ? {
          message: t('editing.changed_elsewhere'),
          fields: begun.conflicts,
          mine: begun.values,
          theirs: stored,
        }
      : null,
  );
  const latest = useRef({ form, status, conflict });
  latest.current = { form, status, conflict };
  const running = useRef<Promise<boolean> | null>(null);
  const isHere = useRef(true);
  const { values } = form;

  const isClean = useCallback(() => isUnchanged(base.current.values, latest.current.form.getValues()), []);

  const keep = useCallback(() => {
    const { jobId, version, values: before } = base.current;
    const name = nameOfWork(jobId);
    const work: KeptWork = { version, base: before, values: latest.current.form.getValues() };
    return isClean() ? unsavedWork.drop(name) : unsavedWork.keep(name, work);
  }, [isClean]);

  /** Takes over what is stored now; false where somebody has to choose. */
  const takeOver = useCallback(
    (now: Job, message: string): boolean => {
      // One question at a time: what came later is found by the saving that follows the answer.
      if (latest.current.conflict) return false;
      if ((now.own?.version ?? 0) <= base.current.version) return true;
      const theirs = valuesOf(now);
      const mine = latest.current.form.getValues();
      const merged = merge(base.current.values, mine, theirs);
      base.current = { jobId: now.jid, version: now.own?.version ?? base.current.version, values: theirs };
      setStatus(now.status);
      cache.setQueryData(queryFor(getJob, ownJob(now.jid)).queryKey, now);
      if (merged.taken.length > 0) {
        latest.current.form.setValues(merged.values);
        showNotice(
          t('editing.taken', { fields: format.list(merged.taken.map((field) => t(`form.${field}`))) }),
        );
      }
      if (merged.conflicts.length === 0) return true;
      // At once, before anything is drawn: news by the socket and the answer to a saving may come together.
      latest.current.conflict = { message, fields: merged.conflicts, mine, theirs };
      setConflict(latest.current.conflict);
      setState({ kind: 'conflict' });
      return false;
    },
    [cache, format, t],
  );

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const sent = latest.current.form.getValues();
    const { jobId, version } = base.current;
    setState({ kind: 'saving' });
    try {
      const body = writingOf(sent);
      const saved = jobId
        ? await call(updateJob, { body: { job_id: jobId, version, job: body } })
        : await call(postJob, { body: { job: asNew(body), publish: false } });
      await unsavedWork.drop(nameOfWork(jobId));
      // Whether a new job is a blind review is the company's to say where its writer did not.
      const isBlind = saved.own?.is_blind ?? sent.is_blind;
      if (isBlind !== sent.is_blind) latest.current.form.setFieldValue('is_blind', isBlind);
      base.current = {
        jobId: saved.jid,
        version: saved.own?.version ?? version + 1,
        values: { ...sent, is_blind: isBlind },
      };
      setStatus(saved.status);
      cache.setQueryData(queryFor(getJob, ownJob(saved.jid)).queryKey, saved);
      setState({ kind: 'saved', at: saved.updated_at });
      if (!jobId) onCreated?.(saved);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'jobs.changed_elsewhere' && jobId) {
        const now = await call(getJob, ownJob(jobId)).catch(() => null);
        const isNewer = (now?.own?.version ?? 0) > version;
        if (now && isNewer) return takeOver(now, error.message) ? saveOnce() : false;
        setState({ kind: 'offline' });
        return false;
      }
      if (error.code === 'jobs.not_found') setState({ kind: 'gone' });
      else if (error.isPassing) setState({ kind: 'offline' });
      else {
        latest.current.form.setErrors(unprefixed(errorsByField(error.fields)));
        setState({ kind: 'failed', message: errorText(error) });
      }
      return false;
    }
  }, [cache, onCreated, takeOver]);

  /** Saves what is written; one saving at a time, and once more where the typing went on meanwhile. */
  const save = useCallback(async (): Promise<boolean> => {
    if (latest.current.conflict) return false;
    if (running.current) {
      if (!(await running.current)) return false;
      return save();
    }
    if (isClean() && base.current.jobId) return true;
    running.current = saveOnce().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [isClean, saveOnce]);

  // What is typed is kept here at once, and saved where the job is a draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs with every change of the values.
  useEffect(() => {
    if (isClean()) {
      if (state.kind === 'waiting' || state.kind === 'kept') setState({ kind: 'saved', at: null });
      void keep();
      return;
    }
    const keeping = setTimeout(() => void keep(), KEEP_MS);
    if (latest.current.conflict || state.kind === 'gone') return () => clearTimeout(keeping);
    if (status !== 'draft') {
      setState({ kind: 'kept' });
      return () => clearTimeout(keeping);
    }
    if (state.kind !== 'saving') setState({ kind: 'waiting' });
    const saving = setTimeout(() => void save(), PAUSE_MS);
    return () => {
      clearTimeout(keeping);
      clearTimeout(saving);
    };
  }, [values, status]);

  // Without a connection it is tried again: when there is one, and now and then.
  useEffect(() => {
    if (state.kind !== 'offline' || status !== 'draft') return;
    const again = () => void save();
    const timer = setInterval(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [state.kind, status, save]);

  // Whoever leaves in the middle of a word leaves nothing behind.
  useEffect(() => {
    isHere.current = true;
    const leave = () => {
      void keep();
      if (hasToken() && !isClean() && latest.current.status === 'draft') void save();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      isHere.current = false;
      leave();
    };
  }, [isClean, keep, save]);

  useServerEvent('jobs:changed', ({ job_id, version }) => {
    const { jobId } = base.current;
    if (!jobId || (job_id ?? jobId) !== jobId) return;
    if (job_id && version === null) return setState({ kind: 'gone' });
    void (async () => {
      await running.current;
      if ((version ?? Infinity) <= base.current.version || latest.current.conflict) return;
      const now = await call(getJob, ownJob(jobId)).catch(() => null);
      if (now && isHere.current) takeOver(now, t('editing.changed_elsewhere'));
    })();
  });

  /** Ends a conflict: the fields named here become theirs, the others stay mine. */
  const resolve = useCallback((fields: readonly JobField[]) => {
    const { conflict: open, form: current } = latest.current;
    if (!open) return;
    latest.current.conflict = null;
    setConflict(null);
    setState({ kind: 'waiting' });
    current.setValues(withFields(current.getValues(), open.theirs, fields));
  }, []);

  /** Saves or says why not: a form that sends stays as it is then. */
  const saveOrStay = useCallback(async (): Promise<string> => {
    if (!(await save())) throw new ShownInPlace();
    return base.current.jobId!;
  }, [save]);

  /** Lets go of what was written, back to what is stored. */
  const discard = useCallback(() => {
    latest.current.form.setValues(base.current.values);
    latest.current.form.clearErrors();
    setState({ kind: 'saved', at: null });
  }, []);

  return { form, state, status, conflict, save, saveOrStay, resolve, discard, jobId: base.current.jobId };
}

export type JobEditing = ReturnType<typeof useJobEditing>;

const ownJob = (id: string) => ({ params: { id }, query: { company_job: 'true' as const } });

/** What was kept here is gone on with; where the job changed since, theirs and mine are joined. */
function begin(
  stored: JobFormValues,
  job: Job | null,
  kept: KeptWork | null,
): Pick<Merged, 'values' | 'conflicts'> {
  if (!kept) return { values: stored, conflicts: [] };
  const values = { ...stored, ...kept.values };
  if (!job || job.own?.version === kept.version) return { values, conflicts: [] };
  return merge({ ...stored, ...kept.base }, values, stored);
}

const asNew = ({ is_blind, ...job }: ReturnType<typeof writingOf>) => ({
  ...job,
  ...(is_blind && { is_blind }),
  source: 'form' as const,
});

const unprefixed = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([path, code]) => [path.replace(/^job\./, ''), code]));
