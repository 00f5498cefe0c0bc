import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Job, type JobDraft, postJob, type ReadJob } from '#contract/features/jobs.contract.ts';
import { call } from '#web/platform/call.ts';
import { unsavedWork } from '#web/platform/unsaved-work.ts';
import { keepReading } from './job-reading.ts';
import { beginDraft, refreshJobs } from './jobs.queries.ts';

/** The other positions of the text that a job was read from: those not saved yet, and the drafts that were made of some. */
export interface Positions {
  others: readonly JobDraft[];
  saved: readonly { jid: string; title: string }[];
}

const nameOf = (jobId: string) => `positions beside ${jobId}`;

/** Keeps in this browser what a text offers beside the job, until it is saved. */
export async function keepPositions(jobId: string, { others, saved }: Positions): Promise<void> {
  await (others.length > 0
    ? unsavedWork.keep(nameOf(jobId), { others, saved })
    : unsavedWork.drop(nameOf(jobId)));
}

/** Saves the first position of a text as a draft, and keeps the others beside it. */
export async function beginDraftOf({ others, ...draft }: ReadJob): Promise<Job> {
  const job = await beginDraft(draft);
  await keepPositions(job.jid, { others, saved: [] });
  return job;
}

/** What this browser keeps beside a job; undefined until it is known. */
export const usePositions = (jobId: string) =>
  useQuery({
    queryKey: ['unsaved work', nameOf(jobId)],
    queryFn: async () => ((await unsavedWork.read(nameOf(jobId))) as Positions | null) ?? null,
    gcTime: 0,
    staleTime: 0,
  });

/** Saves the others as drafts, one by one: what could not be saved stays, and is not saved twice. */
export function useSavingPositions(jobId: string, kept: Positions) {
  const [positions, setPositions] = useState(kept);
  const saving = useMutation({
    mutationFn: async () => {
      let { others, saved } = positions;
      for (const draft of others) {
        const { jid, job_title } = await call(postJob, { body: { job: draft.job, publish: false } });
        keepReading(jid, draft);
        others = others.slice(1);
        saved = [...saved, { jid, title: job_title }];
        setPositions({ others, saved });
        await keepPositions(jobId, { others, saved });
      }
    },
    onSettled: refreshJobs,
  });
  return { ...positions, save: () => saving.mutate(), isSaving: saving.isPending, error: saving.error };
}
