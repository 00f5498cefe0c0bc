import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { handle } from '#server/platform/queue.ts';
import { removeFiles } from './files.jobs.ts';
import { folderOf, keyOf } from './files.service.ts';
import { findFile } from './files.store.ts';

export const fileHandlers = [handle(removeFiles, removeBytes, 1)];

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
