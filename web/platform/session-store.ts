import { useSyncExternalStore } from 'react';
import type { User } from '#contract/features/accounts.contract.ts';
import { accountState, type UserState } from '#contract/kernel/user-states.ts';
import { dropEarly } from './early.ts';
import { queryCache } from './query-cache.ts';
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

let session: Session = { ...NOBODY, state: keptState() };
const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();

export const currentSession = (): Session => session;

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called when the session ended, here or in another tab; the app then shows the login. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

export const useSession = (): Session =>
  useSyncExternalStore(onSessionChange, currentSession, currentSession);

export const hasToken = (): boolean => readStored('token') !== null;

export function keepTokens(token: string, refreshToken?: string | null): void {
  store('token', token);
  if (refreshToken) store('refresh_token', refreshToken);
}

function change(next: Session): void {
  if (session.user && next.user?.id !== session.user.id) dropEarly();
  session = next;
  if (RESET_STATES.includes(next.state)) drafts.keep(KEPT_STATE, next.state);
  else drafts.drop(KEPT_STATE);
  for (const listener of listeners) listener();
}

/**
 * Moves to a state that only this browser knows: a step of a flow, or the root error. The user stays.
 */
export function setUserState(state: UserState): void {
  if (session.state !== state) change({ ...session, state });
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
  const hadUser = session.user !== null;
  forgetSession();
  // Someone who was never let in is sent to the login by the guard, which remembers where they were going.
  if (hadUser) for (const listener of endListeners) listener();
}

/** As `endSession`, where the caller shows what comes next: a goodbye, or that the password is changed. */
export function forgetSession(state: UserState = 'UNAUTHENTICATED'): void {
  clearStorage();
  queryCache.clear();
  change({ ...NOBODY, state });
}

/** Out of the change of a password, wherever it stood. Who has a session is loaded anew by the guard. */
export function leaveReset(): void {
  if (RESET_STATES.includes(session.state))
    change({ state: 'UNAUTHENTICATED', user: session.user, isLoaded: false });
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
    // Who is changing a password by mail is not here by a session, and none drags them out.
    if (RESET_STATES.includes(session.state)) return;
    if (!hasToken()) {
      if (!session.user) return;
      clearTab();
      queryCache.clear();
      change(NOBODY);
      for (const listener of endListeners) listener();
    } else if (!session.isLoaded) onLogin();
    else if (isOfAnother(session.user)) {
      clearTab();
      onOtherPerson();
    }
  };
  const followStorage = (event: StorageEvent) => {
    // A key of null means that the whole storage was cleared, as a logout does.
    if (event.key === 'token' || event.key === null) follow();
  };
  const followSight = () => {
    if (document.visibilityState === 'visible' && session.isLoaded) follow();
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
