import type { UserState } from '#contract/kernel/user-states.ts';
import { forget, readStored, store } from './storage.ts';

/** So long a wish is remembered: signing up may take a mail, a resume and an approval. */
const KEPT_MS = 3 * 86_400_000;

/** On the way in, not yet there. */
const ON_THE_WAY: readonly UserState[] = [
  'EMAIL_VERIFICATION_PENDING',
  'EMAIL_VERIFICATION_COMPLETED',
  'ONBOARDING_PENDING',
  'ONBOARDING_COMPLETED',
];

/**
 * Where somebody wanted to go in the candidates' area before they were let in: a job that they mean to apply for. It
 * survives the mail, onboarding and approval, in this browser, until they are a candidate and are led there.
 */
export function keepWayBack(state: UserState, href: string, now: number = Date.now()): void {
  if (!ON_THE_WAY.includes(state) || !href.startsWith('/candidate/jobs/view/')) return;
  store('way_back', JSON.stringify({ href, until: now + KEPT_MS }));
}

/** Whether there is one. */
export const hasWayBack = (now: number = Date.now()): boolean => read(now) !== null;

/** The way back, once: whoever asks goes there. */
export function takeWayBack(state: UserState, now: number = Date.now()): string | null {
  if (state !== 'CANDIDATE') return null;
  const href = read(now);
  forget('way_back');
  return href;
}

function read(now: number): string | null {
  try {
    const kept = JSON.parse(readStored('way_back') ?? 'null') as { href?: unknown; until?: unknown } | null;
    const isFresh = typeof kept?.until === 'number' && kept.until > now;
    return isFresh && typeof kept?.href === 'string' ? kept.href : null;
  } catch {
    return null;
  }
}
