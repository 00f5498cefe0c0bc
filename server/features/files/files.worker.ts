import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { handle } from '#server/platform/queue.ts';
import { forgetStaleUploads, forgetUnclaimed, removeFiles } from './files.jobs.ts';
import { folderOf, keyOf } from './files.service.ts';
import { deleteStaleUploads, findFile } from './files.store.ts';
import { deleteUnclaimed } from './files.unclaimed.ts';

export const fileHandlers = [
  handle(removeFiles, removeBytes, 1),
  handle(forgetStaleUploads, forgetUploads, 1),
  handle(forgetUnclaimed, forgetUnclaimedFiles, 1),
];

/** Whoever lost their connection may go on for so long. */
const STALE_AFTER_MS = 24 * 3_600_000;

/** The bytes go after the rows, by a job of their own: a run that is cut off between the two loses none of it. */
export async function forgetUploads(ctx: Ctx & Uses<'storage'>): Promise<void> {
  await ctx.storage.forgetDrafts(new Date(ctx.now.getTime() - CLAIMED_WITHIN_MS));
  await ctx.transaction(async (tx) => {
    const uploadIds = await deleteStaleUploads(tx.db, new Date(tx.now.getTime() - STALE_AFTER_MS));
    if (uploadIds.length > 0) await tx.enqueue(removeFiles, { fileIds: [], uploadIds });
  });
}

/** A form that is filled in takes no longer. */
const CLAIMED_WITHIN_MS = 3_600_000;

/** Rows first, as above. */
export async function forgetUnclaimedFiles(ctx: Ctx): Promise<void> {
  await ctx.transaction(async (tx) => {
    const fileIds = await deleteUnclaimed(tx.db, new Date(tx.now.getTime() - CLAIMED_WITHIN_MS));
    if (fileIds.length > 0) await tx.enqueue(removeFiles, { fileIds, uploadIds: [] });
  });
}

/** What is gone already is no failure: the job may run twice. Bytes whose row is still there stay. */
async function removeBytes(
  ctx: Ctx & Uses<'storage'>,
  { fileIds, uploadIds }: { fileIds: string[]; uploadIds: string[] },
) {
  for (const id of fileIds) {
    if (await findFile(ctx.db, id)) continue;
    await ctx.storage.remove(keyOf(id));
  }
  for (const id of uploadIds) await ctx.storage.removeAll(folderOf(id));
}
