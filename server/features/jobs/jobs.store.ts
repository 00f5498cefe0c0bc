import { and, asc, count, eq, lt, sql } from 'drizzle-orm';
import { companies, jobs } from '#server/db/tables/index.ts';
import { type Database, onlyRow, preparedOnce } from '#server/platform/database.ts';

export type JobRow = typeof jobs.$inferSelect;
type NewJob = typeof jobs.$inferInsert;

export async function insertJob(db: Database, job: NewJob): Promise<JobRow> {
  return onlyRow(await db.insert(jobs).values(job).returning());
}

export async function findJob(db: Database, id: string): Promise<JobRow | null> {
  const [row] = await jobById(db).execute({ id });
  return row ?? null;
}

const jobById = preparedOnce('jobs_one', (db) =>
  db
    .select()
    .from(jobs)
    .where(eq(jobs.id, sql.placeholder('id'))),
);

/** Reads a job, which nobody else changes before this transaction has ended. */
export async function lockJob(db: Database, id: string): Promise<JobRow | null> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id)).for('update');
  return row ?? null;
}

export async function updateJobRow(db: Database, id: string, changes: Partial<NewJob>): Promise<JobRow> {
  return onlyRow(await db.update(jobs).set(changes).where(eq(jobs.id, id)).returning());
}

export async function deleteJobRow(db: Database, id: string): Promise<void> {
  await db.delete(jobs).where(eq(jobs.id, id));
}

/**
 * How many jobs a company has published. The company's row is locked first, so that two recruiters who publish at
 * once are counted one after the other.
 */
export async function countPublishedLocked(db: Database, companyId: string): Promise<number> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
  const [row] = await db
    .select({ total: count() })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.status, 'published'), eq(jobs.audience, 'portal')));
  return row?.total ?? 0;
}

/** Published jobs of every portal that come to their end before a moment, the first first. */
export const expiringBefore = (db: Database, moment: Date) =>
  db
    .select({ id: jobs.id, portal: jobs.portal })
    .from(jobs)
    .where(and(eq(jobs.status, 'published'), lt(jobs.expiresAt, moment)))
    .orderBy(asc(jobs.expiresAt));

/** Ids of the jobs that a company has on the lists. */
export async function publishedOf(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.status, 'published')));
  return rows.map(({ id }) => id);
}
