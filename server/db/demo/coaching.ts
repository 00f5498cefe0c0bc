import {
  nextItems,
  planEnd,
  replyTo,
  type StepOutcome,
  weekEnd,
  weekStart,
} from '#engines/coaching/index.ts';
import { type CareerStart, coursesForGap, fitTo, occupationGap } from '#engines/matching/index.ts';
import { asOf, courseItems, insertCheckIn, replacePlan } from '#server/features/coaching-plans/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { DAY_MS, daysBefore } from '#server/platform/days.ts';
import type { Uses } from '#server/platform/ports.ts';

const HOURS_A_WEEK = 5;
const PLANNED_HOURS = 60;
/** How long ago the plan began: two weeks lie behind, the third is under way. */
const DAYS_AGO = 17;
const WORDS = [
  { en: 'The exercises took longer than the videos, but they stick.', hours: 5.5 },
  { en: 'Month-end closing at work, so only two evenings.', hours: 3 },
] as const;

type Coached = Ctx & Uses<'models' | 'taxonomy'>;

/** A course of the programme, as far as it has come. */
export interface CoachedCourse {
  courseId: string;
  skillIds: readonly string[];
  status: 'saved' | 'started' | 'done';
  /** The day on which the programme ends; null where it cannot be followed. */
  until: string | null;
}

/**
 * A programme of the person towards an occupation, two of whose weeks they have looked back on, the second half done. Its
 * courses are for the learning plan, which holds whatever is coached.
 */
export async function addCoaching(
  ctx: Coached,
  userId: string,
  {
    today,
    occupationId,
    finished,
  }: { today: CareerStart; occupationId: string; finished: readonly string[] },
): Promise<CoachedCourse[]> {
  const model = ctx.models.current();
  const learned = skillLearned(ctx, today, occupationId);
  // When it began the person did not have that skill yet.
  const then = { ...today, skills: today.skills.filter(({ id }) => !id || id !== learned) };
  const gap = occupationGap(model, then, occupationId).missing.map(({ id, lift, level, importance }) => ({
    skillId: id,
    lift: id === learned ? 1 : lift,
    level,
    must: importance === 'essential' || id === learned,
  }));
  const courses = coursesForGap(model, gap, { hours: PLANNED_HOURS, occupationId });
  const isFirst = ({ wanted }: { wanted: readonly string[] }) =>
    learned && wanted.includes(learned) ? 0 : 1;
  const items = courseItems(ctx.taxonomy, gap, courses).sort((a, b) => isFirst(a) - isFirst(b));
  if (items.length === 0) return [];
  const startOn = daysBefore(ctx.now, DAYS_AGO).toISOString().slice(0, 10);
  const plan = { items, hoursAWeek: HOURS_A_WEEK, startOn };
  const skills = then.skills.flatMap(({ id }) => id ?? []);
  await replacePlan(ctx.db, {
    ...plan,
    userId,
    occupationId,
    beside: courses.open,
    start: { skills, fit: fitTo(model, then, occupationId), jobs: {}, hiring: {} },
    createdAt: new Date(startOn),
  });
  const knows = new Set(today.skills.flatMap(({ id }) => id ?? []));
  const reviewed = await addWeeks(ctx, userId, plan, {
    atFirst: new Set(skills),
    today: knows,
    finished: new Set(finished),
  });
  const nowWith = (done: readonly string[]) =>
    asOf(plan, reviewed, { has: knows, finished: new Set(done) }, ctx.now.toISOString().slice(0, 10));
  const { spent } = nowWith([]);
  const until = planEnd(startOn, nowWith(finished));
  return items.map(({ id, hours, wanted }) => {
    const given = spent.get(id) ?? 0;
    return {
      courseId: id,
      skillIds: wanted,
      status: given >= hours ? 'done' : given > 0 ? 'started' : 'saved',
      until,
    };
  });
}

async function addWeeks(
  ctx: Coached,
  userId: string,
  plan: Parameters<typeof asOf>[0],
  known: Record<'atFirst' | 'today' | 'finished', ReadonlySet<string>>,
): Promise<Parameters<typeof insertCheckIn>[1][]> {
  const { finished } = known;
  const reviewed: Parameters<typeof insertCheckIn>[1][] = [];
  for (const [at, { en: words, hours }] of WORDS.entries()) {
    const week = at + 1;
    const before = asOf(
      plan,
      reviewed,
      { has: at === 0 ? known.atFirst : known.today, finished },
      weekStart(plan.startOn, week),
    );
    if (!before.ahead.isPossible) return reviewed;
    const planned = before.ahead.weeks[0]?.steps ?? [];
    const outcome: StepOutcome = at === 0 ? 'done' : 'partly';
    const steps = planned.map((step) => ({ ...step, outcome }));
    const after = asOf(
      plan,
      [...reviewed, { week, steps }],
      { has: known.today, finished },
      weekStart(plan.startOn, week),
    );
    const row = {
      userId,
      week,
      steps,
      hours,
      words,
      hindrances: at === 0 ? [] : ['time' as const],
      concern: null,
      reply: replyTo({
        steps,
        hindrances: at === 0 ? [] : ['time'],
        concern: null,
        hours,
        hoursPlanned: HOURS_A_WEEK,
        hoursInAll: WORDS.slice(0, week).reduce((sum, one) => sum + one.hours, 0),
        weeksInARow: week,
        hoursAWeek: { before: HOURS_A_WEEK, now: HOURS_A_WEEK },
        next: nextItems(after),
        endsOn: { before: planEnd(plan.startOn, before), now: planEnd(plan.startOn, after) },
      }),
      createdAt: new Date(Date.parse(weekEnd(plan.startOn, week)) + DAY_MS / 2),
    };
    await insertCheckIn(ctx.db, row);
    reviewed.push(row);
  }
  return reviewed;
}

/** The skill of the person's that the goal would miss most, of those that a course of a few evenings teaches. */
function skillLearned(ctx: Coached, person: CareerStart, occupationId: string): string | null {
  const model = ctx.models.current();
  const taught = new Set(
    ctx.taxonomy.courses
      .filter(({ hours }) => hours <= 2 * HOURS_A_WEEK)
      .flatMap(({ skills }) => skills.map(({ id }) => id)),
  );
  const own = person.skills.flatMap(({ id }) => (id && taught.has(id) ? [id] : []));
  const without = (skill: string) =>
    fitTo(model, { ...person, skills: person.skills.filter(({ id }) => id !== skill) }, occupationId);
  return own.sort((a, b) => without(a) - without(b))[0] ?? null;
}
