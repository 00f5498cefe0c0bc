import { eq } from 'drizzle-orm';
import type { Course } from '#contract/features/courses.contract.ts';
import type { CourseTaken } from '#engines/matching/index.ts';
import { learningItems } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

type PlanStatus = NonNullable<Course['status']>;
export type PlanStatuses = ReadonlyMap<string, PlanStatus>;

/** The courses of a person's plan, in their order. */
export async function takenUpBy(
  db: Database,
  userId: string,
): Promise<(CourseTaken & { status: PlanStatus })[]> {
  const rows = await db
    .select({
      courseId: learningItems.courseId,
      skillIds: learningItems.skillIds,
      status: learningItems.status,
    })
    .from(learningItems)
    .where(eq(learningItems.userId, userId))
    .orderBy(learningItems.position);
  return rows.map((row) => ({ ...row, isDone: row.status === 'done' }));
}

/** How far each course of a person's plan is, by its id. */
export async function planStatuses(db: Database, userId: string): Promise<PlanStatuses> {
  const rows = await takenUpBy(db, userId);
  return new Map(rows.map(({ courseId, status }) => [courseId, status]));
}
