import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { JobFeatures, ProfileFeatures, RankedMatch } from '#engines/matching/index.ts';
import { matches, matchJobs, matchProfiles } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

const nextSeq = (table: 'match_jobs' | 'match_profiles') =>
  sql<number>`nextval(pg_get_serial_sequence(${table}, 'seq'))`;

export async function saveJobFeatures(
  db: Database,
  job: { jobId: string; portal: string; features: JobFeatures },
) {
  await db
    .insert(matchJobs)
    .values(job)
    .onConflictDoUpdate({
      target: matchJobs.jobId,
      set: { features: job.features, seq: nextSeq('match_jobs') },
    });
}

export async function saveProfileFeatures(
  db: Database,
  profile: { userId: string; portal: string; features: ProfileFeatures },
) {
  await db
    .insert(matchProfiles)
    .values(profile)
    .onConflictDoUpdate({
      target: matchProfiles.userId,
      set: { features: profile.features, seq: nextSeq('match_profiles') },
    });
}

export const jobsChangedSince = (db: Database, portal: string, seq: number, most: number) =>
  db
    .select({ id: matchJobs.jobId, features: matchJobs.features, seq: matchJobs.seq })
    .from(matchJobs)
    .where(and(eq(matchJobs.portal, portal), gt(matchJobs.seq, seq)))
    .orderBy(asc(matchJobs.seq))
    .limit(most);

export const profilesChangedSince = (db: Database, portal: string, seq: number, most: number) =>
  db
    .select({ id: matchProfiles.userId, features: matchProfiles.features, seq: matchProfiles.seq })
    .from(matchProfiles)
    .where(and(eq(matchProfiles.portal, portal), gt(matchProfiles.seq, seq)))
    .orderBy(asc(matchProfiles.seq))
    .limit(most);

export async function findJobFeatures(db: Database, jobId: string) {
  const [row] = await db.select().from(matchJobs).where(eq(matchJobs.jobId, jobId));
  return row ?? null;
}

export async function findProfileFeatures(db: Database, userId: string) {
  const [row] = await db.select().from(matchProfiles).where(eq(matchProfiles.userId, userId));
  return row ?? null;
}

/** Puts a profile's ranking in place of the former one. Jobs that left the lists meanwhile are passed over. */
export async function replaceMatchesOfProfile(
  db: Database,
  userId: string,
  ranked: readonly RankedMatch[],
  version: string,
  now: Date,
): Promise<void> {
  await db.delete(matches).where(eq(matches.userId, userId));
  for (const part of chunks(ranked)) {
    await db.execute(sql`
      insert into ${matches} (job_id, user_id, score, version)
      select listed.job_id, ${userId}::uuid, pair.score, ${version}
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as pair(id uuid, score real)
      join ${matchJobs} as listed on listed.job_id = pair.id
      on conflict (job_id, user_id) do update set score = excluded.score, version = excluded.version`);
  }
  await db.update(matchProfiles).set({ rankedAt: now }).where(eq(matchProfiles.userId, userId));
}

export async function replaceMatchesOfJob(
  db: Database,
  jobId: string,
  ranked: readonly RankedMatch[],
  version: string,
  now: Date,
): Promise<void> {
  await db.delete(matches).where(eq(matches.jobId, jobId));
  for (const part of chunks(ranked)) {
    await db.execute(sql`
      insert into ${matches} (job_id, user_id, score, version)
      select ${jobId}::uuid, listed.user_id, pair.score, ${version}
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as pair(id uuid, score real)
      join ${matchProfiles} as listed on listed.user_id = pair.id
      on conflict (job_id, user_id) do update set score = excluded.score, version = excluded.version`);
  }
  await db.update(matchJobs).set({ rankedAt: now }).where(eq(matchJobs.jobId, jobId));
}

export async function markJobsRanked(db: Database, portal: string, now: Date): Promise<void> {
  await db.update(matchJobs).set({ rankedAt: now }).where(eq(matchJobs.portal, portal));
}

/** Takes a job off all rankings at once. */
export async function forgetJob(db: Database, jobId: string): Promise<void> {
  await db.delete(matchJobs).where(eq(matchJobs.jobId, jobId));
  await db.delete(matches).where(eq(matches.jobId, jobId));
}

export async function forgetProfile(db: Database, userId: string): Promise<void> {
  await db.delete(matchProfiles).where(eq(matchProfiles.userId, userId));
  await db.delete(matches).where(eq(matches.userId, userId));
}

function* chunks<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += 1_000) yield all.slice(from, from + 1_000);
}
