import { useQuery } from '@tanstack/react-query';
import { type Applicant, getApplicant, listApplicants } from '#contract/features/applications.contract.ts';
import { queryFor } from '#web/platform/queries.ts';

const PER_PAGE = 20;

/** Who applied to a job, the latest first. */
export const applicantsQuery = (jobId: string, page: number) =>
  queryFor(listApplicants, { params: { id: jobId }, query: { page, limit: PER_PAGE } });

/** Which of these people applied to a job, by their id. */
export function useApplicantsAmong(
  jobId: string,
  candidateIds: readonly string[],
): ReadonlyMap<string, Applicant> {
  const query = useQuery({
    ...queryFor(listApplicants, {
      params: { id: jobId },
      query: { limit: 100, candidate_ids: [...candidateIds] },
    }),
    enabled: candidateIds.length > 0,
  });
  return new Map(query.data?.results.map((one) => [one.candidate_id, one]));
}

/** A person's application to a job; the first look at it is told to them. */
export const applicantQuery = (jobId: string, candidateId: string) =>
  queryFor(getApplicant, { params: { id: jobId, candidate_id: candidateId } });
