import { LIMITS } from '#contract/kernel/limits.ts';
import { defaultModel } from '#engines/matching/index.ts';
import { findJob } from '#server/features/jobs/index.ts';
import { findProfile, presentProfile } from '#server/features/profiles/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { handle } from '#server/platform/queue.ts';
import { featuresOfJob, featuresOfProfile } from './matches.documents.ts';
import { indexFor } from './matches.index.ts';
import { rankJob, rankProfile } from './matches.jobs.ts';
import { recruitersOfCompany, recruitersOfMatchedJobs } from './matches.reads.ts';
import {
  forgetJob,
  forgetProfile,
  replaceMatchesOfJob,
  replaceMatchesOfProfile,
  saveJobFeatures,
  saveProfileFeatures,
} from './matches.store.ts';

export const matchHandlers = [handle(rankProfile, rankOneProfile), handle(rankJob, rankOneJob)];

/** No list is longer than this; what lies beyond has hundreds of better ones before it. */
const MOST = 2_000;
/** From here on a match is worth telling someone about. */
const STRONG = 0.5;
const options = { minScore: LIMITS.candidateScoreFloor, limit: MOST };

/** Ranks all published jobs of the portal for one profile. */
async function rankOneProfile(ctx: Ctx, { userId }: { userId: string }): Promise<void> {
  const row = await findProfile(ctx.db, userId);
  if (!row?.isDiscoverable) return forgetProfile(ctx.db, userId);
  const features = featuresOfProfile(presentProfile(row));
  await saveProfileFeatures(ctx.db, { userId, portal: row.portal, features });
  const index = await indexFor(ctx.reader, ctx.db, row.portal);
  const ranked = index.rankJobsFor(features, options);
  await ctx.transaction(async (tx) => {
    await replaceMatchesOfProfile(tx.db, userId, ranked, defaultModel().version, tx.now);
    const strong = ranked.filter((match) => match.score >= STRONG).length;
    await tx.emit('matches.profile_ranked', { userId, strong });
  });
  ctx.tell(userId, 'matches:changed', { job_id: null });
  for (const recruiterId of await recruitersOfMatchedJobs(ctx.db, userId)) {
    ctx.tell(recruiterId, 'matches:changed', { job_id: null });
  }
}

/** Ranks all findable profiles of the portal for one job. */
async function rankOneJob(ctx: Ctx, { jobId }: { jobId: string }): Promise<void> {
  const job = await findJob(ctx.db, jobId);
  if (job?.status !== 'published') return forgetJob(ctx.db, jobId);
  const features = featuresOfJob(job);
  await saveJobFeatures(ctx.db, { jobId, portal: job.portal, features });
  const index = await indexFor(ctx.reader, ctx.db, job.portal);
  const ranked = index.rankProfilesFor(features, options);
  await ctx.transaction(async (tx) => {
    await replaceMatchesOfJob(tx.db, jobId, ranked, defaultModel().version, tx.now);
    const strong = ranked.filter((match) => match.score >= STRONG).length;
    await tx.emit('matches.job_ranked', { jobId, strong });
  });
  for (const recruiterId of await recruitersOfCompany(ctx.db, job.companyId)) {
    ctx.tell(recruiterId, 'matches:changed', { job_id: jobId });
  }
  for (const { id } of ranked) ctx.tell(id, 'matches:changed', { job_id: jobId });
}
