import { getJob, type Job, postJob, updateJob } from '#contract/features/jobs.contract.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/call.ts';
import { errorText } from '#web/platform/error-words.ts';
import { errorsByField } from '#web/platform/field-words.ts';
import { type JobFormValues, writingOf } from './job-form-values.ts';

/** What came of storing a job. */
export type Stored =
  | { kind: 'stored'; job: Job }
  /** A colleague stored something since; `message` says who. */
  | { kind: 'newer'; job: Job; message: string }
  | { kind: 'unreachable' }
  | { kind: 'deleted' }
  | { kind: 'refused'; message: string; errors: Record<string, string> };

/** The call for a job as its company sees it. */
export const ownJob = (id: string) => ({ params: { id }, query: { company_job: 'true' as const } });

/** Stores what was written over the version that it began from, or a new draft. @throws what is no answer of the server's */
export async function storeJob(
  { jobId, version }: { jobId: string | null; version: number },
  values: JobFormValues,
): Promise<Stored> {
  const job = writingOf(values);
  try {
    const stored = jobId
      ? await call(updateJob, { body: { job_id: jobId, version, job } })
      : await call(postJob, { body: { job: asNew(job), publish: false } });
    return { kind: 'stored', job: stored };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'jobs.changed_elsewhere' && jobId) {
      const newer = await call(getJob, ownJob(jobId)).catch(() => null);
      return newer && (newer.own?.version ?? 0) > version
        ? { kind: 'newer', job: newer, message: error.message }
        : { kind: 'unreachable' };
    }
    if (error.code === 'jobs.not_found') return { kind: 'deleted' };
    if (error.isPassing) return { kind: 'unreachable' };
    return { kind: 'refused', message: errorText(error), errors: unprefixed(errorsByField(error.fields)) };
  }
}

/** A new job says whether it is a blind review only where its writer did: without it the company's habit counts. */
const asNew = ({ is_blind, ...job }: ReturnType<typeof writingOf>) => ({
  ...job,
  ...(is_blind && { is_blind }),
  source: 'form' as const,
});

const unprefixed = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([path, code]) => [path.replace(/^job\./, ''), code]));
