import { and, eq, inArray, sql } from 'drizzle-orm';
import { candidateNotes, candidateTags } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type NoteRow = typeof candidateNotes.$inferSelect;

export const insertNote = (db: Database, note: typeof candidateNotes.$inferInsert) =>
  db.insert(candidateNotes).values(note);

/** A note of a person's own in their company, held until the transaction ends. */
export async function holdOwnNote(
  db: Database,
  { id, companyId, authorId }: { id: string; companyId: string; authorId: string },
): Promise<NoteRow | null> {
  const [row] = await db
    .select()
    .from(candidateNotes)
    .where(
      and(
        eq(candidateNotes.id, id),
        eq(candidateNotes.companyId, companyId),
        eq(candidateNotes.authorId, authorId),
      ),
    )
    .for('update');
  return row ?? null;
}

export const updateNote = (
  db: Database,
  id: string,
  changes: Pick<NoteRow, 'text' | 'mentions' | 'editedAt'>,
) => db.update(candidateNotes).set(changes).where(eq(candidateNotes.id, id));

export const deleteNote = (db: Database, id: string) =>
  db.delete(candidateNotes).where(eq(candidateNotes.id, id));

type TagRow = typeof candidateTags.$inferSelect;

/** Those that were not there before. */
export async function insertTags(
  db: Database,
  rows: (typeof candidateTags.$inferInsert)[],
): Promise<TagRow[]> {
  return rows.length === 0 ? [] : db.insert(candidateTags).values(rows).onConflictDoNothing().returning();
}

/** Those that were there, whatever their case. */
export async function deleteTags(
  db: Database,
  companyId: string,
  userIds: readonly string[],
  tags: readonly string[],
): Promise<TagRow[]> {
  if (tags.length === 0) return [];
  return db
    .delete(candidateTags)
    .where(
      and(
        eq(candidateTags.companyId, companyId),
        inArray(candidateTags.userId, [...userIds]),
        sql`lower(${candidateTags.tag}) in ${tags.map((tag) => tag.toLowerCase())}`,
      ),
    )
    .returning();
}

/** The tags of these people, held so that two who tag at once do not pass the most of them together. */
export async function holdTags(
  db: Database,
  companyId: string,
  userIds: readonly string[],
): Promise<TagRow[]> {
  for (const id of userIds.toSorted())
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`candidate-tags:${companyId}:${id}`}, 0))`,
    );
  return db
    .select()
    .from(candidateTags)
    .where(and(eq(candidateTags.companyId, companyId), inArray(candidateTags.userId, [...userIds])))
    .orderBy(candidateTags.tag);
}

/** Somebody who is gone stays named in no note. */
export const forgetMentions = (db: Database, userId: string) =>
  db
    .update(candidateNotes)
    .set({ mentions: sql`array_remove(${candidateNotes.mentions}, ${userId}::uuid)` })
    .where(sql`${userId}::uuid = any(${candidateNotes.mentions})`);
