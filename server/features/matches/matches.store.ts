import { and, eq, not, sql } from 'drizzle-orm';
import { LIMITS } from '#contract/kernel/limits.ts';
import type { RankedMatch } from '#engines/matching/index.ts';
import { isOneOf } from '#server/db/among.ts';
import { jobs, matches, matchJobs, matchProfiles, matchSightings } from '#server/db/tables/index.ts';
import {
  forgetJobFeatures,
  forgetProfileFeatures,
  markJobRanked,
  markProfileRanked,
} from '#server/features/match-index/index.ts';
import type { Database } from '#server/platform/database.ts';

/** From here on a match is worth telling someone about. */
export const STRONG = LIMITS.candidateStrongFloor;
/** No list of a job's candidates is longer: what lies beyond has thousands of better ones before it. */
export const MOST_CANDIDATES = 10_000;

/** A ranking as it is stored. */
export interface Ranking {
  ranked: readonly RankedMatch[];
  /** Of the model that ranked. */
  version: string;
  now: Date;
  /** False where only the scale of the scores has changed: what is strong now is no news. */
  isNews: boolean;
}

/**
 * Puts a profile's ranking in place of the former one. Jobs that left the lists meanwhile are passed over. Pairs that
 * score as before are not written.
 */
export async function replaceMatchesOfProfile(db: Database, userId: string, it: Ranking): Promise<void> {
  await db
    .delete(matches)
    .where(and(eq(matches.userId, userId), not(isOneOf(matches.jobId, idsOf(it.ranked)))));
  for (const part of chunks(it.ranked)) {
    await db.execute(sql`
      insert into ${matches} (job_id, user_id, score, version, strong_since)
      select listed.job_id, ${userId}::uuid, pair.score, ${it.version}, ${strongSince(it)}
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as pair(id uuid, score real)
      join ${matchJobs} as listed on listed.job_id = pair.id
      ${orUpdate}`);
  }
  await markProfileRanked(db, userId, it.now);
}

export async function replaceMatchesOfJob(db: Database, jobId: string, it: Ranking): Promise<void> {
  await db
    .delete(matches)
    .where(and(eq(matches.jobId, jobId), not(isOneOf(matches.userId, idsOf(it.ranked)))));
  for (const part of chunks(it.ranked)) {
    await db.execute(sql`
      insert into ${matches} (job_id, user_id, score, version, strong_since)
      select ${jobId}::uuid, listed.user_id, pair.score, ${it.version}, ${strongSince(it)}
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as pair(id uuid, score real)
      join ${matchProfiles} as listed on listed.user_id = pair.id
      ${orUpdate}`);
  }
  await markJobRanked(db, jobId, it.now);
}

const idsOf = (ranked: readonly RankedMatch[]) => ranked.map(({ id }) => id);

const strongSince = ({ now, isNews }: Ranking) =>
  sql`case when pair.score >= ${STRONG} then ${(isNews ? now : new Date(0)).toISOString()}::timestamptz end`;

/** A pair that was strong already has been so since it first was. */
const orUpdate = sql`
  on conflict (job_id, user_id) do update set
    score = excluded.score,
    version = excluded.version,
    strong_since = case
      when excluded.score < ${STRONG} then null
      when ${matches.score} >= ${STRONG} then ${matches.strongSince}
      else excluded.strong_since
    end
  where (${matches.score}, ${matches.version}) is distinct from (excluded.score, excluded.version)`;

/** Takes a job off all rankings at once. */
export async function forgetJob(db: Database, jobId: string): Promise<void> {
  await forgetJobFeatures(db, jobId);
  await db.delete(matches).where(eq(matches.jobId, jobId));
}

export async function forgetProfile(db: Database, userId: string): Promise<void> {
  await forgetProfileFeatures(db, userId);
  await db.delete(matches).where(eq(matches.userId, userId));
}

export type Viewer = (typeof matchSightings.$inferSelect)['viewer'];

/** Remembers that pairs were on a screen of one of their sides. */
export async function markSeen(
  db: Database,
  viewer: Viewer,
  pairs: readonly { jobId: string; userId: string }[],
): Promise<void> {
  if (pairs.length === 0) return;
  await db
    .insert(matchSightings)
    .values(pairs.map(({ jobId, userId }) => ({ jobId, userId, viewer })))
    .onConflictDoNothing();
}

/** Remembers jobs that were on a person's screen; returns how many of the portal's jobs were new to them. */
export async function markJobsSeen(
  db: Database,
  { userId, portal, jobIds }: { userId: string; portal: string; jobIds: readonly string[] },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${matchSightings} (job_id, user_id, viewer)
    select ${jobs.id}, ${userId}::uuid, 'candidate' from ${jobs}
    where ${isOneOf(jobs.id, jobIds)} and ${jobs.portal} = ${portal}
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** Remembers people who were on a screen of a job's company; returns how many of those ranked for it were new. */
export async function markCandidatesSeen(
  db: Database,
  jobId: string,
  userIds: readonly string[],
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${matchSightings} (job_id, user_id, viewer)
    select ${matches.jobId}, ${matches.userId}, 'company' from ${matches}
    where ${matches.jobId} = ${jobId} and ${isOneOf(matches.userId, userIds)}
    on conflict do nothing`);
  return rowCount ?? 0;
}

function* chunks<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += 1_000) yield all.slice(from, from + 1_000);
}
