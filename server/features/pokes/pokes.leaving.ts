import { record } from '#server/features/audit-entries/index.ts';
import { findCompany, tellTeam } from '#server/features/companies/index.ts';
import { findJob, ownJob } from '#server/features/jobs/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { isHiddenFrom } from '#server/features/profiles/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { askedParams } from './pokes.asking.ts';
import { leavePokes } from './pokes.jobs.ts';
import { standingOf } from './pokes.reads.ts';
import { deletePokes, lockAsk, markLeft } from './pokes.store.ts';

/** Takes a question back before it leaves. What was not asked counts for no limit. */
export async function takeBack(ctx: SignedInCtx, askId: string): Promise<{ taken_back: number }> {
  return ctx.transaction(async (tx) => {
    const rows = await lockAsk(tx.db, askId);
    const [first] = rows;
    if (!first || !(await isOwn(tx, first.jobId))) throw new Refusal('pokes.ask_not_found');
    const waiting = rows.filter(({ leavesAt }) => leavesAt !== null).map(({ userId }) => userId);
    if (waiting.length === 0) throw new Refusal('pokes.has_left');
    await deletePokes(tx.db, first.jobId, waiting);
    for (const userId of waiting)
      await record(tx, 'candidate.poke_taken_back', { subjectId: userId, details: { jobId: first.jobId } });
    await tellOfAll(tx, first.jobId);
    return { taken_back: waiting.length };
  });
}

async function isOwn(ctx: SignedInCtx, jobId: string): Promise<boolean> {
  try {
    await ownJob(ctx, jobId);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Asks those who wait: tells each of them. Done again it finds nobody who waits. Whoever applied or hid meanwhile is not asked,
 * and nobody is once the job is no longer open.
 */
export async function letLeave(ctx: Ctx, askId: string): Promise<void> {
  const { now } = ctx;
  await ctx.transaction(async (tx) => {
    const waiting = (await lockAsk(tx.db, askId)).filter(({ leavesAt }) => leavesAt !== null);
    const [first] = waiting;
    if (!first?.leavesAt) return;
    const early = first.leavesAt.getTime() - now.getTime();
    if (early > 0) return tx.enqueue(leavePokes, { askId }, { startAfterSeconds: Math.ceil(early / 1_000) });
    const { jobId } = first;
    const job = found(await findJob(tx.db, jobId), 'jobs.not_found');
    const company = found(await findCompany(tx.db, job.companyId), 'companies.not_found');
    const { applied } = await standingOf(tx.db, { jobId, userIds: waiting.map(({ userId }) => userId) });
    const hidden = new Set<string>();
    for (const { userId } of waiting)
      if (await isHiddenFrom(tx.db, userId, job.companyId)) hidden.add(userId);
    const isAsked = (userId: string) =>
      job.status === 'published' && !applied.has(userId) && !hidden.has(userId);
    const asked = waiting.map(({ userId }) => userId).filter(isAsked);
    const notAsked = waiting.map(({ userId }) => userId).filter((userId) => !isAsked(userId));
    await deletePokes(tx.db, jobId, notAsked);
    await markLeft(tx.db, jobId, asked);
    await notify(tx, asked, 'poked', askedParams(job, company), { link: `/candidate/jobs/view/${jobId}` });
    if (notAsked.length > 0) await tellOfAll(tx, jobId);
  });
}

/** Colleagues' screens look again at everybody of the job: no id of a person goes out. */
async function tellOfAll(ctx: Ctx, jobId: string): Promise<void> {
  const job = await findJob(ctx.db, jobId);
  if (job) await tellTeam(ctx, job.companyId, 'candidates:changed', { job_id: jobId, candidate_id: null });
}
