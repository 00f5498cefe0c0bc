import type { ResumePhoto } from '#engines/resumes/index.ts';
import { updateUser } from '#server/features/accounts/index.ts';
import { changePurpose, findFile, holds, keepFor, removeFile } from '#server/features/files/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import {
  clearPhoto,
  findLatestResume,
  linkPhoto,
  listPhotos,
  pictureOf,
  type ResumeRow,
} from './resumes.store.ts';

/**
 * Keeps the photograph of a resume until its owner has said yes or no to it; until then nobody else sees it, and nothing
 * counts it. One that is their picture already is not asked about again.
 */
export async function offerPhoto(
  ctx: Ctx & Uses<'storage'>,
  resume: ResumeRow,
  photo: ResumePhoto,
): Promise<ResumeRow> {
  const owner = await pictureOf(ctx.db, resume.userId);
  const present = owner?.avatarFileId ? await findFile(ctx.db, owner.avatarFileId) : null;
  if (!owner || (present && holds(present, photo.bytes))) return resume;
  const file = await keepFor(ctx, owner, {
    purpose: 'photo',
    name: 'photo.jpg',
    mediaType: photo.mediaType,
    bytes: photo.bytes,
  });
  return linkPhoto(ctx.db, resume.id, file.id);
}

/** Makes the photograph the person's picture: from then on it is seen, and hidden, as any picture of a person. */
export async function takePhoto(ctx: SignedInCtx): Promise<void> {
  await ctx.transaction(async (tx) => {
    const fileId = await answered(tx, ctx.actor.id);
    const turned = await changePurpose(tx.db, {
      id: fileId,
      ownerId: ctx.actor.id,
      from: 'photo',
      to: 'avatar',
    });
    if (!turned) throw new Refusal('resumes.photo_not_found');
    const former = (await pictureOf(tx.db, ctx.actor.id))?.avatarFileId;
    await updateUser(tx.db, ctx.actor.id, { avatarFileId: fileId });
    if (former) await removeFile(tx, ctx.actor.id, former);
  });
}

/** Removes the photograph. The document that shows it stays as it is. */
export async function refusePhoto(ctx: SignedInCtx): Promise<void> {
  await ctx.transaction(async (tx) => {
    await removeFile(tx, ctx.actor.id, await answered(tx, ctx.actor.id));
  });
}

/** A newer reading asks anew: what an older one found and nobody answered goes. */
export async function letGoOfPhotos(ctx: Ctx, userId: string): Promise<void> {
  for (const fileId of await listPhotos(ctx.db, userId)) await removeFile(ctx, userId, fileId);
}

/** The photograph of the newest reading, which is asked about no more. Of two answers at once the second finds none. */
async function answered(ctx: Ctx, userId: string): Promise<string> {
  const resume = await findLatestResume(ctx.db, userId);
  if (!resume?.photoFileId || !(await clearPhoto(ctx.db, resume.id, resume.photoFileId)))
    throw new Refusal('resumes.photo_not_found');
  return resume.photoFileId;
}
