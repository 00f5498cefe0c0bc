import { and, eq } from 'drizzle-orm';
import { LIMITS } from '#contract/kernel/limits.ts';
import { jobs, profiles } from '#server/db/tables/index.ts';
import { profileForMatching } from '#server/features/profiles/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { featuresOfJob, featuresOfProfile } from './matches.documents.ts';
import { modelFor } from './matches.models.ts';
import {
  markJobsRanked,
  replaceMatchesOfProfile,
  saveJobFeatures,
  saveProfileFeatures,
} from './matches.store.ts';

/**
 * Puts all published jobs and findable profiles of the portal into matching at once. With `rank` every list is
 * computed too: each pair is ranked once, from the profile's side, and serves both.
 */
export async function rankAll(ctx: Ctx, { rank }: { rank: boolean }): Promise<void> {
  const portal = ctx.portal.key;
  const listed = await ctx.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.portal, portal), eq(jobs.status, 'published'), eq(jobs.audience, 'portal')));
  const findable = await ctx.db
    .select()
    .from(profiles)
    .where(and(eq(profiles.portal, portal), eq(profiles.isDiscoverable, true)));
  await ctx.transaction(async (tx) => {
    for (const job of listed)
      await saveJobFeatures(tx.db, { jobId: job.id, portal, features: featuresOfJob(job) });
    for (const row of findable) {
      await saveProfileFeatures(tx.db, {
        userId: row.userId,
        portal,
        features: featuresOfProfile(profileForMatching(row)),
      });
    }
  });
  if (!rank) return;
  const model = await modelFor(ctx, portal);
  await ctx.transaction(async (tx) => {
    for (const row of findable) {
      const ranked = await ctx.ranking.jobsFor(portal, featuresOfProfile(profileForMatching(row)), {
        minScore: LIMITS.candidateScoreFloor,
        model,
      });
      const ranking = { ranked, version: model.version, now: tx.now, isNews: true };
      await replaceMatchesOfProfile(tx.db, row.userId, ranking);
    }
    await markJobsRanked(tx.db, portal, tx.now);
  });
}
