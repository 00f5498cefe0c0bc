import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import {
  applications,
  assessmentRecordings,
  awards,
  companies,
  documentVersions,
  files,
  resumes,
  talentAdditionRows,
  talentPeople,
  users,
} from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

/** Every column that points at a file. What is kept elsewhere under a name of its own, as a portal's logos, is a copy. */
export const CLAIMS = [
  users.avatarFileId,
  companies.avatarFileId,
  awards.fileId,
  resumes.fileId,
  resumes.photoFileId,
  applications.resumeFileId,
  documentVersions.fileId,
  assessmentRecordings.fileId,
  talentPeople.resumeFileId,
  talentAdditionRows.fileId,
] as const;

const AT_ONCE = 500;

/**
 * Removes the rows of files that were there before this time and that nothing points at: what was uploaded into a form that
 * nobody sent. Says which; their bytes are the caller's to remove. Runs in a transaction: who is about to point at one
 * (`holdFile`) either comes first and keeps it, or finds it gone.
 */
export async function deleteUnclaimed(db: Database, before: Date): Promise<string[]> {
  const isUnclaimed = and(...CLAIMS.map((column) => notExists(pointing(db, column))));
  const held = await db
    .select({ id: files.id })
    .from(files)
    .where(and(lt(files.createdAt, before), isUnclaimed))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  if (held.length === 0) return [];
  const ids = held.map(({ id }) => id);
  const gone = await db
    .delete(files)
    .where(and(inArray(files.id, ids), isUnclaimed))
    .returning({ id: files.id });
  return gone.map(({ id }) => id);
}

const pointing = (db: Database, column: (typeof CLAIMS)[number]) =>
  db.select({ one: sql`1` }).from(column.table).where(eq(column, files.id));
