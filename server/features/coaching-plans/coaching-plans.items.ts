import { HIRING_MATTERS, type HiringMatter } from '#contract/features/coaching-plans.contract.ts';
import type { CoursePlan, GapSkill } from '#engines/matching/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { coursePlanFor } from '#server/features/courses/index.ts';
import { expected } from '#server/platform/expected.ts';
import { Refusal } from '#server/platform/refusals.ts';
import type { CoachCtx } from './coaching-plans.standing.ts';
import type { CoachingItem } from './coaching-plans.store.ts';

/** What there is to do towards a goal, and the skills of it that nothing brings. */
export interface WhatToDo {
  items: CoachingItem[];
  beside: string[];
}

interface Time {
  hoursAWeek: number;
  weeks: number;
  isFree: boolean;
}

/** Finds out whether the goal suits the person at all. */
const INTERESTS = 'my-next-move';
/** Tests that show what a course alone does not, by the skill that they show. */
const TESTS: Readonly<Record<string, string>> = {
  'communication-skills': 'communication-intermediate',
  'problem-solving': 'problem-solving-intermediate',
  'critical-thinking': 'critical-thinking-intermediate',
};
const MINUTES_AN_HOUR = 60;
/** A look at what the goal's jobs ask for. */
const LOOK_HOURS = 1;
/** With the tests, which take minutes. */
const BESIDE_COURSES_HOURS = LOOK_HOURS + 0.5;

/**
 * Towards an occupation: whether it suits one, the courses that close the gap within the hours there are, tests that show
 * what was learned, and at the end a look at its open jobs.
 * @throws where nothing is missing, nothing teaches it, or nothing that does fits the hours.
 */
export async function towardsOccupation(ctx: CoachCtx, occupationId: string, time: Time): Promise<WhatToDo> {
  const courses = await coursesTowards(ctx, occupationId, time);
  const { gap, plan } = courses;
  const items = courseItems(ctx.taxonomy, gap.skills, plan);
  const missing = new Set(gap.skills.map(({ skillId }) => skillId));
  const tests = Object.entries(TESTS).flatMap(([skill, id]) =>
    missing.has(skill) ? instrument(ctx, id, { needs: [skill], isMust: false }) : [],
  );
  return {
    items: [
      ...instrument(ctx, INTERESTS, { needs: [], isMust: true }),
      ...items,
      ...tests,
      {
        id: 'jobs',
        kind: 'jobs',
        hours: LOOK_HOURS,
        brings: [],
        wanted: [],
        needs: items.flatMap(({ wanted }) => wanted),
        isMust: false,
      },
    ],
    beside: plan.open,
  };
}

/** The courses of a plan as things to do, for what is to be learned first before the rest; a must closes what the gap cannot do without. */
export function courseItems(
  taxonomy: Taxonomy,
  gap: readonly GapSkill[],
  { courses, groups }: Pick<CoursePlan, 'courses' | 'groups'>,
): CoachingItem[] {
  const order = [...new Set(groups.flatMap(({ items }) => items.map(({ courseId }) => courseId)))];
  const inOrder = courses.toSorted((a, b) => order.indexOf(a.courseId) - order.indexOf(b.courseId));
  const musts = new Set(gap.flatMap(({ skillId, must }) => (must ? [skillId] : [])));
  return inOrder.map(({ courseId, hours, closes }) => {
    const course = expected(taxonomy.course(courseId), `course ${courseId}`);
    return {
      id: courseId,
      kind: 'course',
      hours,
      brings: course.skills.map(({ id }) => id),
      wanted: closes.map(({ skillId, through }) => through ?? skillId),
      needs: course.needs,
      isMust: closes.some(({ skillId }) => musts.has(skillId)),
    };
  });
}

async function coursesTowards(ctx: CoachCtx, occupationId: string, { hoursAWeek, weeks, isFree }: Time) {
  const wish = { occupation_id: occupationId, ...(isFree && { free: true }) };
  const hours = hoursAWeek * weeks - BESIDE_COURSES_HOURS;
  const fitting = await coursePlanFor(ctx, { ...wish, hours: Math.max(1, hours) });
  if (fitting.gap.skills.length === 0) throw new Refusal('coaching_plans.nothing_missing');
  if (fitting.plan.courses.length > 0 && hours >= 1) return fitting;
  const shortest = Math.min(...(await coursePlanFor(ctx, wish)).plan.courses.map(({ hours }) => hours));
  if (!Number.isFinite(shortest)) throw new Refusal('coaching_plans.no_course');
  const needed = Math.ceil((shortest + BESIDE_COURSES_HOURS) / weeks);
  throw new Refusal('coaching_plans.hours_too_few', { hours: String(needed), weeks: String(weeks) });
}

function instrument(
  { instruments }: CoachCtx,
  id: string,
  rest: Pick<CoachingItem, 'needs' | 'isMust'>,
): CoachingItem[] {
  const found = instruments.get(id);
  if (!found) return [];
  return [
    { id, kind: 'assessment', hours: found.minutes / MINUTES_AN_HOUR, brings: [], wanted: [], ...rest },
  ];
}

/** Hours that a matter takes for each job, person or draft that it is about. */
const HOURS_EACH: Readonly<Record<HiringMatter, number>> = {
  answers: 0.1,
  pay: 0.25,
  must_haves: 0.5,
  questions: 0.5,
  drafts: 0.25,
};
const LEAST_HOURS = 0.25;
const MOST_HOURS = 8;

/**
 * Towards better hiring: what is amiss in one's own, those who wait first. What is not amiss is planned as well as the
 * rest, and left out as long as it is in order.
 * @throws where nothing is amiss.
 */
export function towardsHiring(amiss: Readonly<Record<HiringMatter, number>>): WhatToDo {
  if (HIRING_MATTERS.every((matter) => amiss[matter] === 0))
    throw new Refusal('coaching_plans.nothing_amiss');
  const items = HIRING_MATTERS.map(
    (matter): CoachingItem => ({
      id: matter,
      kind: 'hiring',
      hours: Math.min(MOST_HOURS, Math.max(LEAST_HOURS, amiss[matter] * HOURS_EACH[matter])),
      brings: [matter],
      wanted: [matter],
      needs: [],
      isMust: matter === 'answers',
    }),
  );
  return { items, beside: [] };
}
