import { eq } from 'drizzle-orm';
import { equalityAnswers } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type AnswersRow = typeof equalityAnswers.$inferSelect;

export async function findAnswers(db: Database, userId: string): Promise<AnswersRow | null> {
  const [row] = await db.select().from(equalityAnswers).where(eq(equalityAnswers.userId, userId));
  return row ?? null;
}

export async function saveAnswers(
  db: Database,
  answers: typeof equalityAnswers.$inferInsert,
): Promise<AnswersRow> {
  const { userId: _, createdAt: __, ...changes } = answers;
  const [row] = await db
    .insert(equalityAnswers)
    .values(answers)
    .onConflictDoUpdate({ target: equalityAnswers.userId, set: changes })
    .returning();
  return row!;
}

export async function deleteAnswers(db: Database, userId: string): Promise<void> {
  await db.delete(equalityAnswers).where(eq(equalityAnswers.userId, userId));
}
