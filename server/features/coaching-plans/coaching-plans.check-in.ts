import type { z } from 'zod';
import type { checkIn as checkInEndpoint } from '#contract/features/coaching-plans.contract.ts';
import { nextItems, planEnd, replyTo, type StepOutcome, type WeekStep } from '#engines/coaching/index.ts';
import { addToPlan, changeItem } from '#server/features/learning-items/index.ts';
import { expected } from '#server/platform/expected.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { getPlan } from './coaching-plans.service.ts';
import {
  asOf,
  type CoachCtx,
  knownOf,
  type Standing,
  standingOf,
  todayOf,
} from './coaching-plans.standing.ts';
import { type CheckInRow, insertCheckIn, lockPlan, updatePlan } from './coaching-plans.store.ts';

type Input = z.output<typeof checkInEndpoint.body>;
type Step = CheckInRow['steps'][number];

/** Looks back on the week that is due; the weeks ahead are laid anew, and a mentor says what it means. */
export async function checkIn(ctx: CoachCtx, input: Input) {
  await ctx.transaction(async (tx) => {
    const plan = found(await lockPlan(tx.db, tx.actor.id), 'coaching_plans.not_found');
    const before = await standingOf(tx, plan);
    const steps = outcomesOf(before, input);
    for (const step of steps) await followInLearning(tx, before, step, input.declares);
    const hoursAWeek = input.hours_a_week ?? plan.hoursAWeek;
    await updatePlan(tx.db, tx.actor.id, { hoursAWeek });
    await insertCheckIn(tx.db, {
      userId: tx.actor.id,
      week: input.week,
      steps,
      hours: input.hours,
      hindrances: [...new Set(input.hindrances)],
      words: input.words,
      concern: tx.concerns(input.words),
      reply: await replyFor(tx, before, { ...input, steps, hoursAWeek }),
      createdAt: tx.now,
    });
  });
  return getPlan(ctx);
}

/** How each step of the week went; refused where another week is due, or a step is none of its. */
function outcomesOf({ asOf: { due, ahead } }: Standing, { week, steps: told }: Input): Step[] {
  if (due !== week || !ahead.isPossible) throw new Refusal('coaching_plans.not_due');
  const planned: WeekStep[] = ahead.weeks.find(({ number }) => number === week)?.steps ?? [];
  const outcomes = new Map<string, StepOutcome>(told.map(({ id, outcome }) => [id, outcome]));
  if (told.some(({ id }) => !planned.some(({ itemId }) => itemId === id)))
    throw new Refusal('coaching_plans.no_such_step');
  return planned.map((step) => ({ ...step, outcome: outcomes.get(step.itemId) ?? 'not' }));
}

/** A course that was begun or finished here is so in the learning plan as well. */
async function followInLearning(
  tx: CoachCtx,
  { plan }: Standing,
  { itemId, outcome, isLast }: Step,
  declares: readonly string[],
): Promise<void> {
  const item = expected(
    plan.items.find(({ id }) => id === itemId),
    `item ${itemId} of the plan`,
  );
  if (item.kind !== 'course' || outcome === 'not' || !tx.taxonomy.course(itemId)) return;
  const isFinished = outcome === 'finished' || (outcome === 'done' && isLast);
  // It may have been taken out there by hand.
  await addToPlan(tx, { course_id: itemId, skills: [...item.wanted], status: 'saved' });
  await changeItem(
    tx,
    itemId,
    isFinished ? { status: 'done', declares: [...declares] } : { status: 'started' },
  );
}

async function replyFor(
  tx: CoachCtx,
  { plan, checkIns, asOf: before }: Standing,
  input: Omit<Input, 'steps'> & { steps: Step[]; hoursAWeek: number },
) {
  const reviewed = [...checkIns, { week: input.week, steps: input.steps, hours: input.hours }];
  const after = asOf({ ...plan, hoursAWeek: input.hoursAWeek }, reviewed, await knownOf(tx), todayOf(tx));
  return replyTo({
    steps: input.steps,
    hindrances: input.hindrances,
    concern: tx.concerns(input.words),
    hours: input.hours,
    hoursPlanned: input.steps.reduce((sum, { hours }) => sum + hours, 0),
    hoursInAll: reviewed.reduce((sum, { hours }) => sum + hours, 0),
    weeksInARow: inARow(reviewed.map(({ week }) => week)),
    hoursAWeek: { before: plan.hoursAWeek, now: input.hoursAWeek },
    next: nextItems(after),
    endsOn: { before: planEnd(plan.startOn, before), now: planEnd(plan.startOn, after) },
  });
}

/** How many of the last weeks follow on each other. */
function inARow(weeks: readonly number[]): number {
  const backwards = weeks.toReversed();
  const gap = backwards.findIndex((week, at) => at > 0 && week !== (backwards[at - 1] ?? 0) - 1);
  return gap < 0 ? weeks.length : gap;
}
