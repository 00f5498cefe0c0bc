import { record } from '#server/features/audit-entries/index.ts';
import { disclosureOf, listedPeople } from '#server/features/blind-review/index.ts';
import { visibleOrKnown } from '#server/features/candidates/index.ts';
import { tellTeam } from '#server/features/companies/index.ts';
import { ownJob } from '#server/features/jobs/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { noteListed } from '#server/platform/shown.ts';
import { listKept } from './favourites.reads.ts';
import { setFavouriteCandidate } from './favourites.store.ts';

/** Whom the caller's company keeps in sight for a job of its own. */
export async function listFavouriteCandidates(ctx: SignedInCtx & Uses<'aliases'>, jobId: string) {
  await ownJob(ctx, jobId);
  const rows = listedPeople(ctx, await listKept(ctx.db, jobId));
  const disclosure = await disclosureOf(ctx, { jobId, userIds: rows.map(({ userId }) => userId) });
  noteListed(
    ctx,
    rows.map(({ userId }) => userId),
  );
  return {
    job_id: jobId,
    results: rows.map(({ userId, name, keptAt }) => ({
      candidate_id: disclosure.idOf(userId),
      name: disclosure.nameOf(userId, name),
      kept_at: keptAt.toISOString(),
    })),
  };
}

/** Keeps a candidate in sight for the whole company, or no longer. The same again changes nothing. */
export async function favouriteCandidate(
  ctx: SignedInCtx & Uses<'aliases'>,
  {
    job_id: jobId,
    candidate_id: userId,
    favorite,
  }: { job_id: string; candidate_id: string; favorite: boolean },
) {
  const job = await ownJob(ctx, jobId);
  // Whom one has in sight one may let go of, also when they let nobody find them now.
  if (favorite) await visibleOrKnown(ctx, userId);
  const disclosure = await disclosureOf(ctx, { jobId, userIds: [userId] });
  await ctx.transaction(async (tx) => {
    const kept = { jobId, userId, keptBy: ctx.actor.id, createdAt: tx.now };
    if (!(await setFavouriteCandidate(tx.db, kept, favorite))) return;
    await record(tx, favorite ? 'candidate.kept' : 'candidate.let_go', {
      subjectId: userId,
      details: { jobId },
    });
    await tellTeam(tx, job.companyId, 'candidates:changed', {
      job_id: jobId,
      candidate_id: disclosure.idOf(userId),
    });
  });
  return { job_id: jobId, candidate_id: disclosure.idOf(userId), is_favorite: favorite };
}
