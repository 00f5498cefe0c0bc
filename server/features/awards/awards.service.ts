import type { z } from 'zod';
import type { Award, AwardFields } from '#contract/features/awards.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import {
  type FileRow,
  findFile,
  presentFile,
  removeFile,
  storeFile,
  streamFile,
} from '#server/features/files/index.ts';
import { maySeePart } from '#server/features/profiles/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { IncomingFile, OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { noteLook } from '#server/platform/shown.ts';
import {
  type AwardRow,
  countAwards,
  deleteOwnAward,
  findAward,
  insertAward,
  lockOwnAward,
  setFile,
  updateOwnAward,
} from './awards.store.ts';

type Fields = z.output<typeof AwardFields>;

/** Adds a highlight or award with its file. Pictures are drawn anew, as everywhere. */
export async function addAward(
  ctx: SignedInCtx & Uses<'storage'>,
  fields: Fields,
  file: IncomingFile,
): Promise<Award> {
  if ((await countAwards(ctx.db, ctx.actor.id)) >= LIMITS.awards) throw new Refusal('awards.too_many');
  const stored = await storeFile(ctx, 'award', file);
  const row = await insertAward(ctx.db, {
    ...columnsOf(fields),
    userId: ctx.actor.id,
    fileId: stored.id,
    createdAt: ctx.now,
  });
  return { ...presentAward(row, null), file: stored };
}

export async function changeAward(ctx: SignedInCtx, id: string, fields: Fields): Promise<Award> {
  const row = found(await updateOwnAward(ctx.db, ctx.actor.id, id, columnsOf(fields)), 'awards.not_found');
  return presentAward(row, await fileOf(ctx, row));
}

/** The former file goes once the new one is there. Nothing is read of a file for an award that is not theirs. */
export async function replaceMedia(
  ctx: SignedInCtx & Uses<'storage'>,
  id: string,
  file: IncomingFile,
): Promise<Award> {
  if ((await findAward(ctx.db, id))?.userId !== ctx.actor.id) throw new Refusal('awards.not_found');
  const stored = await storeFile(ctx, 'award', file);
  return ctx.transaction(async (tx) => {
    const former = found(await lockOwnAward(tx.db, ctx.actor.id, id), 'awards.not_found');
    const row = await setFile(tx.db, id, stored.id);
    if (former.fileId) await removeFile(tx, ctx.actor.id, former.fileId);
    return { ...presentAward(row, null), file: stored };
  });
}

/** The caller says whose it is; nobody deletes another's. */
export async function deleteAward(ctx: SignedInCtx, { reward_id, uid }: { reward_id: string; uid: string }) {
  if (uid !== ctx.actor.id) throw new Refusal('awards.not_found');
  await ctx.transaction(async (tx) => {
    const row = found(await deleteOwnAward(tx.db, uid, reward_id), 'awards.not_found');
    if (row.fileId) await removeFile(tx, uid, row.fileId);
  });
  return { reward_id };
}

/** The picture or document, for its owner and for those who see this part of the owner's profile. */
export async function openMedia(ctx: SignedInCtx & Uses<'storage'>, id: string): Promise<OutgoingFile> {
  const award = await findAward(ctx.db, id);
  const file = award && (await fileOf(ctx, award));
  if (!award || !file || !(await maySeePart(ctx, award.userId, 'highlights')))
    throw new Refusal('awards.not_found');
  noteLook(ctx, { userId: award.userId, jobId: null, parts: ['document'] });
  return {
    name: file.name,
    mediaType: file.mediaType,
    bytes: null,
    open: () => streamFile(ctx, file.id),
  };
}

const fileOf = async (ctx: SignedInCtx, { fileId }: AwardRow) =>
  fileId === null ? null : findFile(ctx.db, fileId);

const columnsOf = ({ kind, title, description, date }: Fields) => ({
  kind,
  title,
  description: description || null,
  date: date ?? null,
});

const presentAward = (row: AwardRow, file: FileRow | null): Award => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  description: row.description,
  date: row.date,
  file: file && presentFile(file),
});
