import { LIMITS } from '#contract/kernel/limits.ts';
import type { Actor, SignedInCtx } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { bytesOf, bytesOfPortal, holdRoom } from './files.store.ts';

/**
 * Stores something of so many bytes for the caller, where all that they keep still fits into what one person may have.
 * What comes at the same moment is counted one after the other. Of the rooms that many have together each of them may at
 * that moment take one file too many, which those can bear.
 * @throws Refusal `files.no_room`, `files.company_full` or `files.storage_full`
 */
export function withRoom<C extends SignedInCtx, T>(
  ctx: C,
  bytes: number,
  store: (tx: C) => Promise<T>,
): Promise<T> {
  return ctx.transaction(async (tx) => {
    await holdRoom(tx.db, ctx.actor.id);
    await refuseWhereFull(tx, bytes);
    return store(tx);
  });
}

async function refuseWhereFull({ db, actor }: SignedInCtx, bytes: number): Promise<void> {
  const most = isNewcomer(actor) ? LIMITS.filesBytesAtFirst : LIMITS.filesBytes;
  if ((await bytesOf(db, 'person', actor.id)) + bytes > most) throw new Refusal('files.no_room');
  if (actor.companyId && (await bytesOf(db, 'company', actor.companyId)) + bytes > LIMITS.filesBytesOfCompany)
    throw new Refusal('files.company_full');
  const isFull =
    (isNewcomer(actor) &&
      (await bytesOf(db, 'newcomers', actor.portal)) + bytes > LIMITS.filesBytesOfNewcomers) ||
    (await bytesOfPortal(db, actor.portal)) + bytes > LIMITS.filesBytesOfPortal;
  if (isFull) throw new Refusal('files.storage_full');
}

/** Who has not yet said who they are, or is not let in yet, keeps a resume, a picture and a few tries of each. */
const isNewcomer = ({ state }: Actor): boolean =>
  state === 'ONBOARDING_PENDING' || state === 'ONBOARDING_COMPLETED';
