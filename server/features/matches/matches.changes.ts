import { and, asc, eq, gt, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { JobFeatures, ProfileFeatures } from '#engines/matching/index.ts';
import { jobs, matchJobs, matchProfiles, matchRemovals } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import { settingMadeOnce } from '#server/platform/settings.ts';

/** Notifications that something of a portal changed; the payload is its key. Sent by triggers (migration 0005). */
export const CHANGES_CHANNEL = 'match_changes';

/** Before all changes. */
export const BEGINNING = '0';

/** Rows read at a time. */
const BATCH = 2_000;

export interface ChangesSince {
  facts: {
    companyId: string;
    seniority: string | null;
    salaryMin: number | null;
    salaryMax: number | null;
    postedAt: Date | null;
  };
}

export interface Changes {
  removed: { kind: string; id: string; changed: string }[];
  jobs: { id: string; features: JobFeatures; facts: ChangesSince['facts']; changed: string }[];
  profiles: { id: string; features: ProfileFeatures; changed: string }[];
}

/**
 * What was committed since a moment, a part at a time and removals first, and the moment up to which that is all.
 *
 * A moment is a transaction number below which all had ended when it was taken (`pg_snapshot_xmin`). Numbers are given
 * at the beginning of a transaction and rows become visible at its end, so a plain counter would miss the late; this
 * misses nothing, and at most reads a row twice.
 */
export async function changesSince(
  db: Database,
  portal: string,
  since: string,
): Promise<{ moment: string; changes: AsyncIterable<Changes> }> {
  const { rows } = await db.execute<{ moment: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as moment`,
  );
  return { moment: rows[0]!.moment, changes: read(db, portal, since) };
}

async function* read(db: Database, portal: string, since: string): AsyncIterable<Changes> {
  // Who begins with nothing has nothing to let go of.
  const removed =
    since === BEGINNING
      ? []
      : await db
          .select({ kind: matchRemovals.kind, id: matchRemovals.documentId, changed: matchRemovals.changed })
          .from(matchRemovals)
          .where(and(eq(matchRemovals.portal, portal), gte(matchRemovals.changed, since)))
          .orderBy(asc(matchRemovals.changed));
  if (removed.length > 0) yield { removed, jobs: [], profiles: [] };
  const jobRows = (last: Place | null): Promise<Changes['jobs']> =>
    db
      .select({
        id: matchJobs.jobId,
        features: matchJobs.features,
        changed: matchJobs.changed,
        facts: {
          companyId: jobs.companyId,
          seniority: jobs.seniority,
          salaryMin: jobs.salaryMin,
          salaryMax: jobs.salaryMax,
          postedAt: jobs.postedAt,
        },
      })
      .from(matchJobs)
      .innerJoin(jobs, eq(jobs.id, matchJobs.jobId))
      .where(
        and(
          eq(matchJobs.portal, portal),
          gte(matchJobs.changed, since),
          after(matchJobs.changed, matchJobs.jobId, last),
        ),
      )
      .orderBy(asc(matchJobs.changed), asc(matchJobs.jobId))
      .limit(BATCH);
  const profileRows = (last: Place | null): Promise<Changes['profiles']> =>
    db
      .select({ id: matchProfiles.userId, features: matchProfiles.features, changed: matchProfiles.changed })
      .from(matchProfiles)
      .where(
        and(
          eq(matchProfiles.portal, portal),
          gte(matchProfiles.changed, since),
          after(matchProfiles.changed, matchProfiles.userId, last),
        ),
      )
      .orderBy(asc(matchProfiles.changed), asc(matchProfiles.userId))
      .limit(BATCH);
  for await (const some of inParts(jobRows)) yield { removed: [], jobs: some, profiles: [] };
  for await (const some of inParts(profileRows)) yield { removed: [], jobs: [], profiles: some };
}

/** All rows, a part at a time, each read from after the last row of the one before. */
async function* inParts<T extends Place>(
  rowsAfter: (last: Place | null) => Promise<T[]>,
): AsyncIterable<T[]> {
  for (let last: Place | null = null; ; ) {
    const rows: T[] = await rowsAfter(last);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1) ?? null;
  }
}

interface Place {
  changed: string;
  id: string;
}

function after(changed: PgColumn, id: PgColumn, last: Place | null): SQL | undefined {
  if (!last) return undefined;
  return or(gt(changed, last.changed), and(eq(changed, last.changed), gt(id, last.id)));
}

const REMOVALS_KEPT_DAYS = 30;

export async function clearOldRemovals(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - REMOVALS_KEPT_DAYS * 24 * 3_600_000);
  await db.delete(matchRemovals).where(lt(matchRemovals.removedAt, oldest));
}

/** Tells one database from another: a snapshot of one says nothing about the other, whatever its numbers. */
export const databaseIdentity = (db: Database): Promise<string> =>
  settingMadeOnce(db, 'database-identity', () => crypto.randomUUID());

/** Whether a moment lies in the database's past. After a backup was put back it may not. */
export async function isPast(db: Database, moment: string): Promise<boolean> {
  const { rows } = await db.execute<{ past: boolean }>(
    sql`select ${moment}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as past`,
  );
  return rows[0]?.past ?? false;
}
