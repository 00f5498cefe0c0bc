import { LIMITS } from '#contract/kernel/limits.ts';
import { FEWEST_PAIRS, type MatchModel } from '#engines/matching/index.ts';
import { findJob } from '#server/features/jobs/index.ts';
import { findProfile, presentProfile } from '#server/features/profiles/index.ts';
import { withLinkedSkills } from '#server/features/skills/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { handle } from '#server/platform/queue.ts';
import { portalsJudged } from './matches.calibrations.store.ts';
import { isPinned, refitPortal } from './matches.calibrations.ts';
import { clearOldRemovals } from './matches.changes.ts';
import { featuresOfJob, featuresOfProfile } from './matches.documents.ts';
import { clearRemovals, rankJob, rankPortal, rankProfile, refitAll, tellOfNew } from './matches.jobs.ts';
import { modelFor } from './matches.models.ts';
import { tellNews } from './matches.news.ts';
import { recruitersOfCompany, recruitersOfMatchedJobs } from './matches.reads.ts';
import {
  forgetJob,
  forgetProfile,
  jobsAfter,
  profilesAfter,
  replaceMatchesOfJob,
  replaceMatchesOfProfile,
  saveJobFeatures,
  saveProfileFeatures,
} from './matches.store.ts';

export const matchHandlers = [
  handle(rankProfile, rankOneProfile),
  handle(rankJob, rankOneJob),
  handle(rankPortal, rankPartOfPortal, 1),
  handle(refitAll, refitPortals, 1),
  handle(tellOfNew, tellNews, 1),
  handle(clearRemovals, (ctx) => clearOldRemovals(ctx.db, ctx.now), 1),
];

/** No list is longer than this; what lies beyond has hundreds of better ones before it. */
const MOST = 2_000;
const by = ({ calibration }: MatchModel) => ({
  minScore: LIMITS.candidateScoreFloor,
  limit: MOST,
  calibration,
});

/** Ranks all published jobs of the portal for one profile. */
async function rankOneProfile(ctx: Ctx, { userId }: { userId: string }): Promise<void> {
  const row = await findProfile(ctx.db, userId);
  if (!row?.isDiscoverable) return forgetProfile(ctx.db, userId);
  const features = featuresOfProfile(presentProfile(await withLinkedSkills(ctx.db, row)));
  await saveProfileFeatures(ctx.db, { userId, portal: row.portal, features });
  const model = await modelFor(ctx.db, row.portal);
  const ranked = await ctx.ranking.jobsFor(row.portal, features, by(model));
  await ctx.transaction((tx) =>
    replaceMatchesOfProfile(tx.db, userId, { ranked, version: model.version, now: tx.now, isNews: true }),
  );
  ctx.tell(userId, 'matches:changed', { job_id: null });
  for (const recruiterId of await recruitersOfMatchedJobs(ctx.db, userId)) {
    ctx.tell(recruiterId, 'matches:changed', { job_id: null });
  }
}

/** Ranks all findable profiles of the portal for one job. */
async function rankOneJob(ctx: Ctx, { jobId }: { jobId: string }): Promise<void> {
  const job = await findJob(ctx.db, jobId);
  if (job?.status !== 'published') return forgetJob(ctx.db, jobId);
  const features = featuresOfJob(await withLinkedSkills(ctx.db, job));
  await saveJobFeatures(ctx.db, { jobId, portal: job.portal, features });
  const model = await modelFor(ctx.db, job.portal);
  const ranked = await ctx.ranking.profilesFor(job.portal, features, by(model));
  await ctx.transaction((tx) =>
    replaceMatchesOfJob(tx.db, jobId, { ranked, version: model.version, now: tx.now, isNews: true }),
  );
  for (const recruiterId of await recruitersOfCompany(ctx.db, job.companyId)) {
    ctx.tell(recruiterId, 'matches:changed', { job_id: jobId });
  }
  for (const { id } of ranked) ctx.tell(id, 'matches:changed', { job_id: jobId });
}

/** Documents ranked by one job of the queue before it hands over to the next. */
const PART = 100;

/** Brings the lists of a portal to its new calibration: all profiles, then all jobs, a part at a time. */
async function rankPartOfPortal(
  ctx: Ctx,
  part: { portal: string; version: string; side: 'profiles' | 'jobs'; after: string | null },
): Promise<void> {
  const { portal, version, side, after } = part;
  const model = await modelFor(ctx.db, portal);
  if (model.version !== version) return;
  const of = { version, now: ctx.now, isNews: false };
  const done: string[] = [];
  if (side === 'profiles') {
    for (const { id, features } of await profilesAfter(ctx.db, portal, after, PART)) {
      const ranked = await ctx.ranking.jobsFor(portal, features, by(model));
      await ctx.transaction((tx) => replaceMatchesOfProfile(tx.db, id, { ranked, ...of }));
      ctx.tell(id, 'matches:changed', { job_id: null });
      done.push(id);
    }
  } else {
    for (const { id, features } of await jobsAfter(ctx.db, portal, after, PART)) {
      const ranked = await ctx.ranking.profilesFor(portal, features, by(model));
      await ctx.transaction((tx) => replaceMatchesOfJob(tx.db, id, { ranked, ...of }));
      done.push(id);
    }
  }
  const last = done.at(-1);
  if (done.length === PART && last) await ctx.enqueue(rankPortal, { ...part, after: last });
  else if (side === 'profiles') await ctx.enqueue(rankPortal, { ...part, side: 'jobs', after: null });
}

/** Fits the calibration of every portal that has judgements enough, unless an admin has chosen one. */
async function refitPortals(ctx: Ctx): Promise<void> {
  for (const portal of await portalsJudged(ctx.db, FEWEST_PAIRS)) {
    if (await isPinned(ctx, portal)) continue;
    const { report } = await refitPortal(ctx, portal, null);
    ctx.log.info({ portal, verdict: report.verdict, pairs: report.pairs }, 'calibration refitted');
  }
}
