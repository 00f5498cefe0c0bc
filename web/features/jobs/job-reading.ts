import type { JobDraft } from '#contract/features/jobs.contract.ts';
import { drafts } from '#web/platform/storage.ts';
import type { JobField, JobFormValues } from './job-form-values.ts';

/** What was found of a job where it was read, kept beside its draft in this tab. */
export type Reading = Omit<JobDraft, 'job'>;

const nameOf = (jobId: string) => `reading-${jobId}`;

export const keepReading = (jobId: string, draft: JobDraft) =>
  drafts.keep(nameOf(jobId), { ...draft, job: undefined });
export const readingOf = (jobId: string | null) =>
  jobId ? (drafts.read(nameOf(jobId)) as Reading | null) : null;
export const dropReading = (jobId: string) => drafts.drop(nameOf(jobId));

/** What the text did not tell, and nobody has written since. */
export function isOpen({ not_found }: Reading, values: JobFormValues, field: JobField): boolean {
  const value = values[field];
  return (
    not_found.includes(field) && (Array.isArray(value) ? value.length === 0 : value === '' || value === null)
  );
}

const MOST_LETTERS = 90;

/** The words from which a field was read; nothing where it is those words itself. */
export function wordsOf({ found_in }: Reading, field: JobField): string | null {
  const text = found_in
    .find((place) => place.field === field)
    ?.text?.replace(/\s+/g, ' ')
    .trim();
  if (!text || field === 'job_title' || field === 'description') return null;
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS).trimEnd()}…` : text;
}
