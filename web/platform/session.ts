import { getResume } from '#contract/features/resumes.contract.ts';
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
const loadListeners = new Set<(state: UserState) => void>();

/** Called at once when the user has come from the server, before any screen is drawn. */
export function onUserLoaded(listener: (state: UserState) => void): () => void {
  loadListeners.add(listener);
  return () => loadListeners.delete(listener);
}

/**
 * Loads the user of the stored token and finds the state: by the account, and for a candidate whose resume
 * is still being read, CANDIDATE_PROFILE_PENDING. Any failure logs the user out; a server that does not answer
 * is asked twice more before that. Never throws.
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
    for (const listener of loadListeners) listener(currentSession().state);
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
