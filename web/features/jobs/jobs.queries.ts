import { useQuery } from '@tanstack/react-query';
import { getJob, getRecruiterStats, type Job, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';

export { listRecruiterJobs as listOfJobs };

/** How often a list is asked again while a ranking in it is being computed; the socket is usually quicker. */
export const WAITING_POLL_MS = 3_000;

/** A job of one’s own company, drafts included. */
export const useOwnJob = (id: string) =>
  useQuery(queryFor(getJob, { params: { id }, query: { company_job: 'true' } }));

export interface JobsFilter {
  page: number;
  status: Job['status'] | 'all';
  text: string;
}

const JOBS_PER_PAGE = 20;

/** The company's jobs as the listing filters them. */
export const jobsQuery = ({ page, status, text }: JobsFilter) =>
  queryFor(listRecruiterJobs, {
    body: {
      page,
      limit_per_page: JOBS_PER_PAGE,
      ...(status !== 'all' && { status }),
      ...(text && { text }),
    },
  });

/** After any change to a job: lists, counts and the job itself are asked again. */
export const refreshJobs = () => refresh(listRecruiterJobs, getRecruiterStats, getJob);
