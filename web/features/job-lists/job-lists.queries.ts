import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listApplications } from '#contract/features/applications.contract.ts';
import { listDislikedJobs } from '#contract/features/favourites.contract.ts';
import {
  countJobFacets,
  listMatchingJobs,
  listSimilarJobs,
  type MatchingJob,
  noteJobVisit,
  searchJobs,
} from '#contract/features/job-lists.contract.ts';
import { getJobDetails } from '#contract/features/jobs.contract.ts';
import { getSkillGap } from '#contract/features/matches.contract.ts';
import { listPokes } from '#contract/features/pokes.contract.ts';
import { getProfile } from '#contract/features/profiles.contract.ts';
import { getResume } from '#contract/features/resumes.contract.ts';
import { type JobFilters, listSavedSearches } from '#contract/features/saved-searches.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import type { JOB_ORDERS } from './job-lists.addresses.ts';

export type MatchingList = Reply<typeof listMatchingJobs>;
export type FoundList = Reply<typeof searchJobs>;

/** While the first ranking is made the list is asked again, should the event of its end not come through. */
const COMPUTING_POLL_MS = 2_500;

const SIMILAR_SHOWN = 4;

/** A look at jobs is noted again after so long. */
const NOTED_FOR_MS = 5 * 60_000;

interface MatchingJobsFilter {
  page?: number;
  onlyFavourites?: boolean;
  filters?: JobFilters;
  sort?: JobOrder;
  newSince?: string;
  /** With weaker matches. */
  withWeaker?: boolean;
  /** Without those that were applied to. */
  isNotApplied?: boolean;
  isAsked?: boolean;
}

type JobOrder = (typeof JOB_ORDERS)[number];

/** Jobs that fit this person, best first. Kept fresh by the server's word that the ranking changed. */
export function useMatchingJobs({
  page = 1,
  onlyFavourites = false,
  filters = {},
  sort = 'usual',
  newSince = '',
  withWeaker = false,
  isNotApplied = false,
  isAsked = true,
}: MatchingJobsFilter = {}) {
  useServerEvent('matches:changed', () => void refresh(listMatchingJobs, searchJobs, getSkillGap));
  const { or_remote, or_pay_unsaid, ...plain } = filters;
  return useQuery({
    ...queryFor(listMatchingJobs, {
      query: {
        page,
        ...plain,
        ...(or_remote ? { or_remote: 'true' as const } : {}),
        ...(or_pay_unsaid ? { or_pay_unsaid: 'true' as const } : {}),
        ...(sort === 'usual' ? {} : { sort }),
        ...(onlyFavourites ? { favorites: 'true' as const } : {}),
        ...(newSince ? { new_since: newSince } : {}),
        ...(withWeaker ? { weaker: 'true' as const } : {}),
        ...(isNotApplied ? { not_applied: 'true' as const } : {}),
      },
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.computing ? COMPUTING_POLL_MS : false),
  });
}

/**
 * The best jobs that were not applied to yet; null while that is not known. Usually the first page holds enough of
 * them, and nothing more is asked.
 */
export function useJobsToApplyFor(least: number): readonly MatchingJob[] | null {
  const { data } = useMatchingJobs();
  const onPage = data?.results.filter((job) => job.application_stage === null) ?? [];
  const isEnough = !data || onPage.length >= least || data.total <= data.results.length;
  const more = useMatchingJobs({ isNotApplied: true, isAsked: !isEnough });
  if (!data) return null;
  return isEnough ? onPage : (more.data?.results ?? null);
}

/**
 * Notes that this person looks at jobs now, and says since when jobs are new to them, on whatever device they looked
 * before; null at their first visit, and where it is not known.
 */
export function useLastVisit(): string | null {
  const { data } = useQuery({ ...queryFor(noteJobVisit, {}), staleTime: NOTED_FOR_MS });
  return data?.since ?? null;
}

/** Whether a job was posted since a moment. */
export const isPostedSince = (since: string | null, job: { posted_at: string | null }): boolean =>
  since !== null && job.posted_at !== null && Date.parse(job.posted_at) > Date.parse(since);

interface AllJobsFilter {
  page: number;
  filters: JobFilters;
  sort: JobOrder;
  newSince: string;
  isAsked: boolean;
}

/** All published jobs that words and filters find; of words the best text first, else the newest. */
export function useAllJobs({
  page,
  filters: { q = '', ...filters },
  sort,
  newSince,
  isAsked,
}: AllJobsFilter) {
  return useQuery({
    ...queryFor(searchJobs, {
      body: {
        text: q,
        filters,
        page,
        ...(sort === 'usual' ? {} : { sort }),
        ...(newSince ? { new_since: newSince } : {}),
      },
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.scores === 'computing' ? COMPUTING_POLL_MS : false),
  });
}

/** How many jobs each choice of a filter would leave. */
export const useJobFacets = (
  list: 'matching' | 'favorites' | 'all',
  filters: JobFilters,
  { weaker }: { weaker: boolean },
) =>
  useQuery({
    ...queryFor(countJobFacets, { body: { list, filters, ...(weaker && { weaker }) } }),
    placeholderData: keepPreviousData,
  });

export const useSavedSearches = () => useQuery(queryFor(listSavedSearches, {}));

export const useDislikedJobs = (page: number) =>
  useQuery({ ...queryFor(listDislikedJobs, { query: { page } }), placeholderData: keepPreviousData });

export const useJobDetails = (id: string) => useQuery(queryFor(getJobDetails, { params: { id } }));

/** How well a job fits this person, with its reasons. */
export const useMatchOf = (jobId: string, { isAsked = true } = {}) =>
  useQuery({ ...queryFor(getSkillGap, { body: { job_id: jobId } }), enabled: isAsked });

/** Whether a company asked this person about the job. */
export const pokeQuery = (jobId: string) =>
  queryFor(listPokes, { query: { page: 1, limit: 1, job_id: jobId } });

/** This person's applications to the job. */
export const applicationQuery = (jobId: string) => queryFor(listApplications, { query: { job_id: jobId } });

/** Jobs most like one, whoever looks. */
export const useSimilarJobs = (jobId: string) =>
  useQuery(queryFor(listSimilarJobs, { params: { id: jobId }, query: { limit: SIMILAR_SHOWN } }));

export const useOwnProfile = () => useQuery(queryFor(getProfile, {}));
export const useOwnResume = () => useQuery(queryFor(getResume, {}));

/** Nothing can be compared before there is a profile; that is a beginning, not a failure. */
export const isWithoutProfile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'profiles.not_found';

/** There is no such job, or none that this person may see; trying again would not help. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);
