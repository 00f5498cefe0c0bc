import { and, asc, eq, sql } from 'drizzle-orm';
import { learningItems } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type LearningItemRow = typeof learningItems.$inferSelect;
type NewItem = typeof learningItems.$inferInsert;

/** A person's plan in their order. */
export const listItems = (db: Database, userId: string): Promise<LearningItemRow[]> =>
  db
    .select()
    .from(learningItems)
    .where(eq(learningItems.userId, userId))
    .orderBy(asc(learningItems.position), asc(learningItems.createdAt), asc(learningItems.courseId));

/** A person's plan, locked: no other change of it goes on before this transaction has ended. */
export async function lockItems(db: Database, userId: string): Promise<LearningItemRow[]> {
  // Of a plan that is empty no row could be locked.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('learning_items ' || ${userId}, 0))`);
  return listItems(db, userId);
}

const itemOf = (userId: string, courseId: string) =>
  and(eq(learningItems.userId, userId), eq(learningItems.courseId, courseId));

export async function insertItem(db: Database, item: NewItem): Promise<LearningItemRow> {
  return onlyRow(await db.insert(learningItems).values(item).returning());
}

export async function saveItem(
  db: Database,
  userId: string,
  courseId: string,
  changes: Partial<Omit<NewItem, 'userId' | 'courseId'>>,
): Promise<LearningItemRow> {
  return onlyRow(await db.update(learningItems).set(changes).where(itemOf(userId, courseId)).returning());
}

export async function deleteItem(db: Database, userId: string, courseId: string): Promise<boolean> {
  const rows = await db
    .delete(learningItems)
    .where(itemOf(userId, courseId))
    .returning({ courseId: learningItems.courseId });
  return rows.length > 0;
}
