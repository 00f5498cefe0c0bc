import { and, eq } from 'drizzle-orm';
import { careerPaths, careerStart, coursesForGap, occupationGap } from '#engines/matching/index.ts';
import { careerGoals, learningItems, users } from '#server/db/tables/index.ts';
import { featuresOfProfile } from '#server/features/match-index/index.ts';
import { findProfile, presentProfile } from '#server/features/profiles/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { daysBefore } from '#server/platform/days.ts';
import type { Uses } from '#server/platform/ports.ts';
import { addCoaching } from './coaching.ts';

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
  const [first] = coursesForGap(model, gap).courses;
  const coached = await addCoaching(ctx, person.id, {
    today: start,
    occupationId: next,
    finished: first ? [first.courseId] : [],
  });
  const finished = first && {
    courseId: first.courseId,
    skillIds: first.closes.map(({ skillId }) => skillId),
    status: 'done' as const,
    until: null,
  };
  const others = coached.filter(({ courseId }) => courseId !== finished?.courseId);
  const plan = [...(finished ? [finished] : []), ...others];
  for (const [position, { courseId, skillIds, status, until }] of plan.entries()) {
    await ctx.db.insert(learningItems).values({
      userId: person.id,
      courseId,
      skillIds: [...skillIds],
      position,
      status,
      startedAt: status === 'saved' ? null : daysBefore(ctx.now, 18 - 2 * position),
      doneAt: status === 'done' ? daysBefore(ctx.now, 12 - position) : null,
      dueOn: status === 'started' ? until : null,
      createdAt: daysBefore(ctx.now, 20),
    });
  }
}
