import { and, asc, eq, gt } from 'drizzle-orm';
import { LIMITS } from '#contract/kernel/limits.ts';
import { jobs, profiles } from '#server/db/tables/index.ts';
import {
  featuresOfJob,
  featuresOfProfile,
  markJobsRanked,
  saveJobFeatures,
  saveProfileFeatures,
} from '#server/features/match-index/index.ts';
import { modelFor } from '#server/features/match-models/index.ts';
import { profileForMatching } from '#server/features/profiles/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { replaceMatchesOfProfile } from './matches.store.ts';

/** Documents read and written at a time: memory stays what it is, however large the portal. */
const PART = 500;

/**
 * Puts all published jobs and findable profiles of the portal into matching at once. With `rank` every list is
 * computed too: each pair is ranked once, from the profile's side, and serves both.
 */
export async function rankAll(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  { rank }: { rank: boolean },
  say: (text: string) => void = () => {},
): Promise<void> {
  const portal = ctx.portal.key;
  await saveParts(ctx, publishedJobs(ctx), {
    save: (tx, job) =>
      saveJobFeatures(tx.db, ctx.models.current(), {
        jobId: job.id,
        portal,
        features: featuresOfJob(ctx.taxonomy, job),
      }),
    sayDone: (count) => say(`read by matching: ${count} jobs`),
  });
  await saveParts(ctx, findableProfiles(ctx), {
    save: (tx, row) =>
      saveProfileFeatures(tx.db, ctx.models.current(), {
        userId: row.userId,
        portal,
        features: featuresOfProfile(ctx.taxonomy, profileForMatching(row)),
      }),
    sayDone: (count) => say(`read by matching: ${count} candidates`),
  });
  if (!rank) return;
  const model = await modelFor(ctx, portal);
  await ctx.transaction(async (tx) => {
    for await (const part of findableProfiles(tx)) {
      for (const row of part) {
        const ranked = await ctx.ranking.jobsFor(
          portal,
          featuresOfProfile(ctx.taxonomy, profileForMatching(row)),
          {
            minScore: LIMITS.candidateScoreFloor,
            model,
          },
        );
        const ranking = { ranked, version: model.version, now: tx.now, isNews: true };
        await replaceMatchesOfProfile(tx.db, row.userId, ranking);
      }
    }
    await markJobsRanked(tx.db, portal, tx.now);
  });
}

interface Saving<T> {
  save: (tx: Ctx, document: T) => Promise<unknown>;
  /** Told after each part how many are done. */
  sayDone: (count: number) => void;
}

/** Each part is a transaction of its own. */
async function saveParts<T>(
  ctx: Ctx,
  parts: AsyncIterable<T[]>,
  { save, sayDone }: Saving<T>,
): Promise<void> {
  let done = 0;
  for await (const part of parts) {
    await ctx.transaction(async (tx) => {
      for (const document of part) await save(tx, document);
    });
    done += part.length;
    sayDone(done);
  }
}

function publishedJobs({ db, portal }: Ctx) {
  const isListed = and(
    eq(jobs.portal, portal.key),
    eq(jobs.status, 'published'),
    eq(jobs.audience, 'portal'),
  );
  return inParts(
    (after) =>
      db
        .select()
        .from(jobs)
        .where(and(isListed, after ? gt(jobs.id, after) : undefined))
        .orderBy(asc(jobs.id))
        .limit(PART),
    ({ id }) => id,
  );
}

function findableProfiles({ db, portal }: Ctx) {
  const isFindable = and(eq(profiles.portal, portal.key), eq(profiles.isDiscoverable, true));
  return inParts(
    (after) =>
      db
        .select()
        .from(profiles)
        .where(and(isFindable, after ? gt(profiles.userId, after) : undefined))
        .orderBy(asc(profiles.userId))
        .limit(PART),
    ({ userId }) => userId,
  );
}

/** All rows of a question that gives the next `PART` after an id, part by part. */
async function* inParts<T>(ask: (after: string | undefined) => Promise<T[]>, idOf: (row: T) => string) {
  let after: string | undefined;
  for (;;) {
    const part = await ask(after);
    const last = part.at(-1);
    if (last) yield part;
    if (!last || part.length < PART) return;
    after = idOf(last);
  }
}
