import { type FileRow, findFile, passOn } from '#server/features/files/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { resumeOffered } from './talent-managers.reads.ts';
import { updatePerson } from './talent-managers.store.ts';

/** The resume that a talent manager gave for the caller, whose confirmed address the invitation went to; the choice is theirs. */
export async function offeredResume(ctx: SignedInCtx): Promise<FileRow | null> {
  const offer = await resumeOffered(ctx.db, ctx.actor.portal, ctx.actor.email, ctx.now);
  return offer?.resumeFileId ? findFile(ctx.db, offer.resumeFileId) : null;
}

/** Where the caller chose the offered file, it is theirs from now on. */
export async function takeOffered(tx: SignedInCtx, fileId: string): Promise<void> {
  const offer = await resumeOffered(tx.db, tx.actor.portal, tx.actor.email, tx.now);
  if (!offer || offer.resumeFileId !== fileId) return;
  await passOn(tx, fileId, tx.actor.id);
  await updatePerson(tx.db, offer.id, { resumeFileId: null });
}
