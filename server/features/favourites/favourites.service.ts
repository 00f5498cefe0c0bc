import type { z } from 'zod';
import {
  DISLIKE_REASONS,
  type DislikeReason,
  type listDislikedJobs as listDislikedJobsEndpoint,
  type reactToJob as reactToJobEndpoint,
} from '#contract/features/favourites.contract.ts';
import { presentCompanyBrief } from '#server/features/companies/index.ts';
import { listedJob } from '#server/features/jobs/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { listDisliked } from './favourites.reads.ts';
import {
  findReaction,
  listFavourites,
  type Reaction,
  saveReaction,
  setFavourites,
} from './favourites.store.ts';

type Said = Pick<z.output<typeof reactToJobEndpoint.body>, 'reason' | 'words'>;

/**
 * Likes or dislikes a job. The same again takes it back, unless it comes with a reason: that says why. What one said
 * of a job that has closed meanwhile can be taken back as well. A disliked job is on no list, so it is no favourite.
 */
export async function react(ctx: SignedInCtx, jobId: string, wanted: 'like' | 'dislike', said: Said = {}) {
  const known = await findReaction(ctx.db, ctx.actor.id, jobId);
  if (known?.reaction !== wanted) await listedJob(ctx, jobId);
  const now = await ctx.transaction(async (tx) => {
    const before = await findReaction(tx.db, ctx.actor.id, jobId);
    const reason = wanted === 'dislike' ? storedReason(said) : null;
    const after: Reaction | null =
      before?.reaction === wanted && reason === null ? null : { reaction: wanted, reason };
    await saveReaction(tx.db, ctx.actor.id, jobId, after);
    if (after?.reaction === 'dislike') await letGoOf(tx, jobId);
    await tx.emit('favourites.reacted', {
      userId: ctx.actor.id,
      jobId,
      reaction: after?.reaction ?? null,
      isAboutFit: !isAboutOtherThings(said.reason),
    });
    return after;
  });
  return { job_id: jobId, reaction: now?.reaction ?? null, reason: reasonIn(now?.reason ?? null).reason };
}

async function letGoOf(tx: SignedInCtx, jobId: string) {
  if ((await listFavourites(tx.db, tx.actor.id, [jobId])).length === 0) return;
  await setFavourites(tx.db, tx.actor.id, [jobId], false);
  await tx.emit('favourites.kept', { userId: tx.actor.id, jobIds: [jobId], isFavourite: false });
}

async function takeBackDislikes(tx: SignedInCtx, jobIds: readonly string[]) {
  const { db, actor } = tx;
  for (const jobId of jobIds) {
    if ((await findReaction(db, actor.id, jobId))?.reaction !== 'dislike') continue;
    await saveReaction(db, actor.id, jobId, null);
    await tx.emit('favourites.reacted', { userId: actor.id, jobId, reaction: null, isAboutFit: true });
  }
}

/** Reasons that say nothing of whether the person fits the job. */
const isAboutOtherThings = (reason: DislikeReason | undefined) =>
  reason === 'not_this_company' || reason === 'seen_enough' || reason === 'pay_too_low';

/** One's own words follow their reason. */
const storedReason = ({ reason, words }: Said): string | null =>
  reason === 'other' && words ? `other: ${words}` : (reason ?? null);

function reasonIn(stored: string | null): { reason: DislikeReason | null; words: string | null } {
  if (stored?.startsWith('other: ')) return { reason: 'other', words: stored.slice('other: '.length) };
  return { reason: DISLIKE_REASONS.find((reason) => reason === stored) ?? null, words: null };
}

/** Jobs that one disliked and why, the latest first. */
export async function listDislikedJobs(
  ctx: SignedInCtx,
  { page, limit }: z.output<typeof listDislikedJobsEndpoint.query>,
) {
  const { results, total } = await listDisliked(ctx.db, ctx.actor.id, page, limit);
  return {
    results: results.map((row) => ({
      job_id: row.jobId,
      job_title: row.title,
      company: presentCompanyBrief(row.company),
      is_open: row.status === 'published',
      ...reasonIn(row.reason),
      disliked_at: row.createdAt.toISOString(),
    })),
    total,
    page,
    limit,
  };
}

/** Which of these jobs are the caller's favourites, after making them so where that is asked; none of them is disliked then. */
export async function favourites(
  ctx: SignedInCtx,
  jobIds: readonly string[],
  isFavourite: boolean | undefined,
) {
  if (isFavourite !== undefined) {
    const own = new Set((await listFavourites(ctx.db, ctx.actor.id, jobIds)).map((one) => one.job_id));
    // One that has closed meanwhile is still one's own to let go of.
    for (const jobId of jobIds) if (isFavourite || !own.has(jobId)) await listedJob(ctx, jobId);
    await ctx.transaction(async (tx) => {
      if (isFavourite) await takeBackDislikes(tx, jobIds);
      await setFavourites(tx.db, ctx.actor.id, jobIds, isFavourite);
      await tx.emit('favourites.kept', { userId: ctx.actor.id, jobIds, isFavourite });
    });
  }
  return listFavourites(ctx.db, ctx.actor.id, jobIds);
}
