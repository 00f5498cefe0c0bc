import { asc, eq } from 'drizzle-orm';
import type { Course } from '#contract/features/courses.contract.ts';
import { hoursSpent } from '#engines/coaching/index.ts';
import type { CourseTaken } from '#engines/matching/index.ts';
import { coachingCheckIns, coachingPlans, learningItems } from '#server/db/tables/index.ts';
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

/** Hours that somebody has given to each course in the weeks of their coaching: what is left is less by them, wherever it is told. */
export async function hoursGiven(db: Database, userId: string): Promise<ReadonlyMap<string, number>> {
  const [plan] = await db
    .select({ items: coachingPlans.items })
    .from(coachingPlans)
    .where(eq(coachingPlans.userId, userId));
  if (!plan) return new Map();
  const reviewed = await db
    .select({ number: coachingCheckIns.week, steps: coachingCheckIns.steps })
    .from(coachingCheckIns)
    .where(eq(coachingCheckIns.userId, userId))
    .orderBy(asc(coachingCheckIns.week));
  return hoursSpent({ items: plan.items, reviewed, finished: new Set() });
}
