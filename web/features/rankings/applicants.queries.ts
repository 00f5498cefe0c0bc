import { listApplicants } from '#contract/features/applications.contract.ts';
import { queryFor } from '#web/platform/queries.ts';

const PER_PAGE = 20;

/** Who applied to a job, the latest first. */
export const applicantsQuery = (jobId: string, page: number) =>
  queryFor(listApplicants, { params: { id: jobId }, query: { page, limit: PER_PAGE } });
