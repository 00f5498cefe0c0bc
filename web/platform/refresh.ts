import { refreshToken as endpoint, REFRESH_TOKEN_HEADER } from '#contract/features/sessions.contract.ts';
import { errorOf } from './api-error.ts';
import { joined } from './once.ts';
import { send } from './send.ts';
import { keepTokens } from './session-store.ts';
import { readStored } from './storage.ts';

/**
 * A token newer than the one that was refused, or `null` when the session is over. However many calls fail
 * at once, here and in other tabs, the refresh token is used once: it rotates, and the server takes a second
 * use of an old one for theft.
 * @throws ApiError when there was no answer; the session is then left as it is.
 */
export const refreshedToken = joined((refused: string | null) => oneTabAtATime(() => refresh(refused)));

async function refresh(refused: string | null): Promise<string | null> {
  const stored = readStored('token');
  if (stored && stored !== refused) return stored;
  const refreshToken = readStored('refresh_token');
  if (!refreshToken) return null;

  const { method, path } = endpoint;
  const response = await send({ method, path, body: { refresh_token: refreshToken } });
  if (!response.ok) {
    const error = await errorOf(response);
    // A server that is starting or busy has not refused anyone.
    if (error.isPassing) throw error;
    return null;
  }
  const { data: token } = (await response.json()) as { data: string };
  keepTokens(token, response.headers.get(REFRESH_TOKEN_HEADER));
  return token;
}

async function oneTabAtATime<T>(task: () => Promise<T>): Promise<T> {
  // Web Locks exist on https and localhost only.
  if (globalThis.navigator?.locks) return navigator.locks.request('masar-refresh', task);
  return withLease(task);
}

const LEASE_KEY = 'refresh_lease';
const LEASE_MS = 10_000;

/** The same on plain http: a lease in local storage, read back after a moment to see who won. */
async function withLease<T>(task: () => Promise<T>): Promise<T> {
  const mine = `${Date.now()}-${Math.random()}`;
  for (;;) {
    const [since] = (localStorage.getItem(LEASE_KEY) ?? '0-').split('-');
    if (Date.now() - Number(since) > LEASE_MS) {
      localStorage.setItem(LEASE_KEY, mine);
      await pause(20 + Math.random() * 30);
      if (localStorage.getItem(LEASE_KEY) === mine) break;
    }
    await pause(80);
  }
  try {
    return await task();
  } finally {
    localStorage.removeItem(LEASE_KEY);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
