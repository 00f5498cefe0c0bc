import { LIMITS } from '#contract/kernel/limits.ts';
import type { MatchModel } from '#engines/matching/index.ts';
import { findJob, isPublicJob } from '#server/features/jobs/index.ts';
import {
  featuresOfJob,
  featuresOfProfile,
  jobsAfter,
  profilesAfter,
  saveJobFeatures,
  saveProfileFeatures,
} from '#server/features/match-index/index.ts';
import { activeVersion, modelToRankWith } from '#server/features/match-models/index.ts';
import { findProfile, isInMatching, profileForMatching } from '#server/features/profiles/index.ts';
import { withLinkedSkills } from '#server/features/skills/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { JobDefinition } from '#server/platform/job-definition.ts';
import { isGettingReady } from '#server/platform/match-ranking.ts';
import type { Uses } from '#server/platform/ports.ts';
import { handle } from '#server/platform/queue.ts';
import { rankJob, rankPortal, rankProfile, tellOfNew } from './matches.jobs.ts';
import { tellNews } from './matches.news.ts';
import { recruitersOfCompany, recruitersOfMatchedJobs } from './matches.reads.ts';
import {
  forgetJob,
  forgetProfile,
  MOST_CANDIDATES,
  replaceMatchesOfJob,
  replaceMatchesOfProfile,
} from './matches.store.ts';

export const matchHandlers = [
  handle(rankProfile, onceReady(rankProfile, rankOneProfile)),
  handle(rankJob, onceReady(rankJob, rankOneJob)),
  handle(rankPortal, onceReady(rankPortal, rankPartOfPortal), 1),
  handle(tellOfNew, tellNews, 1),
];

/** Seconds after which a ranking is tried again whose portal is still being read. */
const SOON = 15;

/** Work that needs a portal which is read for the first time waits in the queue: that is no failure. */
function onceReady<T extends object, C extends Ctx>(
  job: JobDefinition<T>,
  run: (ctx: C, data: T) => Promise<void>,
) {
  return async (ctx: C, data: T): Promise<void> => {
    try {
      await run(ctx, data);
    } catch (error) {
      if (!isGettingReady(error)) throw error;
      await ctx.enqueue(job, data, { startAfterSeconds: SOON });
    }
  };
}

/** No person's list is longer than this; what lies beyond has hundreds of better ones before it. */
const MOST_JOBS = 2_000;
const jobsBy = (model: MatchModel) => ({ minScore: LIMITS.candidateScoreFloor, limit: MOST_JOBS, model });
const candidatesBy = (model: MatchModel) => ({
  minScore: LIMITS.candidateScoreFloor,
  limit: MOST_CANDIDATES,
  model,
});

/** Ranks all published jobs of the portal for one profile. */
async function rankOneProfile(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  { userId }: { userId: string },
): Promise<void> {
  const row = await findProfile(ctx.db, userId);
  const concerned = new Set(await recruitersOfMatchedJobs(ctx.db, userId));
  if (!row || !(await isInMatching(ctx, row))) {
    await forgetProfile(ctx.db, userId);
    return tellRecruiters(ctx, concerned);
  }
  const features = featuresOfProfile(
    ctx.taxonomy,
    profileForMatching(await withLinkedSkills(ctx.taxonomy, ctx.db, row)),
  );
  await saveProfileFeatures(ctx.db, ctx.models.current(), { userId, portal: row.portal, features });
  const model = await modelToRankWith(ctx, row.portal);
  const ranked = await ctx.ranking.jobsFor(row.portal, features, jobsBy(model));
  await ctx.transaction((tx) =>
    replaceMatchesOfProfile(tx.db, userId, { ranked, version: model.version, now: tx.now, isNews: true }),
  );
  if (await isOfThePast(ctx, model)) await ctx.enqueue(rankProfile, { userId });
  ctx.tell(userId, 'matches:changed', { job_id: null });
  for (const recruiterId of await recruitersOfMatchedJobs(ctx.db, userId)) concerned.add(recruiterId);
  tellRecruiters(ctx, concerned);
}

/** Those on whose lists somebody stood before, or stands now. */
function tellRecruiters(ctx: Ctx, recruiters: ReadonlySet<string>): void {
  ctx.tell([...recruiters], 'matches:changed', { job_id: null });
}

/** Ranks all findable profiles of the portal for one job. */
async function rankOneJob(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  { jobId }: { jobId: string },
): Promise<void> {
  const job = await findJob(ctx.db, jobId);
  // What is open to a company's own people alone is ranked for nobody else.
  if (!job || !isPublicJob(job)) return forgetJob(ctx.db, jobId);
  const features = featuresOfJob(ctx.taxonomy, await withLinkedSkills(ctx.taxonomy, ctx.db, job));
  await saveJobFeatures(ctx.db, ctx.models.current(), { jobId, portal: job.portal, features });
  const model = await modelToRankWith(ctx, job.portal);
  const ranked = await ctx.ranking.profilesFor(job.portal, features, candidatesBy(model));
  await ctx.transaction((tx) =>
    replaceMatchesOfJob(tx.db, jobId, { ranked, version: model.version, now: tx.now, isNews: true }),
  );
  if (await isOfThePast(ctx, model)) await ctx.enqueue(rankJob, { jobId });
  const recruiters = await recruitersOfCompany(ctx.db, job.companyId);
  ctx.tell([...recruiters, ...ranked.map(({ id }) => id)], 'matches:changed', { job_id: jobId });
}

/** Whether another model came into force while one ranked: whoever brings the lists to it may have passed already. */
const isOfThePast = async (ctx: Ctx, { learned }: MatchModel) => (await activeVersion(ctx.db)) !== learned;

/** Documents ranked by one job of the queue before it hands over to the next. */
const PART = 100;

/** Brings the lists of a portal to its new calibration: all profiles, then all jobs, a part at a time. */
async function rankPartOfPortal(
  ctx: Ctx & Uses<'models' | 'ranking'>,
  part: { portal: string; version: string; side: 'profiles' | 'jobs'; after: string | null },
): Promise<void> {
  const { portal, version, side, after } = part;
  const model = await modelToRankWith(ctx, portal);
  if (model.version !== version) return;
  const of = { version, now: ctx.now, isNews: false };
  const done: string[] = [];
  if (side === 'profiles') {
    for (const { id, features } of await profilesAfter(ctx.db, portal, after, PART)) {
      const ranked = await ctx.ranking.jobsFor(portal, features, jobsBy(model));
      await ctx.transaction((tx) => replaceMatchesOfProfile(tx.db, id, { ranked, ...of }));
      ctx.tell(id, 'matches:changed', { job_id: null });
      done.push(id);
    }
  } else {
    for (const { id, features } of await jobsAfter(ctx.db, portal, after, PART)) {
      const ranked = await ctx.ranking.profilesFor(portal, features, candidatesBy(model));
      await ctx.transaction((tx) => replaceMatchesOfJob(tx.db, id, { ranked, ...of }));
      done.push(id);
    }
  }
  const last = done.at(-1);
  if (done.length === PART && last) await ctx.enqueue(rankPortal, { ...part, after: last });
  else if (side === 'profiles') await ctx.enqueue(rankPortal, { ...part, side: 'jobs', after: null });
}
