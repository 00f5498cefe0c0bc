import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { favouriteJobs } from '#contract/features/favourites.contract.ts';
import { getJobDetails, searchJobs } from '#contract/features/jobs.contract.ts';
import { getSkillGap, listMatchingJobs } from '#contract/features/matches.contract.ts';
import { getProfile } from '#contract/features/profiles.contract.ts';
import { getResume } from '#contract/features/resumes.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { useServerEvent } from '#web/platform/socket.ts';

export type MatchingList = Reply<typeof listMatchingJobs>;

/** While the first ranking is made the list is asked again, should the event of its end not come through. */
const COMPUTING_POLL_MS = 2_500;

interface MatchingJobsFilter {
  page?: number;
  title?: string;
  onlyFavourites?: boolean;
}

/** Jobs that fit this person, best first. Kept fresh by the server's word that the ranking changed. */
export function useMatchingJobs({ page = 1, title = '', onlyFavourites = false }: MatchingJobsFilter = {}) {
  useServerEvent('matches:changed', () => void refresh(listMatchingJobs, getSkillGap));
  return useQuery({
    ...queryFor(listMatchingJobs, {
      query: {
        page,
        ...(title ? { job_title: title } : {}),
        ...(onlyFavourites ? { favorites: 'true' as const } : {}),
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.computing ? COMPUTING_POLL_MS : false),
  });
}

/** All published jobs that a text finds, newest first. */
export const useAllJobs = (text: string, page: number) =>
  useQuery({ ...queryFor(searchJobs, { body: { text, page } }), placeholderData: keepPreviousData });

/** Which of these jobs this person keeps. */
export function useFavouriteIds(jobIds: readonly string[]): ReadonlySet<string> {
  const query = useQuery({
    ...queryFor(favouriteJobs, { body: { job_ids: [...jobIds] } }),
    enabled: jobIds.length > 0,
  });
  return new Set(query.data?.map((one) => one.job_id));
}

export const useJobDetails = (id: string) => useQuery(queryFor(getJobDetails, { params: { id } }));

/** How well a job fits this person, with its reasons. */
export const useMatchOf = (jobId: string, { isAsked = true } = {}) =>
  useQuery({ ...queryFor(getSkillGap, { body: { job_id: jobId } }), enabled: isAsked });

export const useOwnProfile = () => useQuery(queryFor(getProfile, {}));
export const useOwnResume = () => useQuery(queryFor(getResume, {}));

/** Nothing can be compared before there is a profile; that is a beginning, not a failure. */
export const isWithoutProfile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'profiles.not_found';

/** There is no such job, or none that this person may see; trying again would not help. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);
