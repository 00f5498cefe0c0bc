import { and, desc, eq } from 'drizzle-orm';
import { resumes } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type ResumeRow = typeof resumes.$inferSelect;
type NewResume = typeof resumes.$inferInsert;

export async function insertResume(db: Database, resume: NewResume): Promise<ResumeRow> {
  const [row] = await db.insert(resumes).values(resume).returning();
  return row!;
}

export async function findResume(db: Database, id: string): Promise<ResumeRow | null> {
  const [row] = await db.select().from(resumes).where(eq(resumes.id, id));
  return row ?? null;
}

/** The newest reading of a person's resume. */
export async function findLatestResume(db: Database, userId: string): Promise<ResumeRow | null> {
  const [row] = await db
    .select()
    .from(resumes)
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.createdAt), desc(resumes.id))
    .limit(1);
  return row ?? null;
}

/** The newest reading that came to an end with something read. */
export async function findLatestRead(db: Database, userId: string): Promise<ResumeRow | null> {
  const [row] = await db
    .select()
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.status, 'completed')))
    .orderBy(desc(resumes.createdAt), desc(resumes.id))
    .limit(1);
  return row ?? null;
}

/** Changes a reading that is still under way; null where it has ended meanwhile. */
export async function advanceResume(
  db: Database,
  id: string,
  changes: Partial<NewResume>,
): Promise<ResumeRow | null> {
  const [row] = await db
    .update(resumes)
    .set(changes)
    .where(and(eq(resumes.id, id), eq(resumes.status, 'in_progress')))
    .returning();
  return row ?? null;
}
