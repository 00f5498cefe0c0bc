import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { resumes, users } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type ResumeRow = typeof resumes.$inferSelect;
type NewResume = typeof resumes.$inferInsert;

export async function insertResume(db: Database, resume: NewResume): Promise<ResumeRow> {
  return onlyRow(await db.insert(resumes).values(resume).returning());
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

/** What stands in the newest resume of a person that was read; empty where there is none. */
export async function findResumeText(db: Database, userId: string): Promise<string> {
  const [row] = await db
    .select({ text: resumes.text })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.status, 'completed')))
    .orderBy(desc(resumes.createdAt), desc(resumes.id))
    .limit(1);
  return row?.text ?? '';
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

/** The photographs of a person's readings that nobody has answered. */
export async function listPhotos(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ fileId: resumes.photoFileId })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isNotNull(resumes.photoFileId)));
  return rows.flatMap(({ fileId }) => fileId ?? []);
}

export async function linkPhoto(db: Database, id: string, photoFileId: string): Promise<ResumeRow> {
  return onlyRow(await db.update(resumes).set({ photoFileId }).where(eq(resumes.id, id)).returning());
}

/** Says whether the reading still had it. */
export async function clearPhoto(db: Database, id: string, photoFileId: string): Promise<boolean> {
  const cleared = await db
    .update(resumes)
    .set({ photoFileId: null })
    .where(and(eq(resumes.id, id), eq(resumes.photoFileId, photoFileId)))
    .returning({ id: resumes.id });
  return cleared.length > 0;
}

/** Whose files they are, and the picture that stands for them now. */
export async function pictureOf(db: Database, userId: string) {
  const [row] = await db
    .select({ id: users.id, portal: users.portal, avatarFileId: users.avatarFileId })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}
