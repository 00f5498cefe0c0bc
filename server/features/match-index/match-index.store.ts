import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import {
  encodeJob,
  encodeProfile,
  type JobFeatures,
  likelyWorks,
  type MatchModel,
  type ProfileFeatures,
  preparedStamp,
  prepareJob,
  prepareProfile,
} from '#engines/matching/index.ts';
import { isOneOfGiven, uuids } from '#server/db/among.ts';
import { matchJobs, matchProfiles } from '#server/db/tables/index.ts';
import { type Database, preparedOnce } from '#server/platform/database.ts';
import { expected } from '#server/platform/expected.ts';

/** The transaction that changes a row, for the indexes in memory to find it by. */
const thisTransaction = sql`pg_current_xact_id()`;

export async function saveJobFeatures(
  db: Database,
  model: MatchModel,
  { jobId, portal, features }: { jobId: string; portal: string; features: JobFeatures },
) {
  const prepared = encodeJob(prepareJob(jobId, features, model), model);
  const written = { features, prepared, preparedWith: preparedStamp(model) };
  await db
    .insert(matchJobs)
    .values({ jobId, portal, ...written })
    .onConflictDoUpdate({ target: matchJobs.jobId, set: { ...written, changed: thisTransaction } });
}

export async function saveProfileFeatures(
  db: Database,
  model: MatchModel,
  { userId, portal, features }: { userId: string; portal: string; features: ProfileFeatures },
) {
  const prepared = encodeProfile(prepareProfile(userId, features, model));
  const likely = likelyWorks(features, model);
  const known = likely.length > 0 ? { ...features, likely } : features;
  const written = { features: known, prepared, preparedWith: preparedStamp(model) };
  await db
    .insert(matchProfiles)
    .values({ userId, portal, ...written })
    .onConflictDoUpdate({ target: matchProfiles.userId, set: { ...written, changed: thisTransaction } });
}

/** What an explanation takes of a person, and of a job. */
export const knownOfProfile = {
  changed: matchProfiles.changed,
  features: matchProfiles.features,
  prepared: matchProfiles.prepared,
  preparedWith: matchProfiles.preparedWith,
};
const knownOfJob = {
  changed: matchJobs.changed,
  features: matchJobs.features,
  prepared: matchJobs.prepared,
  preparedWith: matchJobs.preparedWith,
};

export async function findJobFeatures(db: Database, jobId: string) {
  const [row] = await jobById(db).execute({ jobId });
  return row ?? null;
}

const jobById = preparedOnce('match_jobs_one', (db) =>
  db
    .select({ features: matchJobs.features })
    .from(matchJobs)
    .where(eq(matchJobs.jobId, sql.placeholder('jobId'))),
);

export async function findProfileFeatures(db: Database, userId: string) {
  const [row] = await profileById(db).execute({ userId });
  return row ?? null;
}

const profileById = preparedOnce('match_profiles_one', (db) =>
  db
    .select({
      userId: matchProfiles.userId,
      features: matchProfiles.features,
      changed: matchProfiles.changed,
      rankedAt: matchProfiles.rankedAt,
    })
    .from(matchProfiles)
    .where(eq(matchProfiles.userId, sql.placeholder('userId'))),
);

/** Since when matching knows of a job what it knows, and when it was ranked last. */
export async function findRanking(db: Database, jobId: string) {
  const [row] = await rankingById(db).execute({ jobId });
  return row ?? null;
}

const rankingById = preparedOnce('match_jobs_ranking', (db) =>
  db
    .select({ changed: matchJobs.changed, rankedAt: matchJobs.rankedAt })
    .from(matchJobs)
    .where(eq(matchJobs.jobId, sql.placeholder('jobId'))),
);

/** What an explanation takes of some jobs. */
export const knownJobs = (db: Database, ids: readonly string[]) => jobsById(db).execute({ ids: uuids(ids) });

const jobsById = preparedOnce('match_jobs_some', (db) =>
  db
    .select({ id: matchJobs.jobId, ...knownOfJob })
    .from(matchJobs)
    .where(isOneOfGiven(matchJobs.jobId, 'ids')),
);

/** What an explanation takes of some people. */
export const knownProfiles = (db: Database, ids: readonly string[]) =>
  profilesById(db).execute({ ids: uuids(ids) });

const profilesById = preparedOnce('match_profiles_some', (db) =>
  db
    .select({ id: matchProfiles.userId, ...knownOfProfile })
    .from(matchProfiles)
    .where(isOneOfGiven(matchProfiles.userId, 'ids')),
);

/** What matching knows of a portal's documents, in the order of their ids, from after one of them. */
export const profilesAfter = (db: Database, portal: string, after: string | null, most: number) =>
  db
    .select({ id: matchProfiles.userId, features: matchProfiles.features })
    .from(matchProfiles)
    .where(and(eq(matchProfiles.portal, portal), after ? gt(matchProfiles.userId, after) : undefined))
    .orderBy(asc(matchProfiles.userId))
    .limit(most);

export const jobsAfter = (db: Database, portal: string, after: string | null, most: number) =>
  db
    .select({ id: matchJobs.jobId, features: matchJobs.features })
    .from(matchJobs)
    .where(and(eq(matchJobs.portal, portal), after ? gt(matchJobs.jobId, after) : undefined))
    .orderBy(asc(matchJobs.jobId))
    .limit(most);

/** Of these documents, those that are still there. */
export const profilesAmong = (db: Database, ids: readonly string[]) =>
  db
    .select({ id: matchProfiles.userId, features: matchProfiles.features })
    .from(matchProfiles)
    .where(inArray(matchProfiles.userId, [...ids]));

export const jobsAmong = (db: Database, ids: readonly string[]) =>
  db
    .select({ id: matchJobs.jobId, features: matchJobs.features })
    .from(matchJobs)
    .where(inArray(matchJobs.jobId, [...ids]));

const TABLES = {
  job: { table: matchJobs, id: matchJobs.jobId },
  profile: { table: matchProfiles, id: matchProfiles.userId },
};

/** Documents whose numbers are not of this model, in the order of their ids, from after one of them. */
export const notPreparedWith = (
  db: Database,
  side: keyof typeof TABLES,
  stamp: string,
  after: string | null,
  most: number,
) => {
  const { table, id } = TABLES[side];
  return db
    .select({ id, changed: table.changed })
    .from(table)
    .where(and(sql`${table.preparedWith} is distinct from ${stamp}`, after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(most);
};

/** Keeps documents' numbers where nobody has changed them since. Indexes have the same ones, so none is told. */
export async function savePrepared(
  db: Database,
  side: keyof typeof TABLES,
  stamp: string,
  encoded: readonly { id: string; bytes: Uint8Array }[],
  changed: ReadonlyMap<string, string>,
): Promise<void> {
  const { table, id } = TABLES[side];
  for (const { id: document, bytes } of encoded) {
    await db
      .update(table)
      .set({ prepared: bytes, preparedWith: stamp })
      .where(
        and(eq(id, document), eq(table.changed, expected(changed.get(document), 'moment of the document'))),
      );
  }
}

/** Whether nobody has told the person since that moment; from now on someone has. */
export async function claimProfileToTell(db: Database, userId: string, since: Date, now: Date) {
  const rows = await db
    .update(matchProfiles)
    .set({ toldAt: now })
    .where(
      and(
        eq(matchProfiles.userId, userId),
        or(isNull(matchProfiles.toldAt), lt(matchProfiles.toldAt, since)),
      ),
    )
    .returning({ id: matchProfiles.userId });
  return rows.length > 0;
}

/** Whether nobody has told the recruiter of a job since that moment; from now on someone has. */
export async function claimJobToTell(db: Database, jobId: string, since: Date, now: Date) {
  const rows = await db
    .update(matchJobs)
    .set({ toldAt: now })
    .where(and(eq(matchJobs.jobId, jobId), or(isNull(matchJobs.toldAt), lt(matchJobs.toldAt, since))))
    .returning({ id: matchJobs.jobId });
  return rows.length > 0;
}

export async function markJobRanked(db: Database, jobId: string, now: Date): Promise<void> {
  await db.update(matchJobs).set({ rankedAt: now }).where(eq(matchJobs.jobId, jobId));
}

export async function markProfileRanked(db: Database, userId: string, now: Date): Promise<void> {
  await db.update(matchProfiles).set({ rankedAt: now }).where(eq(matchProfiles.userId, userId));
}

export async function markJobsRanked(db: Database, portal: string, now: Date): Promise<void> {
  await db.update(matchJobs).set({ rankedAt: now }).where(eq(matchJobs.portal, portal));
}

/** Nobody is ranked for the job from here on. */
export async function forgetJobFeatures(db: Database, jobId: string): Promise<void> {
  await db.delete(matchJobs).where(eq(matchJobs.jobId, jobId));
}

/** No job is ranked for the person from here on. */
export async function forgetProfileFeatures(db: Database, userId: string): Promise<void> {
  await db.delete(matchProfiles).where(eq(matchProfiles.userId, userId));
}

/** Portals that have anything to rank. */
export async function portalsInMatching(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ portal: matchJobs.portal })
    .from(matchJobs)
    .union(db.selectDistinct({ portal: matchProfiles.portal }).from(matchProfiles));
  return rows.map(({ portal }) => portal).sort();
}
