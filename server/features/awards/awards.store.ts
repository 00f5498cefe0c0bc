import { and, count, eq } from 'drizzle-orm';
import { awards } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type AwardRow = typeof awards.$inferSelect;
type NewAward = typeof awards.$inferInsert;

export async function insertAward(db: Database, award: NewAward): Promise<AwardRow> {
  return onlyRow(await db.insert(awards).values(award).returning());
}

export async function findAward(db: Database, id: string): Promise<AwardRow | null> {
  const [row] = await db.select().from(awards).where(eq(awards.id, id));
  return row ?? null;
}

export async function countAwards(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(awards).where(eq(awards.userId, userId));
  return row?.total ?? 0;
}

const isOwn = (userId: string, id: string) => and(eq(awards.id, id), eq(awards.userId, userId));

/** Null where there is none of theirs. */
export async function updateOwnAward(
  db: Database,
  userId: string,
  id: string,
  changes: Pick<NewAward, 'kind' | 'title' | 'description' | 'date'>,
): Promise<AwardRow | null> {
  const [row] = await db.update(awards).set(changes).where(isOwn(userId, id)).returning();
  return row ?? null;
}

/** One's own award, which nobody else changes before this transaction has ended. */
export async function lockOwnAward(db: Database, userId: string, id: string): Promise<AwardRow | null> {
  const [row] = await db.select().from(awards).where(isOwn(userId, id)).for('update');
  return row ?? null;
}

export async function setFile(db: Database, id: string, fileId: string): Promise<AwardRow> {
  return onlyRow(await db.update(awards).set({ fileId }).where(eq(awards.id, id)).returning());
}

export async function deleteOwnAward(db: Database, userId: string, id: string): Promise<AwardRow | null> {
  const [row] = await db.delete(awards).where(isOwn(userId, id)).returning();
  return row ?? null;
}
