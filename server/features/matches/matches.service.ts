import type { Explanation } from '#contract/features/matches.contract.ts';
import type { JobFeatures, ProfileFeatures } from '#engines/matching/index.ts';
import { disclosureOf } from '#server/features/blind-review/index.ts';
import { findJob, listedJob } from '#server/features/jobs/index.ts';
import {
  featuresOfJob,
  featuresOfProfile,
  findJobFeatures,
  findProfileFeatures,
} from '#server/features/match-index/index.ts';
import { modelFor } from '#server/features/match-models/index.ts';
import { findProfile, getSharedProfile, profileForMatching } from '#server/features/profiles/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { explainer } from './matches.present.ts';

/** A candidate asks for themselves; a recruiter for someone whose profile they may see. */
export async function personInView(
  ctx: SignedInCtx & Uses<'aliases'>,
  candidateId: string | undefined,
): Promise<string> {
  if (ctx.actor.state === 'CANDIDATE') {
    if (candidateId && candidateId !== ctx.actor.id) throw new Refusal('profiles.not_found');
    return ctx.actor.id;
  }
  const userId = found(candidateId, 'profiles.not_found');
  await getSharedProfile(ctx, userId);
  return userId;
}

/** Which skills of a job a person has, nearly has and lacks, and the score taken apart. */
export async function getSkillGap(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  input: { uid?: string | undefined; job_id: string },
) {
  const userId = await personInView(ctx, input.uid);
  await listedJob(ctx, input.job_id);
  const whole = found(await explainPair(ctx, input.job_id, userId), 'profiles.not_found');
  const disclosure = await disclosureOf(ctx, { jobId: input.job_id, userIds: [userId] });
  // Of oneself nothing is hidden.
  const explanation = ctx.actor.id === userId ? whole : disclosure.explanationOf(userId, whole);
  return {
    job_id: input.job_id,
    score: explanation.score,
    matching_data: { gap: explanation.missing, matched: explanation.matched, partial: explanation.partial },
    explanation,
  };
}

/** The score between a job and a person, taken apart; null where one of them is not there. Asks no permission. */
export async function explainPair(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  jobId: string,
  userId: string,
): Promise<Explanation | null> {
  const pair = await pairOf(ctx, jobId, userId);
  return (
    pair && explainer(await modelFor(ctx, ctx.portal.key))({ features: pair.job }, { features: pair.profile })
  );
}

/** What matching knows of a job and a person; null where one of them is not there. Asks no permission. */
async function pairOf(ctx: Ctx & Uses<'taxonomy'>, jobId: string, userId: string) {
  const job = await jobInMatching(ctx, jobId);
  const profile = await personInMatching(ctx, userId);
  return job && profile ? { job, profile } : null;
}

/** What matching knows of a job; null where there is none. Asks no permission. */
export async function jobInMatching(ctx: Ctx & Uses<'taxonomy'>, jobId: string): Promise<JobFeatures | null> {
  return (await findJobFeatures(ctx.db, jobId))?.features ?? (await freshJobFeatures(ctx, jobId));
}

/** What matching knows of a person; null where there is none. Asks no permission. */
export async function personInMatching(
  ctx: Ctx & Uses<'taxonomy'>,
  userId: string,
): Promise<ProfileFeatures | null> {
  return (await findProfileFeatures(ctx.db, userId))?.features ?? (await freshProfileFeatures(ctx, userId));
}

/** What matching will know of a job that it does not know yet. */
export async function freshJobFeatures(ctx: Ctx & Uses<'taxonomy'>, jobId: string) {
  const row = await findJob(ctx.db, jobId);
  return row && featuresOfJob(ctx.taxonomy, row);
}

/** What matching will know of a person whom it does not know yet. */
export async function freshProfileFeatures(ctx: Ctx & Uses<'taxonomy'>, userId: string) {
  const row = await findProfile(ctx.db, userId);
  return row && featuresOfProfile(ctx.taxonomy, profileForMatching(row));
}
