import { useQuery } from '@tanstack/react-query';
import {
  getJob,
  getRecruiterStats,
  type Job,
  type JobDraft,
  listRecruiterJobs,
  postJob,
} from '#contract/features/jobs.contract.ts';
import { call } from '#web/platform/call.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { keepReading } from './job-reading.ts';

export { listRecruiterJobs as listOfJobs };

/** How often a list is asked again while a ranking in it is being computed; the socket is usually quicker. */
export const WAITING_POLL_MS = 3_000;

/** A job of one’s own company, drafts included. */
export const useOwnJob = (id: string) =>
  useQuery(queryFor(getJob, { params: { id }, query: { company_job: 'true' } }));

/** The same for its editor, which begins from what is stored now and hears of later changes by itself. */
export const useJobToEdit = (id: string) =>
  useQuery({ ...queryFor(getJob, { params: { id }, query: { company_job: 'true' } }), staleTime: 0 });

export interface JobsFilter {
  page: number;
  status: Job['status'] | 'all';
  text: string;
  mine?: boolean;
}

const JOBS_PER_PAGE = 20;

/** The company's jobs as the listing filters them. */
export const jobsQuery = ({ page, status, text, mine }: JobsFilter) =>
  queryFor(listRecruiterJobs, {
    body: {
      page,
      limit_per_page: JOBS_PER_PAGE,
      ...(status !== 'all' && { status }),
      ...(text && { text }),
      ...(mine && { mine }),
    },
  });

/** Saves what was read or made as a draft, and keeps beside it where each part was found. */
export async function beginDraft(draft: JobDraft): Promise<Job> {
  const job = await call(postJob, { body: { job: draft.job, publish: false } });
  keepReading(job.jid, draft);
  await refreshJobs();
  return job;
}

/** After any change to a job: lists, counts and the job itself are asked again. */
export const refreshJobs = () => refresh(listRecruiterJobs, getRecruiterStats, getJob);
