import { z } from 'zod';
import { CANDIDATES, endpoint } from '../kernel/endpoint.ts';
import { Day, Moment } from '../kernel/fields.ts';
import { Course, CourseId, LEARNING_STATUSES, NamedSkill } from './courses.contract.ts';

const SkillIds = z.array(z.string().max(120)).max(30);

const Dates = { start_on: Day.nullish(), due_on: Day.nullish() };

/** A course in a person's plan. */
export const LearningItem = z.object({
  course: Course,
  /** The skills for which it was taken into the plan. */
  skills: z.array(NamedSkill),
  status: z.enum(LEARNING_STATUSES),
  /** Of its hours those that are not behind one: what one gave it in the weeks of one's coaching counts. */
  hours_left: z.number(),
  start_on: z.string().nullable(),
  due_on: z.string().nullable(),
  started_at: Moment.nullable(),
  done_at: Moment.nullable(),
  /** Skills of the profile that the person declared after it. */
  declared: z.array(NamedSkill),
});
export type LearningItem = z.infer<typeof LearningItem>;

export const listLearningItems = endpoint({
  method: 'GET',
  path: '/learning-items',
  access: CANDIDATES,
  summary: 'The courses of one’s plan, in one’s order.',
  response: z.object({
    results: z.array(LearningItem),
    /** Hours that all courses together still take, and those that are behind one. */
    hours_left: z.number(),
    hours_done: z.number(),
  }),
});

export const addLearningItem = endpoint({
  method: 'POST',
  path: '/learning-items',
  access: CANDIDATES,
  summary:
    'Takes a course into one’s plan, at its end unless a place is named. One that is there already only gets the further skills.',
  body: z.object({
    course_id: CourseId,
    /** Ids of the skills for which. */
    skills: SkillIds.default([]),
    /** From 0. This and what follows puts an item back as it was. */
    position: z.number().int().min(0).max(1_000).optional(),
    status: z.enum(LEARNING_STATUSES).default('saved'),
    ...Dates,
    started_at: Moment.nullish(),
    done_at: Moment.nullish(),
  }),
  response: LearningItem,
  errors: ['courses.not_found', 'learning_items.too_many', 'learning_items.due_before_start'],
  message: 'learning_items.saved',
});

export const changeLearningItem = endpoint({
  method: 'PATCH',
  path: '/learning-items/{course_id}',
  access: CANDIDATES,
  summary:
    'Starts or finishes a course of one’s plan, or plans its days. Done may add skills to the profile, as one’s own word; no longer done takes those back.',
  params: z.object({ course_id: CourseId }),
  body: z.object({
    status: z.enum(LEARNING_STATUSES).optional(),
    ...Dates,
    /** Of what the course teaches, the skills that the person now says they have. With `done` only. */
    declares: SkillIds.optional(),
  }),
  response: LearningItem,
  errors: ['learning_items.not_found', 'learning_items.due_before_start', 'profiles.not_found'],
});

export const removeLearningItem = endpoint({
  method: 'DELETE',
  path: '/learning-items/{course_id}',
  access: CANDIDATES,
  summary: 'Takes a course out of one’s plan. What was declared after it stays in the profile.',
  params: z.object({ course_id: CourseId }),
  response: z.object({ course_id: z.string() }),
  errors: ['learning_items.not_found'],
});

const PlannedDates = z.object({ course_id: CourseId, ...Dates });

export const layOutPlan = endpoint({
  method: 'GET',
  path: '/learning-plan',
  access: CANDIDATES,
  summary: 'The days that the courses of one’s plan would take, one after the other. Changes nothing.',
  query: z.object({
    hours_a_week: z.coerce.number<number>().int().min(1).max(60),
    start_on: Day,
  }),
  response: z.object({
    /** In the order of the plan, without those that are done. */
    items: z.array(z.object({ course_id: z.string(), start_on: z.string(), due_on: z.string() })),
    /** The last day; null where nothing is left to learn. */
    ends_on: z.string().nullable(),
    hours: z.number(),
  }),
});

export const savePlan = endpoint({
  method: 'POST',
  path: '/learning-plan',
  access: CANDIDATES,
  summary:
    'Puts one’s plan into an order, with the days that are given. What is not named keeps its place behind.',
  body: z.object({ items: z.array(PlannedDates).max(500) }),
  response: z.object({ results: z.array(LearningItem) }),
  errors: ['learning_items.not_found', 'learning_items.due_before_start'],
});

/** Why a change of one's learning plan is refused, with the HTTP status of each. */
export const learningItemErrors = {
  'learning_items.not_found': 404,
  'learning_items.too_many': 422,
  'learning_items.due_before_start': 422,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof learningItemErrors, number> {}
}
