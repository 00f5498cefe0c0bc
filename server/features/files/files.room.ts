import { LIMITS } from '#contract/kernel/limits.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { bytesOf, holdRoom } from './files.store.ts';

/**
 * Stores something of so many bytes for the caller, where all that they keep still fits into what one person may have.
 * What comes at the same moment is counted one after the other.
 * @throws Refusal `files.no_room`
 */
export function withRoom<C extends SignedInCtx, T>(
  ctx: C,
  bytes: number,
  store: (tx: C) => Promise<T>,
): Promise<T> {
  return ctx.transaction(async (tx) => {
    await holdRoom(tx.db, ctx.actor.id);
    if ((await bytesOf(tx.db, ctx.actor.id)) + bytes > roomOf(ctx.actor)) throw new Refusal('files.no_room');
    return store(tx);
  });
}

/** Who has not yet said who they are keeps a resume, a picture and a few tries of each. */
const roomOf = ({ state }: NonNullable<Ctx['actor']>): number =>
  state === 'ONBOARDING_PENDING' || state === 'ONBOARDING_COMPLETED'
    ? LIMITS.filesBytesAtFirst
    : LIMITS.filesBytes;
