import {
  type CoachingPlan,
  type CoachingReplyPart,
  type CoachingStep,
  type CoachingStepName,
  type CoachingWeek,
  HIRING_MATTERS,
} from '#contract/features/coaching-plans.contract.ts';
import { isOneOf } from '#contract/kernel/records.ts';
import { type ReplyPart, type WeekStep, weekEnd, weekStart } from '#engines/coaching/index.ts';
import { courseLink } from '#engines/taxonomy/index.ts';
import { skillNamed } from '#server/features/courses/index.ts';
import { expected } from '#server/platform/expected.ts';
import { type CoachCtx, fitOf, jobsSince, type Standing } from './coaching-plans.standing.ts';
import type { CheckInRow, CoachingItem } from './coaching-plans.store.ts';

/** Shows a plan as it stands. */
export async function presentPlan(ctx: CoachCtx, standing: Standing): Promise<CoachingPlan> {
  const { plan, asOf } = standing;
  const weeks = weeksOf(ctx, standing);
  const last = weeks.findLast(({ state }) => state === 'due' || state === 'ahead');
  return {
    goal: occupation(ctx, plan.occupationId),
    hours_a_week: plan.hoursAWeek,
    start_on: plan.startOn,
    ends_on: last?.ends_on ?? null,
    is_reminding: plan.isReminding,
    due: asOf.ahead.isPossible ? asOf.due : null,
    weeks,
    beside: plan.beside
      .filter((id) => !standing.known.has.has(id) && !standing.known.taughtInPlan.has(id))
      .map((id) => ({
        ...skillNamed(ctx.taxonomy, id),
        otherwise: ctx.taxonomy.skill(id)?.learnedOtherwise ?? null,
      })),
    progress: await progressOf(ctx, standing, weeks),
  };
}

/** An occupation with its name; null for none, and for one that a release no longer knows. */
export function occupation({ taxonomy }: CoachCtx, id: string | null): CoachingPlan['goal'] {
  const found = id === null ? undefined : taxonomy.occupation(id);
  return found ? { id: found.id, name: found.name } : null;
}

/** Weeks behind and ahead, by their number. */
function weeksOf(ctx: CoachCtx, standing: Standing): CoachingWeek[] {
  const { plan, checkIns, asOf } = standing;
  const present = stepPresenter(ctx, standing);
  const week = (number: number, rest: Pick<CoachingWeek, 'state' | 'steps' | 'check_in'>): CoachingWeek => ({
    number,
    starts_on: weekStart(plan.startOn, number),
    ends_on: weekEnd(plan.startOn, number),
    ...rest,
  });
  const behind = checkIns.map((row) =>
    week(row.week, {
      state: 'looked_back',
      steps: row.steps.map((step) => ({ ...present(step), outcome: step.outcome })),
      check_in: checkInOf(ctx, standing, row),
    }),
  );
  const missed = asOf.missed.map((number) => week(number, { state: 'missed', steps: [], check_in: null }));
  const laid = asOf.ahead.isPossible ? asOf.ahead.weeks : [];
  const ahead = laid.map(({ number, steps }) =>
    week(number, {
      state: number === asOf.due ? 'due' : 'ahead',
      steps: steps.map(present),
      check_in: null,
    }),
  );
  return [...behind, ...missed, ...ahead].sort((a, b) => a.number - b.number);
}

function stepPresenter(ctx: CoachCtx, { plan, known, asOf }: Standing): (step: WeekStep) => CoachingStep {
  const items = new Map(plan.items.map((item) => [item.id, item]));
  const lacking = asOf.ahead.isPossible ? asOf.ahead.lacking : new Map<string, readonly string[]>();
  return ({ itemId, hours, before, of, isLast }) => {
    const item = expected(items.get(itemId), `item ${itemId} of the plan`);
    const isCourse = item.kind === 'course';
    const course = isCourse ? ctx.taxonomy.course(itemId) : undefined;
    const named = (ids: readonly string[]) => (isCourse ? ids.map((id) => skillNamed(ctx.taxonomy, id)) : []);
    return {
      ...nameOf(ctx, item),
      hours,
      before,
      of,
      is_last: isLast,
      is_must: item.isMust,
      skills: named(item.wanted),
      lacking: named(lacking.get(itemId) ?? []),
      count: (isOneOf(HIRING_MATTERS, itemId) && known.amiss?.[itemId]) || null,
      link: course ? courseLink(ctx.taxonomy, course).address : null,
      outcome: null,
    };
  };
}

/** Null is the name of what has left the catalogue, and of what the screen has words for. */
function nameOf({ taxonomy, instruments }: CoachCtx, { id, kind }: CoachingItem): CoachingStepName {
  const named = { course: taxonomy.course(id)?.title, assessment: instruments.get(id)?.name };
  return { id, kind, name: (kind === 'course' || kind === 'assessment' ? named[kind] : null) ?? null };
}

function checkInOf(ctx: CoachCtx, { plan }: Standing, row: CheckInRow): CoachingWeek['check_in'] {
  const items = new Map(plan.items.map((item) => [item.id, item]));
  const namesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const item = items.get(id);
      return item ? [nameOf(ctx, item)] : [];
    });
  return {
    at: row.createdAt.toISOString(),
    hours: row.hours,
    hindrances: row.hindrances,
    words: row.words,
    concern: row.concern,
    reply: row.reply.map((part) => replyPart(part, namesOf)),
  };
}

function replyPart(
  part: ReplyPart,
  namesOf: (ids: readonly string[]) => CoachingStepName[],
): CoachingReplyPart {
  if ('item' in part) return { code: part.code, steps: namesOf([part.item]) };
  if ('items' in part) return { code: part.code, steps: namesOf(part.items) };
  return part;
}

async function progressOf(
  ctx: CoachCtx,
  { plan, checkIns, known, asOf }: Standing,
  weeks: readonly CoachingWeek[],
): Promise<CoachingPlan['progress']> {
  const had = new Set(plan.start.skills);
  const wanted = new Set(plan.items.filter(({ kind }) => kind === 'course').flatMap((item) => item.wanted));
  const gained = [...wanted].filter((id) => known.has.has(id) && !had.has(id));
  const { fit, hiring } = plan.start;
  return {
    weeks_looked_back: checkIns.length,
    weeks_missed: asOf.missed.length,
    hours: checkIns.reduce((sum, { hours }) => sum + hours, 0),
    hours_ahead: weeks
      .filter(({ state }) => state === 'due' || state === 'ahead')
      .flatMap(({ steps }) => steps)
      .reduce((sum, { hours }) => sum + hours, 0),
    steps_finished: plan.items.filter(({ id, hours }) => (asOf.spent.get(id) ?? 0) >= hours).length,
    skills: gained.map((id) => skillNamed(ctx.taxonomy, id)),
    fit:
      fit === null || plan.occupationId === null
        ? null
        : { start: fit, now: await fitOf(ctx, plan.occupationId) },
    jobs: plan.occupationId === null ? null : await jobsSince(ctx, plan.start),
    hiring: HIRING_MATTERS.flatMap((matter) => {
      const [start, now] = [hiring[matter], known.amiss?.[matter]];
      return start === undefined || now === undefined || start + now === 0 ? [] : [{ matter, start, now }];
    }),
  };
}
