import type { z } from 'zod';
import type {
  Explanation,
  listMatchingCandidates as listMatchingCandidatesEndpoint,
} from '#contract/features/matches.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import type { JobFeatures, ProfileFeatures } from '#engines/matching/index.ts';
import { findJob, listedJob, ownJob } from '#server/features/jobs/index.ts';
import { findProfile, getSharedProfile, profileForMatching } from '#server/features/profiles/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { featuresOfJob, featuresOfProfile } from './matches.documents.ts';
import { rankJob } from './matches.jobs.ts';
import { modelFor } from './matches.models.ts';
import { explainer } from './matches.present.ts';
import { countCandidatesOfJob, factsOfCandidates, listCandidatesOfJob } from './matches.reads.ts';
import { requirementsIn, sift } from './matches.requirements.ts';
import { findJobFeatures, findProfileFeatures, markSeen } from './matches.store.ts';

/** A candidate asks for themselves; a recruiter for someone whose profile they may see. */
export async function personInView(ctx: SignedInCtx, candidateId: string | undefined): Promise<string> {
  if (ctx.actor.state === 'CANDIDATE') {
    if (candidateId && candidateId !== ctx.actor.id) throw new Refusal('profiles.not_found');
    return ctx.actor.id;
  }
  const { user_id } = await getSharedProfile(ctx, found(candidateId, 'profiles.not_found'));
  return user_id;
}

/** What of a job's skills a person has and lacks. */
export async function getSkillGap(ctx: SignedInCtx, input: { uid?: string | undefined; job_id: string }) {
  const userId = await personInView(ctx, input.uid);
  await listedJob(ctx, input.job_id);
  const explanation = found(await explainPair(ctx, input.job_id, userId), 'profiles.not_found');
  if (ctx.actor.id === userId) await markSeen(ctx.db, 'candidate', [{ jobId: input.job_id, userId }]);
  return {
    job_id: input.job_id,
    score: explanation.score,
    matching_data: { gap: explanation.missing, matched: explanation.matched, partial: explanation.partial },
    explanation,
  };
}

/** The score between a job and a person, taken apart; null where one of them is not there. Asks no permission. */
export async function explainPair(ctx: Ctx, jobId: string, userId: string): Promise<Explanation | null> {
  const pair = await pairOf(ctx, jobId, userId);
  return pair && explainer(await modelFor(ctx, ctx.portal.key))(pair.job, pair.profile);
}

/** What matching knows of a job and a person; null where one of them is not there. Asks no permission. */
async function pairOf(ctx: Ctx, jobId: string, userId: string) {
  const job = await jobInMatching(ctx, jobId);
  const profile = await personInMatching(ctx, userId);
  return job && profile ? { job, profile } : null;
}

/** What matching knows of a job; null where there is none. Asks no permission. */
export async function jobInMatching(ctx: Ctx, jobId: string): Promise<JobFeatures | null> {
  return (await findJobFeatures(ctx.db, jobId))?.features ?? (await freshJobFeatures(ctx, jobId));
}

/** The same of a person. */
export async function personInMatching(ctx: Ctx, userId: string): Promise<ProfileFeatures | null> {
  return (await findProfileFeatures(ctx.db, userId))?.features ?? (await freshProfileFeatures(ctx, userId));
}

async function freshJobFeatures(ctx: Ctx, jobId: string) {
  const row = await findJob(ctx.db, jobId);
  return row && featuresOfJob(row);
}

async function freshProfileFeatures(ctx: Ctx, userId: string) {
  const row = await findProfile(ctx.db, userId);
  return row && featuresOfProfile(profileForMatching(row));
}

/** Ranked candidates of a job of one's own company. */
export async function listMatchingCandidates(
  ctx: SignedInCtx,
  jobId: string,
  query: z.output<typeof listMatchingCandidatesEndpoint.query>,
) {
  await ownJob(ctx, jobId);
  // Asked before the list is read: a ranking that ends in between shows at worst as still under way.
  const computing = await isComputing(ctx, jobId);
  const job = await findJobFeatures(ctx.db, jobId);
  const above = Math.max(LIMITS.candidateScoreFloor, query.min_score ?? LIMITS.candidateScoreFloor);
  const { among, leftOut } = await amongWhom(ctx, jobId, above, query);
  const filter = { jobId, above, among };
  const { results, total } = await listCandidatesOfJob(
    ctx.db,
    { ...filter, status: query.status },
    query.page,
    query.limit,
  );
  const unseen = results.filter((row) => !row.isSeen).map(({ userId }) => ({ jobId, userId }));
  await markSeen(ctx.db, 'company', unseen);
  const explain = explainer(await modelFor(ctx, ctx.portal.key));
  const { counts, weaker } = await countCandidatesOfJob(ctx.db, filter);
  return {
    results: results.map((row) => {
      const explanation = explain(job!.features, row.features);
      return {
        candidate_id: row.userId,
        name: row.person.name,
        headline: row.person.headline ?? null,
        location: row.person.location ?? null,
        avatar: row.avatarFileId,
        experience_months: row.experienceMonths,
        score: explanation.score,
        norm_score: relativeTo(row.best, explanation.score),
        explanation,
        status: row.status,
      };
    }),
    total,
    page: query.page,
    limit: query.limit,
    computing,
    counts,
    weaker,
    left_out: leftOut,
  };
}

/** Those of a job's candidates who meet what is required, and how many it leaves out of the list that is asked for. */
async function amongWhom(
  ctx: SignedInCtx,
  jobId: string,
  above: number,
  query: z.output<typeof listMatchingCandidatesEndpoint.query>,
) {
  const required = await requirementsIn(ctx, query);
  if (!required) return { among: null, leftOut: null };
  const everyone = await factsOfCandidates(ctx.db, jobId);
  const listed = everyone.filter(
    ({ score, status }) => score > above && (query.status === undefined || status === query.status),
  );
  return { among: sift(everyone, required).met, leftOut: sift(listed, required).leftOut };
}

/** Whether a published job still waits for its first ranking; one that nobody asked for is asked for now. */
async function isComputing(ctx: SignedInCtx, jobId: string): Promise<boolean> {
  const job = await findJob(ctx.db, jobId);
  if (job?.status !== 'published') return false;
  const features = await findJobFeatures(ctx.db, jobId);
  if (!features) await ctx.enqueue(rankJob, { jobId });
  return !features?.rankedAt;
}

export async function matchingCandidatesExist(ctx: SignedInCtx, jobId: string) {
  await ownJob(ctx, jobId);
  const above = LIMITS.candidateScoreFloor;
  const { counts } = await countCandidatesOfJob(ctx.db, { jobId, above, among: null });
  const count = counts.PENDING + counts.SHORTLISTED + counts.REJECTED;
  return { exists: count > 0, count };
}

export async function recompute(
  ctx: SignedInCtx,
  jobId: string,
): Promise<{ job_id: string; computing: true }> {
  await ownJob(ctx, jobId);
  await ctx.enqueue(rankJob, { jobId });
  return { job_id: jobId, computing: true };
}

/** To three digits: stored scores are rounded where those shown are not, and the best of a list is 1. */
export function relativeTo(best: number, score: number): number {
  return Math.round((score / Math.max(best, score, Number.MIN_VALUE)) * 1_000) / 1_000;
}
