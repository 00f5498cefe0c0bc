import type { User } from '#contract/features/accounts.contract.ts';
import { accountState, type UserState } from '#contract/kernel/user-states.ts';
import { dropEarly } from './early.ts';
import { newListeners } from './listeners.ts';
import { queryCache } from './query-cache.ts';
import { sharedValue, useShared } from './shared-value.ts';
import { clearStorage, clearTab, drafts, readStored, store } from './storage.ts';

/** Who is here, and in which of the product's states. */
export interface Session {
  readonly state: UserState;
  readonly user: User | null;
  /** The user came from the server during this visit. */
  readonly isLoaded: boolean;
}

const NOBODY: Session = { state: 'UNAUTHENTICATED', user: null, isLoaded: false };

/** Steps of a change of password by mail. This tab keeps them across a reload; no server knows of them. */
const RESET_STATES: readonly UserState[] = ['RESET_PASSWORD', 'RESET_PASSWORD_COMPLETED'];
const KEPT_STATE = 'state';

const session = sharedValue<Session>({ ...NOBODY, state: keptState() });
const ending = newListeners();

/** Who is here now; a component uses `useSession`. */
export const currentSession = session.get;

/** Called when someone comes, goes, or moves to another state. */
export const onSessionChange = session.onChange;

/** Called when the session ended, here or in another tab; the app then shows the login. */
export const onSessionEnd = ending.add;

/** Who is here; the component is drawn again when that changes. */
export const useSession = (): Session => useShared(session);

/** Whether this browser holds a session, however old it is. */
export const hasToken = (): boolean => readStored('token') !== null;

/** Keeps the tokens of a session; without a new refresh token the old one stays. */
export function keepTokens(token: string, refreshToken?: string | null): void {
  store('token', token);
  if (refreshToken) store('refresh_token', refreshToken);
}

function change(next: Session): void {
  const { user } = currentSession();
  if (user && next.user?.id !== user.id) dropEarly();
  if (RESET_STATES.includes(next.state)) drafts.keep(KEPT_STATE, next.state);
  else drafts.drop(KEPT_STATE);
  session.set(next);
}

/**
 * Moves to a state that only this browser knows: a step of a flow, or the root error. The user stays.
 */
export function setUserState(state: UserState): void {
  if (currentSession().state !== state) change({ ...currentSession(), state });
}

/** A user as the server sent them; the state follows from the user unless the caller knows a nearer one. */
export function setUser(user: User, state: UserState = accountState(user)): void {
  change({ state, user, isLoaded: true });
}

/** Takes over the tokens and the user of a fresh login or signup. */
export function beginSession(signedIn: { user: User & { refresh_token: string }; token: string }): void {
  const { refresh_token, ...user } = signedIn.user;
  keepTokens(signedIn.token, refresh_token);
  setUser(user);
}

/** Forgets everything of the session in this browser. The server is told by `logOut`, not here. */
export function endSession(): void {
  const hadUser = currentSession().user !== null;
  forgetSession();
  // Someone who was never let in is sent to the login by the guard, which remembers where they were going.
  if (hadUser) ending.tell();
}

/** As `endSession`, where the caller shows what comes next: a goodbye, or that the password is changed. */
export function forgetSession(state: UserState = 'UNAUTHENTICATED'): void {
  clearStorage();
  queryCache.clear();
  change({ ...NOBODY, state });
}

/** Out of the change of a password, wherever it stood. Who has a session is loaded anew by the guard. */
export function leaveReset(): void {
  const { state, user } = currentSession();
  if (RESET_STATES.includes(state)) change({ state: 'UNAUTHENTICATED', user, isLoaded: false });
}

interface OtherTabs {
  /** Somebody logged in where nobody was here. */
  onLogin: () => void;
  /** Somebody else than the person shown here has the session now. */
  onOtherPerson: () => void;
}

/**
 * A tab whose neighbour logged out logs out too; one whose neighbour logged in as someone starts anew. A tab
 * that slept heard nothing of it, so it looks again when it is seen.
 */
export function followSessionOfOtherTabs({ onLogin, onOtherPerson }: OtherTabs): () => void {
  const follow = () => {
    const { state, user, isLoaded } = currentSession();
    // Who is changing a password by mail is not here by a session, and none drags them out.
    if (RESET_STATES.includes(state)) return;
    if (!hasToken()) {
      if (!user) return;
      clearTab();
      queryCache.clear();
      change(NOBODY);
      ending.tell();
    } else if (!isLoaded) onLogin();
    else if (isOfAnother(user)) {
      clearTab();
      onOtherPerson();
    }
  };
  const followStorage = (event: StorageEvent) => {
    // A key of null means that the whole storage was cleared, as a logout does.
    if (event.key === 'token' || event.key === null) follow();
  };
  const followSight = () => {
    if (document.visibilityState === 'visible' && currentSession().isLoaded) follow();
  };
  addEventListener('storage', followStorage);
  document.addEventListener('visibilitychange', followSight);
  return () => {
    removeEventListener('storage', followStorage);
    document.removeEventListener('visibilitychange', followSight);
  };
}

function isOfAnother(user: User | null): boolean {
  const owner = ownerOf(readStored('token'));
  return owner !== null && user !== null && owner !== user.id;
}

/** Whose access token it is; null where it does not say so. */
function ownerOf(token: string | null): string | null {
  try {
    const claims = (token?.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return (JSON.parse(atob(claims)) as { sub?: string }).sub ?? null;
  } catch {
    return null;
  }
}

function keptState(): UserState {
  const kept = drafts.read(KEPT_STATE);
  return RESET_STATES.find((state) => state === kept) ?? 'UNAUTHENTICATED';
}
