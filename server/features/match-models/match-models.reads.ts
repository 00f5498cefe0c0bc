import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { matchCalibrations, matchJobs, matchProfiles } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import { preparedOnce } from '#server/platform/database.ts';

/** What matching knows of the jobs of all portals, in the order of their ids, from after one of them. */
export const allJobsAfter = (db: Database, after: string | null, most: number) =>
  db
    .select({ id: matchJobs.jobId, features: matchJobs.features })
    .from(matchJobs)
    .where(after ? gt(matchJobs.jobId, after) : undefined)
    .orderBy(asc(matchJobs.jobId))
    .limit(most);

export const allProfilesAfter = (db: Database, after: string | null, most: number) =>
  db
    .select({ id: matchProfiles.userId, features: matchProfiles.features })
    .from(matchProfiles)
    .where(after ? gt(matchProfiles.userId, after) : undefined)
    .orderBy(asc(matchProfiles.userId))
    .limit(most);

type CalibrationRow = typeof matchCalibrations.$inferSelect;

/** A portal's own calibration of a formula; null where it has none, and the product's own is in force. */
export async function findActiveCalibration(
  db: Database,
  portal: string,
  base: string,
): Promise<CalibrationRow | null> {
  const [row] = await activeRow(db).execute({ portal, base });
  return row ?? null;
}

const activeRow = preparedOnce('match_calibrations_active', (db) =>
  db
    .select()
    .from(matchCalibrations)
    .where(
      and(
        eq(matchCalibrations.portal, sql.placeholder('portal')),
        eq(matchCalibrations.base, sql.placeholder('base')),
        eq(matchCalibrations.isActive, true),
      ),
    ),
);
