import {
  type DislikeReason,
  favouriteJobs,
  listDislikedJobs,
  reactToJob,
} from '#contract/features/favourites.contract.ts';
import {
  countJobFacets,
  listCompanyJobs,
  listMatchingJobs,
  searchJobs,
} from '#contract/features/job-lists.contract.ts';
import { getJobDetails } from '#contract/features/jobs.contract.ts';
import { listSavedSearches } from '#contract/features/saved-searches.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { call } from '#web/platform/call.ts';
import type { Input } from '#web/platform/input.ts';
import { keyOf, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { currentSession } from '#web/platform/session.ts';
import { showError } from '#web/platform/snackbars.ts';

type MatchingList = Reply<typeof listMatchingJobs>;
type FoundList = Reply<typeof searchJobs>;
export type Reaction = 'like' | 'dislike';

/** What a person does with a job: keeps it or not, and likes it, dislikes it or neither. */
export interface Standing {
  is_favorite: boolean;
  reaction: Reaction | null;
}

/** Changes run one after the other: a like and its undo must not overtake each other on the way. */
let last: Promise<unknown> = Promise.resolve();

/** Runs a change in its turn. Lists are read again after the last: between two they show what is being undone. */
function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const changed = last.then(change);
  last = changed;
  void changed.then(() => {
    if (last === changed) void refreshLists();
  });
  return changed;
}

/**
 * Changes one thing about a job's standing: shown at once wherever the job is on screen, taken back with a
 * word if the server refuses. False then; never throws.
 */
export function changeStanding(jobId: string, from: Standing, change: Partial<Standing>): Promise<boolean> {
  const before = showAtOnce(jobId, { ...impliedBy(change, from), ...change });
  return inTurn(async () => {
    try {
      // In this order: a dislike on its way through the toggle would let go of the favourite.
      if (change.reaction !== undefined) await reach(jobId, change.reaction, from.reaction);
      if (change.is_favorite !== undefined)
        await call(favouriteJobs, { body: { job_ids: [jobId], favorite: change.is_favorite } });
      return true;
    } catch (error) {
      for (const [key, data] of before) queryCache.setQueryData(key, data);
      showError(error);
      return false;
    }
  });
}

/** What the server changes beside: a job is either kept or disliked. */
function impliedBy(change: Partial<Standing>, from: Standing): Partial<Standing> {
  if (change.reaction === 'dislike') return { is_favorite: false };
  return change.is_favorite && from.reaction === 'dislike' ? { reaction: null } : {};
}

/** Gives a disliked job the standing that it had before. */
export const takeBackDislike = (jobId: string, before: Standing): Promise<boolean> =>
  changeStanding(
    jobId,
    { is_favorite: false, reaction: 'dislike' },
    { reaction: before.reaction, ...(before.is_favorite && { is_favorite: true }) },
  );

/** Says why a job is disliked; once that is kept, what it hides is hidden. False where the server refuses, with a word. */
export function sayWhy(jobId: string, reason: DislikeReason, words?: string): Promise<boolean> {
  return inTurn(async () => {
    try {
      await call(reactToJob, {
        params: { action: 'dislike' },
        body: { job_id: jobId, reason, ...(words ? { words } : {}) },
      });
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  });
}

const refreshLists = () =>
  refresh(
    listMatchingJobs,
    searchJobs,
    listCompanyJobs,
    countJobFacets,
    favouriteJobs,
    listDislikedJobs,
    listSavedSearches,
    getJobDetails,
  );

/**
 * The endpoint is a toggle, and another tab may have used it meanwhile: what it answers is compared with what
 * was wanted, and a toggle that went the wrong way is turned once more.
 */
async function reach(jobId: string, wanted: Reaction | null, from: Reaction | null): Promise<void> {
  const toggle = async (action: Reaction) =>
    (await call(reactToJob, { params: { action }, body: { job_id: jobId } })).reaction;
  const first = wanted ?? from;
  if (!first) return;
  const reached = await toggle(first);
  const again = wanted ?? reached;
  if (reached !== wanted && again) await toggle(again);
}

/** Writes the change into everything that was loaded; answers with what was there before. */
function showAtOnce(jobId: string, change: Partial<Standing>) {
  // First, since an answer that is on its way would put the old state back, and so does cancelling it.
  for (const endpoint of [listMatchingJobs, searchJobs, listCompanyJobs, getJobDetails, favouriteJobs])
    void queryCache.cancelQueries({ queryKey: keyOf(endpoint) });

  const lists = queryCache.getQueriesData<MatchingList>({ queryKey: keyOf(listMatchingJobs) });
  for (const [key, list] of lists) {
    const [, input] = key as [string, Input<typeof listMatchingJobs>?];
    const onlyFavourites = input?.query?.favorites === 'true';
    if (list) queryCache.setQueryData(key, withStanding(list, jobId, change, { onlyFavourites }));
  }

  const found = [searchJobs, listCompanyJobs].flatMap((endpoint) =>
    queryCache.getQueriesData<FoundList>({ queryKey: keyOf(endpoint) }),
  );
  for (const [key, list] of found)
    if (list) queryCache.setQueryData(key, withStanding(list, jobId, change, { onlyFavourites: false }));

  const details = queryCache.getQueriesData<Reply<typeof getJobDetails>>({ queryKey: keyOf(getJobDetails) });
  for (const [key, job] of details)
    if (job?.jid === jobId) queryCache.setQueryData(key, { ...job, ...change });

  const kept = queryCache.getQueriesData<Reply<typeof favouriteJobs>>({ queryKey: keyOf(favouriteJobs) });
  const userId = currentSession().user?.id ?? '';
  for (const [key, favourites] of kept) {
    if (!favourites || change.is_favorite === undefined) continue;
    const others = favourites.filter((one) => one.job_id !== jobId);
    queryCache.setQueryData(
      key,
      change.is_favorite ? [...others, { job_id: jobId, user_id: userId }] : others,
    );
  }
  return [...lists, ...found, ...details, ...kept];
}

/** The list as it will be after the change: a disliked job is gone, and of favourites one that is none any more. */
export function withStanding<L extends MatchingList | FoundList>(
  list: L,
  jobId: string,
  change: Partial<Standing>,
  { onlyFavourites }: { onlyFavourites: boolean },
): L {
  const results = list.results
    .map((job) => (job.jid === jobId ? { ...job, ...change } : job))
    .filter((job) => job.reaction !== 'dislike' && (job.is_favorite || !onlyFavourites));
  return { ...list, results, total: list.total - (list.results.length - results.length) };
}
