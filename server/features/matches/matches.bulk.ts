import { and, asc, eq, gt } from 'drizzle-orm';
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

/** Documents read and written at a time: memory stays what it is, however large the portal. */
const PART = 500;

/**
 * Puts all published jobs and findable profiles of the portal into matching at once. With `rank` every list is
 * computed too: each pair is ranked once, from the profile's side, and serves both.
 */
export async function rankAll(
  ctx: Ctx,
  { rank }: { rank: boolean },
  say: (text: string) => void = () => {},
): Promise<void> {
  const portal = ctx.portal.key;
  let done = 0;
  for await (const part of publishedJobs(ctx)) {
    await ctx.transaction(async (tx) => {
      for (const job of part)
        await saveJobFeatures(tx.db, { jobId: job.id, portal, features: featuresOfJob(job) });
    });
    done += part.length;
    say(`read by matching: ${done} jobs`);
  }
  done = 0;
  for await (const part of findableProfiles(ctx)) {
    await ctx.transaction(async (tx) => {
      for (const row of part)
        await saveProfileFeatures(tx.db, {
          userId: row.userId,
          portal,
          features: featuresOfProfile(profileForMatching(row)),
        });
    });
    done += part.length;
    say(`read by matching: ${done} candidates`);
  }
  if (!rank) return;
  const model = await modelFor(ctx, portal);
  await ctx.transaction(async (tx) => {
    for await (const part of findableProfiles(tx)) {
      for (const row of part) {
        const ranked = await ctx.ranking.jobsFor(portal, featuresOfProfile(profileForMatching(row)), {
          minScore: LIMITS.candidateScoreFloor,
          model,
        });
        const ranking = { ranked, version: model.version, now: tx.now, isNews: true };
        await replaceMatchesOfProfile(tx.db, row.userId, ranking);
      }
    }
    await markJobsRanked(tx.db, portal, tx.now);
  });
}

async function* publishedJobs({ db, portal }: Ctx) {
  const isListed = and(
    eq(jobs.portal, portal.key),
    eq(jobs.status, 'published'),
    eq(jobs.audience, 'portal'),
  );
  for (let after: string | undefined; ; ) {
    const part = await db
      .select()
      .from(jobs)
      .where(and(isListed, after ? gt(jobs.id, after) : undefined))
      .orderBy(asc(jobs.id))
      .limit(PART);
    if (part.length > 0) yield part;
    if (part.length < PART) return;
    after = part.at(-1)?.id;
  }
}

async function* findableProfiles({ db, portal }: Ctx) {
  const isFindable = and(eq(profiles.portal, portal.key), eq(profiles.isDiscoverable, true));
  for (let after: string | undefined; ; ) {
    const part = await db
      .select()
      .from(profiles)
      .where(and(isFindable, after ? gt(profiles.userId, after) : undefined))
      .orderBy(asc(profiles.userId))
      .limit(PART);
    if (part.length > 0) yield part;
    if (part.length < PART) return;
    after = part.at(-1)?.userId;
  }
}
