import { getResume } from '#contract/features/resumes.contract.ts';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { accountState, type UserState } from '#contract/kernel/user-states.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { newListeners } from './listeners.ts';
import { joined } from './once.ts';
import { queryFor } from './queries.ts';
import { queryCache } from './query-cache.ts';
import { currentSession, endSession, hasToken, setUser, setUserState } from './session-store.ts';

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

const loaded = newListeners<[UserState]>();

/** Called as soon as the user has come from the server, before a screen is drawn. */
export const onUserLoaded = loaded.add;

/**
 * Loads the user of the stored token and finds the state: by the account, and for a candidate whose resume
 * is still being read, CANDIDATE_PROFILE_PENDING. Any failure logs the user out; a server that does not answer
 * is asked again for some ten seconds before that, as long as a restart takes. Never throws. `anew` where the account
 * has just changed.
 */
export const loadUser = joined(async (): Promise<void> => {
  if (!hasToken()) return endSession();
  try {
    const user = await patiently(() => call(getCurrentUser));
    const state = accountState(user);
    setUser(user, state === 'CANDIDATE' ? await candidateState() : state);
    loaded.tell(currentSession().state);
  } catch {
    endSession();
  }
});

/** A resume that is being read keeps its candidate on the waiting screen. Other screens find it in the cache. */
async function candidateState(): Promise<UserState> {
  const asNow = { ...queryFor(getResume, {}), staleTime: 0, retry: false };
  const resume = await patiently(() => queryCache.fetchQuery(asNow));
  return resume.status === 'in_progress' ? 'CANDIDATE_PROFILE_PENDING' : 'CANDIDATE';
}

/** Out of the root error: the user is loaded anew where there is one. */
export async function leaveRootError(): Promise<void> {
  if (hasToken()) await loadUser();
  else setUserState('UNAUTHENTICATED');
}

const RETRY_AFTER_MS = [400, 1_200, 3_000, 6_000];

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
