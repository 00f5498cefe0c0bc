import { eq } from 'drizzle-orm';
import { equalityAnswers } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

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
  return onlyRow(
    await db
      .insert(equalityAnswers)
      .values(answers)
      .onConflictDoUpdate({ target: equalityAnswers.userId, set: changes })
      .returning(),
  );
}

export async function deleteAnswers(db: Database, userId: string): Promise<void> {
  await db.delete(equalityAnswers).where(eq(equalityAnswers.userId, userId));
}
