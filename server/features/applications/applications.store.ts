import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ApplicationStage } from '#contract/features/applications.contract.ts';
import { applicationEvents, applications } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type StepRow = typeof applicationEvents.$inferSelect;
type NewApplication = typeof applications.$inferInsert;

/** Null where the person has applied before, at the same moment perhaps. */
export async function insertApplication(db: Database, row: NewApplication): Promise<ApplicationRow | null> {
  const [inserted] = await db.insert(applications).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function findApplication(db: Database, id: string): Promise<ApplicationRow | null> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  return row ?? null;
}

export async function findApplicationOf(
  db: Database,
  jobId: string,
  userId: string,
): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.userId, userId)));
  return row ?? null;
}

/** An application, locked: nobody else moves it before this transaction has ended. */
export async function lockApplicationOf(
  db: Database,
  jobId: string,
  userId: string,
): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.userId, userId)))
    .for('update');
  return row ?? null;
}

/** Those of a job in any of these stages, held until the transaction ends. */
export const lockApplicationsIn = (db: Database, jobId: string, stages: readonly ApplicationStage[]) =>
  db
    .select()
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.stage, [...stages])))
    .orderBy(applications.id)
    .for('update');

export async function updateApplication(
  db: Database,
  id: string,
  changes: Partial<NewApplication>,
): Promise<void> {
  await db.update(applications).set(changes).where(eq(applications.id, id));
}

/** Its moment is the database's own, so that two steps of one transaction keep their order. */
export async function insertStep(
  db: Database,
  step: Omit<typeof applicationEvents.$inferInsert, 'createdAt'>,
): Promise<StepRow> {
  return onlyRow(
    await db
      .insert(applicationEvents)
      .values({ ...step, createdAt: sql`clock_timestamp()` })
      .returning(),
  );
}

/** The steps of an application, the latest first. */
export const listSteps = (db: Database, applicationId: string, most?: number): Promise<StepRow[]> => {
  const steps = db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(desc(applicationEvents.createdAt));
  return most ? steps.limit(most) : steps;
};

export async function deleteStep(db: Database, id: string): Promise<void> {
  await db.delete(applicationEvents).where(eq(applicationEvents.id, id));
}
