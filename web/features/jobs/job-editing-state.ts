import type { Job } from '#contract/features/jobs.contract.ts';
import { type JobField, type JobFormValues, valuesOf } from './job-form-values.ts';
import { type Merged, merge } from './job-merge.ts';

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

/** Fields into which a colleague and the writer wrote different things. */
export interface Conflict {
  /** Who it was and when, in a sentence. */
  message: string;
  fields: readonly JobField[];
  mine: JobFormValues;
  theirs: JobFormValues;
}

/** What was written and not saved, with what it began from. */
export interface KeptWork {
  version: number;
  base: JobFormValues;
  values: JobFormValues;
}

/** What an editor begins with: the stored job, or none yet, and what this browser had kept of it. */
export interface Opened {
  job: Job | null;
  kept: KeptWork | null;
}

/** A job under an editor's hand. What is typed is the form's; here stands what it is compared with. */
export interface Editing {
  /** Null until the job is stored for the first time. */
  jobId: string | null;
  /** Of what is stored; 0 before it is. */
  version: number;
  stored: JobFormValues;
  status: Job['status'];
  save: SaveState;
  conflict: Conflict | null;
}

export type EditingEvent =
  | { kind: 'typed'; isClean: boolean }
  | { kind: 'sent' }
  | { kind: 'stored'; job: Job; values: JobFormValues }
  | { kind: 'unreachable' }
  | { kind: 'refused'; message: string }
  | { kind: 'deleted' }
  | { kind: 'changed'; job: Job; merged: Merged; mine: JobFormValues; message: string }
  | { kind: 'resolved' }
  | { kind: 'discarded' };

/** How editing begins: with what this browser kept, joined with what colleagues stored since. `message` says that they did. */
export function beginEditing(
  { job, kept }: Opened,
  empty: JobFormValues,
  message: string,
): { editing: Editing; values: JobFormValues } {
  const stored = job ? valuesOf(job) : empty;
  const { values, conflicts } = keptOver(stored, job, kept);
  const isOpen = conflicts.length > 0;
  return {
    values,
    editing: {
      jobId: job?.jid ?? null,
      version: versionOf(job) ?? 0,
      stored,
      status: job?.status ?? 'draft',
      save: isOpen ? { kind: 'conflict' } : { kind: 'saved', at: job?.updated_at ?? null },
      conflict: isOpen ? { message, fields: conflicts, mine: values, theirs: stored } : null,
    },
  };
}

function keptOver(
  stored: JobFormValues,
  job: Job | null,
  kept: KeptWork | null,
): Pick<Merged, 'values' | 'conflicts'> {
  if (!kept) return { values: stored, conflicts: [] };
  const values = { ...stored, ...kept.values };
  if (!job || versionOf(job) === kept.version) return { values, conflicts: [] };
  return merge({ ...stored, ...kept.base }, values, stored);
}

/** The state after an event. */
export function edit(editing: Editing, event: EditingEvent): Editing {
  switch (event.kind) {
    case 'typed': {
      const save = afterTyping(editing, event.isClean);
      return save === editing.save ? editing : { ...editing, save };
    }
    case 'sent':
      return { ...editing, save: { kind: 'saving' } };
    case 'stored':
      return {
        ...editing,
        jobId: event.job.jid,
        version: versionOf(event.job) ?? editing.version + 1,
        stored: event.values,
        status: event.job.status,
        save: { kind: 'saved', at: event.job.updated_at },
      };
    case 'unreachable':
      return { ...editing, save: { kind: 'offline' } };
    case 'refused':
      return { ...editing, save: { kind: 'failed', message: event.message } };
    case 'deleted':
      return { ...editing, save: { kind: 'gone' } };
    case 'changed':
      return changedElsewhere(editing, event);
    case 'resolved':
      return { ...editing, conflict: null, save: { kind: 'waiting' } };
    case 'discarded':
      return { ...editing, save: { kind: 'saved', at: null } };
  }
}

function afterTyping({ save, conflict, status }: Editing, isClean: boolean): SaveState {
  if (isClean) return save.kind === 'waiting' || save.kind === 'kept' ? { kind: 'saved', at: null } : save;
  if (conflict || save.kind === 'gone') return save;
  if (status !== 'draft') return { kind: 'kept' };
  return save.kind === 'saving' ? save : { kind: 'waiting' };
}

function changedElsewhere(
  editing: Editing,
  { job, merged, mine, message }: Extract<EditingEvent, { kind: 'changed' }>,
): Editing {
  const theirs = valuesOf(job);
  const now: Editing = {
    ...editing,
    jobId: job.jid,
    version: versionOf(job) ?? editing.version,
    stored: theirs,
    status: job.status,
  };
  if (merged.conflicts.length === 0) return now;
  return {
    ...now,
    save: { kind: 'conflict' },
    conflict: { message, fields: merged.conflicts, mine, theirs },
  };
}

/** Whether a job that the server sends is newer than what is edited. */
export const isNewer = (job: Job, { version }: Editing): boolean => (versionOf(job) ?? 0) > version;

/** Whether what is typed is saved without anybody saying so: only a draft is, and nothing that is asked about or gone. */
export const savesByItself = ({ status, save, conflict }: Editing): boolean =>
  status === 'draft' && save.kind !== 'gone' && !conflict;

const versionOf = (job: Job | null): number | undefined => job?.own?.version;
