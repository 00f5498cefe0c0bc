import { and, eq } from 'drizzle-orm';
import { careerPaths, careerStart, coursesForGap, occupationGap } from '#engines/matching/index.ts';
import { careerGoals, learningItems, users } from '#server/db/tables/index.ts';
import { featuresOfProfile } from '#server/features/match-index/index.ts';
import { findProfile, presentProfile } from '#server/features/profiles/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { daysBefore } from '#server/platform/days.ts';
import type { Uses } from '#server/platform/ports.ts';
import { addCoaching } from './coaching.ts';

const COURSES = 4;

/** A goal of the person of an address, and a plan of courses that lead to its first step: done, begun and to come. */
export async function addGrowth(ctx: Ctx & Uses<'models' | 'taxonomy'>, email: string): Promise<void> {
  const [person] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.portal, ctx.portal.key), eq(users.email, email)));
  const profile = person && (await findProfile(ctx.db, person.id));
  if (!profile) return;
  const model = ctx.models.current();
  const start = careerStart(featuresOfProfile(ctx.taxonomy, presentProfile(profile)));
  const { from, paths } = careerPaths(model, start);
  const steps = paths[0]?.steps.map(({ occupationId }) => occupationId) ?? [];
  const [next, goal] = [steps[0], steps.at(-1)];
  if (!from || !next || !goal) return;
  await ctx.db.insert(careerGoals).values({
    userId: person.id,
    occupationId: goal,
    steps: [from.occupationId, ...steps],
    createdAt: daysBefore(ctx.now, 20),
  });
  const gap = occupationGap(model, start, next).missing.map(({ id, lift, level, importance }) => ({
    skillId: id,
    lift,
    level,
    must: importance === 'essential',
  }));
  const { courses } = coursesForGap(model, gap);
  const [first] = courses;
  await addCoaching(ctx, person.id, {
    today: start,
    occupationId: next,
    finished: first ? [first.courseId] : [],
  });
  for (const [position, { courseId, closes }] of courses.slice(0, COURSES).entries()) {
    await ctx.db.insert(learningItems).values({
      userId: person.id,
      courseId,
      skillIds: closes.map(({ skillId }) => skillId),
      position,
      status: position === 0 ? 'done' : position === 1 ? 'started' : 'saved',
      startedAt: position < 2 ? daysBefore(ctx.now, 18 - 8 * position) : null,
      doneAt: position === 0 ? daysBefore(ctx.now, 10) : null,
      dueOn: position === 1 ? daysBefore(ctx.now, -9).toISOString().slice(0, 10) : null,
      createdAt: daysBefore(ctx.now, 20),
    });
  }
}
