import { listedJob } from '#server/features/jobs/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { findReaction, listFavourites, saveReaction, setFavourites } from './favourites.store.ts';

/** Likes or dislikes a job. The same again takes it back. */
export async function react(ctx: SignedInCtx, jobId: string, wanted: 'like' | 'dislike') {
  await listedJob(ctx, jobId);
  const reaction = await ctx.transaction(async (tx) => {
    const before = await findReaction(tx.db, ctx.actor.id, jobId);
    const after = before === wanted ? null : wanted;
    await saveReaction(tx.db, ctx.actor.id, jobId, after);
    await tx.emit('favourites.reacted', { userId: ctx.actor.id, jobId, reaction: after });
    return after;
  });
  return { job_id: jobId, reaction };
}

/** Which of these jobs are the caller's favourites, after making them so where that is asked. */
export async function favourites(
  ctx: SignedInCtx,
  jobIds: readonly string[],
  isFavourite: boolean | undefined,
) {
  if (isFavourite !== undefined) {
    for (const jobId of jobIds) await listedJob(ctx, jobId);
    await ctx.transaction(async (tx) => {
      await setFavourites(tx.db, ctx.actor.id, jobIds, isFavourite);
      await tx.emit('favourites.kept', { userId: ctx.actor.id, jobIds, isFavourite });
    });
  }
  return listFavourites(ctx.db, ctx.actor.id, jobIds);
}
