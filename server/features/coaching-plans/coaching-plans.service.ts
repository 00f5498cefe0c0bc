import type { z } from 'zod';
import type {
  CoachingPlan,
  changeCoachingPlan,
  startCoachingPlan,
} from '#contract/features/coaching-plans.contract.ts';
import { addToPlan } from '#server/features/learning-items/index.ts';
import { DAY_MS } from '#server/platform/days.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { towardsHiring, towardsOccupation } from './coaching-plans.items.ts';
import { occupation, presentPlan } from './coaching-plans.present.ts';
import {
  amissOf,
  type CoachCtx,
  goalOf,
  isHiring,
  measureStart,
  standingOf,
  todayOf,
} from './coaching-plans.standing.ts';
import { deletePlan, findPlan, replacePlan, updatePlan } from './coaching-plans.store.ts';

interface OwnPlan {
  plan: CoachingPlan | null;
  goal: CoachingPlan['goal'];
}

/** One's programme as it stands today, and what one would lead to. */
export async function getPlan(ctx: CoachCtx): Promise<OwnPlan> {
  const row = await findPlan(ctx.db, ctx.actor.id);
  return {
    plan: row && (await presentPlan(ctx, await standingOf(ctx, row))),
    goal: occupation(ctx, await goalOf(ctx)),
  };
}

/** Lays a programme towards one's goal, in place of a former one. */
export async function startPlan(
  ctx: CoachCtx,
  input: z.output<typeof startCoachingPlan.body>,
): Promise<OwnPlan> {
  const { hours_a_week: hoursAWeek, weeks, is_free: isFree } = input;
  const today = todayOf(ctx);
  const startOn = input.start_on ?? today;
  if (Date.parse(startOn) < Date.parse(today) - DAY_MS) throw new Refusal('coaching_plans.start_in_past');
  const occupationId = await goalOf(ctx);
  if (occupationId === null && !isHiring(ctx)) throw new Refusal('coaching_plans.no_goal');
  const { items, beside } =
    occupationId === null
      ? towardsHiring(await amissOf(ctx))
      : await towardsOccupation(ctx, occupationId, { hoursAWeek, weeks, isFree });
  const start = await measureStart(ctx, occupationId);
  await ctx.transaction(async (tx) => {
    for (const { id, kind, wanted } of items)
      if (kind === 'course') await addToPlan(tx, { course_id: id, skills: [...wanted], status: 'saved' });
    await replacePlan(tx.db, {
      userId: tx.actor.id,
      occupationId,
      hoursAWeek,
      startOn,
      items,
      beside,
      start,
      createdAt: tx.now,
    });
  });
  return getPlan(ctx);
}

/** Other hours for the weeks ahead, or whether to be reminded. */
export async function changePlan(
  ctx: CoachCtx,
  { hours_a_week: hoursAWeek, is_reminding: isReminding }: z.output<typeof changeCoachingPlan.body>,
): Promise<OwnPlan> {
  found(await findPlan(ctx.db, ctx.actor.id), 'coaching_plans.not_found');
  await updatePlan(ctx.db, ctx.actor.id, {
    ...(hoursAWeek === undefined ? {} : { hoursAWeek }),
    ...(isReminding === undefined ? {} : { isReminding }),
  });
  return getPlan(ctx);
}

export async function endPlan(ctx: CoachCtx): Promise<{ plan: null }> {
  if (!(await deletePlan(ctx.db, ctx.actor.id))) throw new Refusal('coaching_plans.not_found');
  return { plan: null };
}
