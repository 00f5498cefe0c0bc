import type { ErrorCode } from '#contract/kernel/errors.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import { DAY_MS } from '#server/platform/days.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { deleteFailures, lockFailures, returnFailure, saveFailures } from './sessions.store.ts';

/** Something that is guessed at: a password from a network, a mailed code. */
export interface Guessed {
  /** Hash of what it is: the table tells nobody whose it is. */
  key: string;
  /** Failures in a row before the first wait. */
  free: number;
}

const LONGEST_WAIT_SECONDS = 15 * 60;
/** Failures are forgotten when none has followed for so long. */
const FORGET_MS = DAY_MS;

export const guessed = (free: number, ...what: readonly string[]): Guessed => ({
  key: hashToken(what.join('\n')),
  free,
});

/** How long to wait after so many failures: nothing at first, then 2, 4, 8 … seconds, up to a quarter of an hour. */
export const waitSeconds = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(LONGEST_WAIT_SECONDS, 2 ** (failures - free + 1));

/**
 * Takes one try of each, or refuses with the seconds to wait and takes none. Counted before anything is compared, one
 * after the other, so that guesses sent all at once are not free. To be called outside of any transaction: what
 * follows may be rolled back, a try may not.
 */
export async function takeTry(
  ctx: Ctx,
  all: readonly Guessed[],
  code: Extract<ErrorCode, 'sessions.too_many_tries' | 'accounts.too_many_tries'>,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    for (const { key, free } of all) {
      const known = await lockFailures(tx.db, key, tx.now);
      const sinceMs = tx.now.getTime() - known.lastAt.getTime();
      const failures = sinceMs > FORGET_MS ? 0 : known.count;
      const seconds = waitSeconds(failures, free) - sinceMs / 1000;
      if (failures >= free && seconds > 0) throw new Refusal(code, { seconds: Math.ceil(seconds) });
      await saveFailures(tx.db, { key, count: failures + 1, lastAt: tx.now });
    }
  });
}

/** The try was right: nothing stands against it any more. */
export const forgetTries = (db: Database, ...all: readonly Guessed[]): Promise<void> =>
  deleteFailures(
    db,
    all.map(({ key }) => key),
  );

/** The try was right, but it says nothing of the others that count here. */
export const giveTryBack = (db: Database, { key }: Guessed): Promise<void> => returnFailure(db, key);

/**
 * The network of an address, for counting: of IPv6 the first half, since one household or server has all of the
 * second.
 */
export function networkOf(address: string | null): string {
  const plain = (address ?? '').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(zeros).fill('0'), ...last]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}
