import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { listApplications } from '#contract/features/applications.contract.ts';
import { getCareerGoal } from '#contract/features/career-paths.contract.ts';
import { getToday } from '#contract/features/hiring-figures.contract.ts';
import { listMatchingJobs, noteJobVisit } from '#contract/features/job-lists.contract.ts';
import { getRecruiterStats, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import { listLearningItems } from '#contract/features/learning-items.contract.ts';
import { listPokes } from '#contract/features/pokes.contract.ts';
import { getProfile } from '#contract/features/profiles.contract.ts';
import { getResume } from '#contract/features/resumes.contract.ts';
import { listSavedSearches } from '#contract/features/saved-searches.contract.ts';
import { getCurrentUser, logoutUser } from '#contract/features/sessions.contract.ts';
import { accountState, type UserState } from '#contract/kernel/user-states.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { part } from './parting.ts';
import { queryFor } from './queries.ts';
import { queryCache } from './query-cache.ts';
import { currentSession, endSession, hasToken, setUser, setUserState } from './session-store.ts';
import { unsavedWork } from './unsaved-work.ts';

export {
  beginSession,
  currentSession,
  endSession,
  followSessionOfOtherTabs,
  forgetSession,
  hasToken,
  leaveReset,
  onSessionChange,
  onSessionEnd,
  type Session,
  setUser,
  setUserState,
  useSession,
} from './session-store.ts';

let loading: Promise<void> | null = null;

/**
 * Loads the user of the stored token and finds the state: by the account, and for a candidate whose resume
 * is still being read, CANDIDATE_PROFILE_PENDING. Afterwards what the first screen of the role needs is on
 * its way. Any failure logs the user out; a server that does not answer is asked twice more before that.
 * Never throws.
 */
export function loadUser(): Promise<void> {
  loading ??= load().finally(() => {
    loading = null;
  });
  return loading;
}

async function load(): Promise<void> {
  if (!hasToken()) return endSession();
  try {
    const user = await patiently(() => call(getCurrentUser));
    const state = accountState(user);
    setUser(user, state === 'CANDIDATE' ? await candidateState() : state);
    prefetchFirstScreen(currentSession().state);
  } catch {
    endSession();
  }
}

/** A resume that is being read keeps its candidate on the waiting screen. Other screens find it in the cache. */
async function candidateState(): Promise<UserState> {
  const asNow = { ...queryFor(getResume, {}), staleTime: 0, retry: false };
  const resume = await patiently(() => queryCache.fetchQuery(asNow));
  return resume.status === 'in_progress' ? 'CANDIDATE_PROFILE_PENDING' : 'CANDIDATE';
}

/**
 * What the first screen shows is asked for while its code is on its way, with the very input that it will ask with: it is
 * drawn once, with all of it, and nothing moves. Failures are left to the screen: it has words and a way to try again.
 */
function prefetchFirstScreen(state: UserState): void {
  const isAt = (path: string) => location.pathname.replace(/\/$/, '') === path;
  if (state === 'CANDIDATE') {
    prefetch(queryFor(getProfile, {}));
    prefetch(queryFor(listMatchingJobs, { query: { page: 1 } }));
    const isAtJobs = isAt('/candidate/jobs');
    if (isAtJobs) prefetch(queryFor(listSavedSearches, {}));
    if (isAtJobs || isAt('/candidate/dashboard')) prefetch(queryFor(noteJobVisit, {}));
    if (isAt('/candidate/dashboard')) {
      prefetch(queryFor(listMatchingJobs, { query: { page: 1, favorites: 'true' } }));
      prefetch(queryFor(listPokes, { query: { page: 1, limit: 3 } }));
      prefetch(queryFor(listApplications, { query: { limit: 4 } }));
      prefetch(queryFor(listLearningItems, {}));
      prefetch(queryFor(getCareerGoal, {}));
    }
  }
  if (state === 'RECRUITER' || state === 'RECRUITER_ADMIN') {
    prefetch(queryFor(listRecruiterJobs, { body: { page: 1 } }));
    if (isAt('/recruiter/dashboard')) {
      prefetch(queryFor(getRecruiterStats, {}));
      prefetch(queryFor(getToday, { query: { mine: 'false' } }));
    }
  }
}

function prefetch<T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>): void {
  void queryCache.prefetchQuery(query);
}

/** Out of the root error: the user is loaded anew where there is one. */
export async function leaveRootError(): Promise<void> {
  if (hasToken()) await loadUser();
  else setUserState('UNAUTHENTICATED');
}

/** Tells the server, whether it hears it or not, and forgets everything here. */
export async function logOut(): Promise<void> {
  const { user } = currentSession();
  await part();
  try {
    if (user && hasToken()) {
      await call(logoutUser, { params: { user_id: user.id } });
    }
  } catch {
    // The person wants out; a server that cannot be told must not hold them.
  }
  await unsavedWork.dropAll();
  endSession();
}

const RETRY_AFTER_MS = [400, 1_200];

/** Tries again where an answer may still come. */
async function patiently<T>(task: () => Promise<T>): Promise<T> {
  for (const waitMs of RETRY_AFTER_MS) {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof ApiError && error.isPassing)) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return task();
}
