import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Calibration, RefitReport } from '#engines/matching/index.ts';
import { matchCalibrations, matchOutcomes, portals, users } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type CalibrationRow = typeof matchCalibrations.$inferSelect;
export type Outcome = typeof matchOutcomes.$inferInsert;

/** Keeps a judgement with what the formula saw. The same again changes nothing; another replaces it. */
export async function saveOutcome(db: Database, outcome: Outcome): Promise<void> {
  const { jobId: _, userId: __, source: ___, ...changes } = outcome;
  await db
    .insert(matchOutcomes)
    .values(outcome)
    .onConflictDoUpdate({
      target: [matchOutcomes.jobId, matchOutcomes.userId, matchOutcomes.source],
      set: changes,
      setWhere: sql`${matchOutcomes.isRelevant} <> excluded.is_relevant`,
    });
}

export async function deleteOutcome(
  db: Database,
  { jobId, userId, source }: Pick<Outcome, 'jobId' | 'userId' | 'source'>,
): Promise<void> {
  await db
    .delete(matchOutcomes)
    .where(
      and(eq(matchOutcomes.jobId, jobId), eq(matchOutcomes.userId, userId), eq(matchOutcomes.source, source)),
    );
}

/** The latest judgements of a portal. */
export const listOutcomes = (db: Database, portal: string, most: number) =>
  db
    .select()
    .from(matchOutcomes)
    .where(eq(matchOutcomes.portal, portal))
    .orderBy(desc(matchOutcomes.judgedAt), desc(matchOutcomes.jobId), desc(matchOutcomes.userId))
    .limit(most);

export async function countOutcomes(db: Database, portal: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(matchOutcomes)
    .where(eq(matchOutcomes.portal, portal));
  return row?.total ?? 0;
}

/** Portals with at least so many judgements. */
export async function portalsJudged(db: Database, least: number): Promise<string[]> {
  const rows = await db
    .select({ portal: matchOutcomes.portal })
    .from(matchOutcomes)
    .groupBy(matchOutcomes.portal)
    .having(gt(count(), least - 1))
    .orderBy(matchOutcomes.portal);
  return rows.map(({ portal }) => portal);
}

/** Calibrations of a portal are changed by one transaction at a time. */
export async function lockCalibrations(db: Database, portal: string): Promise<void> {
  await db.select({ key: portals.key }).from(portals).where(eq(portals.key, portal)).for('update');
}

const ofFormula = (portal: string, base: string) =>
  and(eq(matchCalibrations.portal, portal), eq(matchCalibrations.base, base));

export async function findCalibration(
  db: Database,
  portal: string,
  base: string,
  id: string,
): Promise<CalibrationRow | null> {
  const [row] = await db
    .select()
    .from(matchCalibrations)
    .where(and(ofFormula(portal, base), eq(matchCalibrations.id, id)));
  return row ?? null;
}

export const listCalibrations = (db: Database, portal: string, base: string) =>
  db
    .select()
    .from(matchCalibrations)
    .where(ofFormula(portal, base))
    .orderBy(desc(matchCalibrations.createdAt), desc(matchCalibrations.id));

/** Adds a calibration to the portal's history, or takes the report of one that has been there before. */
export async function saveCalibration(
  db: Database,
  portal: string,
  base: string,
  { version, a, b }: Calibration,
  report: RefitReport | null,
  now: Date,
): Promise<CalibrationRow> {
  const rows = await db
    .insert(matchCalibrations)
    .values({ portal, base, version, a, b, report, createdAt: now })
    .onConflictDoUpdate({ target: [matchCalibrations.portal, matchCalibrations.version], set: { report } })
    .returning();
  return onlyRow(rows);
}

export async function makeActive(
  db: Database,
  { id, portal }: CalibrationRow,
  by: { activatedBy: string | null; isPinned: boolean },
): Promise<CalibrationRow> {
  await db
    .update(matchCalibrations)
    .set({ isActive: false, isPinned: false })
    .where(and(eq(matchCalibrations.portal, portal), eq(matchCalibrations.isActive, true)));
  const rows = await db
    .update(matchCalibrations)
    .set({ ...by, isActive: true })
    .where(eq(matchCalibrations.id, id))
    .returning();
  return onlyRow(rows);
}

/** Names of users by their ids. */
export async function namesOfUsers(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, first: users.firstName, last: users.lastName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, first, last }) => [id, `${first} ${last}`.trim()]));
}
