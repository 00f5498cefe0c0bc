import { useSyncExternalStore } from 'react';
import type { User } from '#contract/features/accounts.contract.ts';
import { accountState, type UserState } from '#contract/kernel/user-states.ts';
import { queryCache } from './query-cache.ts';
import { clearStorage, readStored, store } from './storage.ts';

/** Who is here, and in which of the product's states. */
export interface Session {
  readonly state: UserState;
  readonly user: User | null;
  /** The user came from the server during this visit. */
  readonly isLoaded: boolean;
}

const NOBODY: Session = { state: 'UNAUTHENTICATED', user: null, isLoaded: false };

let session: Session = NOBODY;
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
  session = next;
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
  clearStorage();
  queryCache.clear();
  change(NOBODY);
  // Someone who was never let in is sent to the login by the guard, which remembers where they were going.
  if (hadUser) for (const listener of endListeners) listener();
}

/** A tab whose neighbour logged out logs out too; one whose neighbour logged in as someone starts anew. */
export function followSessionOfOtherTabs(onLogin: () => void): () => void {
  const follow = (event: StorageEvent) => {
    // A key of null means that the whole storage was cleared, as a logout does.
    const isAboutToken = event.key === 'token' || event.key === null;
    if (!isAboutToken) return;
    if (!hasToken() && session.state !== 'UNAUTHENTICATED') {
      queryCache.clear();
      change(NOBODY);
      for (const listener of endListeners) listener();
    } else if (hasToken() && !session.isLoaded) onLogin();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
