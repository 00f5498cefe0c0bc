import { type Course, LEARNING_STATUSES } from '#contract/features/courses.contract.ts';
import { isLearnedBy } from '#engines/matching/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { type PlanStatuses, takenUpBy } from './courses.reads.ts';

/** What is left of a course for somebody who gave it these hours. */
export const hoursLeftOf = (
  { id, hours }: Pick<Course, 'id' | 'hours'>,
  status: Course['status'],
  given: ReadonlyMap<string, number>,
): number => (status === 'done' ? 0 : Math.max(0, hours - (given.get(id) ?? 0)));

/** How far the course for each skill is that somebody's plan is to teach, by id of the skill. */
export type SkillsLearned = PlanStatuses;

/** What somebody's plan says of skills: of several courses for one that which is furthest. */
export async function skillsLearned(ctx: Ctx & Uses<'taxonomy'>, userId: string): Promise<SkillsLearned> {
  const furthest = new Map<string, (typeof LEARNING_STATUSES)[number]>();
  for (const { courseId, skillIds, status } of await takenUpBy(ctx.db, userId)) {
    const course = ctx.taxonomy.course(courseId);
    if (!course) continue;
    for (const { id } of course.skills) {
      const known = furthest.get(id);
      const isFurther =
        known === undefined || LEARNING_STATUSES.indexOf(status) > LEARNING_STATUSES.indexOf(known);
      if (isLearnedBy(course, skillIds, id) && isFurther) furthest.set(id, status);
    }
  }
  return furthest;
}
