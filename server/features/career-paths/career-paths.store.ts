import { eq } from 'drizzle-orm';
import { careerGoals } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type CareerGoalRow = typeof careerGoals.$inferSelect;

export async function findGoal(db: Database, userId: string): Promise<CareerGoalRow | null> {
  const [row] = await db.select().from(careerGoals).where(eq(careerGoals.userId, userId));
  return row ?? null;
}

export async function saveGoal(db: Database, goal: CareerGoalRow): Promise<void> {
  const { userId: _, ...changes } = goal;
  await db.insert(careerGoals).values(goal).onConflictDoUpdate({ target: careerGoals.userId, set: changes });
}

export async function deleteGoal(db: Database, userId: string): Promise<void> {
  await db.delete(careerGoals).where(eq(careerGoals.userId, userId));
}
