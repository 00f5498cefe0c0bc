import { eq } from 'drizzle-orm';
import type { Course } from '#contract/features/courses.contract.ts';
import { learningItems } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type PlanStatuses = ReadonlyMap<string, NonNullable<Course['status']>>;

/** How far each course of a person's plan is, by its id. */
export async function planStatuses(db: Database, userId: string): Promise<PlanStatuses> {
  const rows = await db
    .select({ courseId: learningItems.courseId, status: learningItems.status })
    .from(learningItems)
    .where(eq(learningItems.userId, userId));
  return new Map(rows.map(({ courseId, status }) => [courseId, status]));
}
