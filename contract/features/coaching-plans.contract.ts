import { z } from 'zod';
import { CANDIDATES, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Bilingual, Day, Id, Moment, Required } from '../kernel/fields.ts';
import { NamedSkill, WAYS_OF_LEARNING } from './courses.contract.ts';

/** A programme of weeks towards a goal: a candidate's next occupation, or a recruiter's better hiring. */

const COACHED = [...CANDIDATES, ...RECRUITERS];

/** How few and many hours a week may have, and how many weeks a programme is made for. */
export const COACHING_HOURS = { min: 1, max: 40 } as const;
/** The most hours that somebody may say went into a week. */
export const WEEK_HOURS_MOST = 100;
/** How many weeks the form offers a programme for; calls may ask for any number from 1 to 52. */
export const COACHING_WEEKS = [4, 8, 12, 26] as const;

/** What a step is; `jobs`: a look at the open jobs of the goal, `hiring`: something to mend in one's own hiring. */
export const COACHING_STEPS = ['course', 'assessment', 'jobs', 'hiring'] as const;

/** What can be amiss in a company's hiring, counted from its records; a step of kind `hiring` has it as its id. */
export const HIRING_MATTERS = ['answers', 'pay', 'must_haves', 'questions', 'drafts'] as const;
export type HiringMatter = (typeof HIRING_MATTERS)[number];

/** How a step of a week went; `finished`: the whole of it, and not only this week's part. */
export const COACHING_OUTCOMES = ['finished', 'done', 'partly', 'not'] as const;
/** What got in the way of a week, as the person ticks it when they look back on it. */
export const COACHING_HINDRANCES = [
  'time',
  'difficulty',
  'access',
  'motivation',
  'health',
  'family',
  'other',
] as const;
/** Matters of a text that need a person, not a programme. */
export const COACHING_CONCERNS = ['crisis', 'medical', 'legal'] as const;

const Concern = z.enum(COACHING_CONCERNS).nullable();

/** What a step is called. `name` is null where the screen has the words for it. */
const StepName = z.object({
  id: z.string(),
  kind: z.enum(COACHING_STEPS),
  name: Bilingual.nullable(),
});
/** A step by its kind and id; with its name where the screen has no words of its own for it. */
export type CoachingStepName = z.infer<typeof StepName>;

/** A part of something to do that falls into a week. */
export const CoachingStep = StepName.extend({
  /** Of this week, and of the whole, with those that lie before. */
  hours: z.number(),
  before: z.number(),
  of: z.number(),
  is_last: z.boolean(),
  /** The goal cannot do without what it brings. */
  is_must: z.boolean(),
  /** For which it is planned. */
  skills: z.array(NamedSkill),
  /** What it should find there and neither the person nor the plan brings. */
  lacking: z.array(NamedSkill),
  /** Of `hiring`: how many jobs, people or drafts it is about today; null of others. */
  count: z.number().int().nullable(),
  /** Where a course is found; null of others. */
  link: z.string().nullable(),
  /** How it went, in a week that was looked back on. */
  outcome: z.enum(COACHING_OUTCOMES).nullable(),
});
export type CoachingStep = z.infer<typeof CoachingStep>;

/** What a mentor may say of a week. */
export const COACHING_REPLIES = [
  'concern_crisis',
  'concern_medical',
  'concern_legal',
  'all_done',
  'some_done',
  'half_done',
  'none_done',
  'finished',
  'hindered_time',
  'hindered_difficulty',
  'hindered_access',
  'hindered_motivation',
  'hindered_health',
  'hindered_family',
  'hindered_other',
  'hours_changed',
  'more_than_planned',
  'hours_in_all',
  'in_a_row',
  'next',
  'ends_later',
  'ends_sooner',
  'plan_done',
] as const;

/** A sentence of the mentor's by its code; the screen has the words. Made from the plan and its weeks alone. */
const ReplyPart = z.object({
  code: z.enum(COACHING_REPLIES),
  count: z.number().int().optional(),
  of: z.number().int().optional(),
  hours: z.number().optional(),
  day: z.string().optional(),
  steps: z.array(StepName).optional(),
});
/** A sentence of the mentor's: its code and the figures that go into it, those that it does not name left out. */
export type CoachingReplyPart = z.infer<typeof ReplyPart>;

const CheckIn = z.object({
  at: Moment,
  /** Hours that the person says went into the week. */
  hours: z.number(),
  hindrances: z.array(z.enum(COACHING_HINDRANCES)),
  words: z.string(),
  concern: Concern,
  reply: z.array(ReplyPart),
});

/** A week, from its first day to its last. */
export const CoachingWeek = z.object({
  number: z.number().int(),
  starts_on: z.string(),
  ends_on: z.string(),
  /** `due` is the one to look back on next. */
  state: z.enum(['looked_back', 'missed', 'due', 'ahead']),
  steps: z.array(CoachingStep),
  check_in: CheckIn.nullable(),
});
export type CoachingWeek = z.infer<typeof CoachingWeek>;

const FromTo = z.object({ start: z.number(), now: z.number() });

/** How far a person has come since the plan began. */
const Progress = z.object({
  weeks_looked_back: z.number().int(),
  weeks_missed: z.number().int(),
  /** Hours that went into it, as the person says; and those that are still planned. */
  hours: z.number(),
  hours_ahead: z.number(),
  steps_finished: z.number().int(),
  /** Skills for which something was planned and which came into the profile since. */
  skills: z.array(NamedSkill),
  /** Share of the goal's weighted skills that the person has, 0 to 1; null of hiring. */
  fit: FromTo.nullable(),
  /** Mean score with the goal's jobs that were open when the plan began and still are; null where there is none. */
  jobs: FromTo.extend({ count: z.number().int() }).nullable(),
  /** What was and is amiss in one's hiring; empty of candidates. */
  hiring: z.array(FromTo.extend({ matter: z.enum(HIRING_MATTERS) })),
});

/** Somebody's programme as it stands today: weeks behind and ahead, what is due, and how far they have come. */
export const CoachingPlan = z.object({
  /** The occupation that is next on one's path; null of hiring. */
  goal: z.object({ id: z.string(), name: Bilingual }).nullable(),
  hours_a_week: z.number().int(),
  start_on: z.string(),
  /** The last day of its last week; null where nothing is left to do. */
  ends_on: z.string().nullable(),
  is_reminding: z.boolean(),
  /** Number of the week to look back on next; null where it was done already. */
  due: z.number().int().nullable(),
  weeks: z.array(CoachingWeek),
  /** Skills of the goal that no course of the plan brings, with how people come by them where somebody has said. */
  beside: z.array(
    NamedSkill.extend({ otherwise: z.object({ way: z.enum(WAYS_OF_LEARNING), how: Bilingual }).nullable() }),
  ),
  progress: Progress,
});
export type CoachingPlan = z.infer<typeof CoachingPlan>;

const OwnPlan = z.object({
  plan: CoachingPlan.nullable(),
  /** What a plan would lead to; null where a candidate has chosen no path, or walked it. */
  goal: z.object({ id: z.string(), name: Bilingual }).nullable(),
});

export const getCoachingPlan = endpoint({
  method: 'GET',
  path: '/coaching-plan',
  access: COACHED,
  summary:
    'One’s programme as it stands today: weeks behind and ahead, what is due, and how far one has come.',
  response: OwnPlan,
});

const Hours = z.number().int().min(COACHING_HOURS.min).max(COACHING_HOURS.max);

export const startCoachingPlan = endpoint({
  method: 'POST',
  path: '/coaching-plan',
  access: COACHED,
  weight: 'heavy',
  summary:
    'Lays a programme of weeks towards one’s goal, in place of a former one. Its courses join one’s learning plan.',
  body: z.object({
    hours_a_week: Hours.default(5),
    /** For how many weeks it is made; what does not fit is said, not planned. */
    weeks: z.number().int().min(1).max(52).default(12),
    /** One’s own day; not before yesterday. */
    start_on: Day.optional(),
    /** Only what can be followed without paying. */
    is_free: z.boolean().default(false),
  }),
  response: OwnPlan,
  errors: [
    'coaching_plans.no_goal',
    'coaching_plans.nothing_missing',
    'coaching_plans.no_course',
    'coaching_plans.hours_too_few',
    'coaching_plans.nothing_amiss',
    'coaching_plans.start_in_past',
    'learning_items.too_many',
    'profiles.not_found',
  ],
  message: 'coaching_plans.started',
});

export const changeCoachingPlan = endpoint({
  method: 'PATCH',
  path: '/coaching-plan',
  access: COACHED,
  summary: 'Lays the weeks ahead for other hours, or says whether to be reminded.',
  body: z.object({ hours_a_week: Hours.optional(), is_reminding: z.boolean().optional() }),
  response: OwnPlan,
  errors: ['coaching_plans.not_found'],
});

export const endCoachingPlan = endpoint({
  method: 'DELETE',
  path: '/coaching-plan',
  access: COACHED,
  summary:
    'Ends one’s programme, its weeks with it. Courses stay in the learning plan, and notes with their owner.',
  response: z.object({ plan: z.null() }),
  errors: ['coaching_plans.not_found'],
  message: 'coaching_plans.ended',
});

export const checkIn = endpoint({
  method: 'POST',
  path: '/coaching-plan/check-ins',
  access: COACHED,
  summary: 'Looks back on the week that is due: what was done, what hindered. The weeks ahead are laid anew.',
  body: z.object({
    week: z.number().int().min(1),
    /** Of the week’s steps; one that is not named was not done. */
    steps: z
      .array(z.object({ id: z.string().max(160), outcome: z.enum(COACHING_OUTCOMES) }))
      .max(60)
      .default([]),
    hours: z.number().min(0).max(WEEK_HOURS_MOST),
    hindrances: z.array(z.enum(COACHING_HINDRANCES)).max(COACHING_HINDRANCES.length).default([]),
    words: z.string().trim().max(2_000, 'too_long').default(''),
    /** From the next week on. */
    hours_a_week: Hours.optional(),
    /** Ids of skills of finished courses that the person now says they have. */
    declares: z.array(z.string().max(120)).max(60).default([]),
  }),
  response: OwnPlan,
  errors: ['coaching_plans.not_found', 'coaching_plans.not_due', 'coaching_plans.no_such_step'],
});

/** Something that a person wrote for themselves beside their plan. */
export const CoachingNote = z.object({
  id: Id,
  text: z.string(),
  created_at: Moment,
  edited_at: Moment.nullable(),
});
export type CoachingNote = z.infer<typeof CoachingNote>;

const NoteText = Required(4_000);

export const listCoachingNotes = endpoint({
  method: 'GET',
  path: '/coaching-notes',
  access: COACHED,
  summary: 'One’s own notes, the latest first. Nobody else reads them.',
  response: z.object({ results: z.array(CoachingNote) }),
});

/** A note as it is kept; `concern` is what it speaks of that needs a person, null where it speaks of nothing such. */
const Kept = CoachingNote.extend({ concern: Concern });

export const addCoachingNote = endpoint({
  method: 'POST',
  path: '/coaching-notes',
  access: COACHED,
  summary: 'Keeps a note of one’s own.',
  body: z.object({ text: NoteText }),
  response: Kept,
  errors: ['coaching_plans.too_many_notes'],
});

const NoteId = z.object({ id: Id });

export const changeCoachingNote = endpoint({
  method: 'PATCH',
  path: '/coaching-notes/{id}',
  access: COACHED,
  summary: 'Rewrites a note of one’s own.',
  params: NoteId,
  body: z.object({ text: NoteText }),
  response: Kept,
  errors: ['coaching_plans.note_not_found'],
});

export const deleteCoachingNote = endpoint({
  method: 'DELETE',
  path: '/coaching-notes/{id}',
  access: COACHED,
  summary: 'Deletes a note of one’s own.',
  params: NoteId,
  response: NoteId,
  errors: ['coaching_plans.note_not_found'],
  message: 'coaching_plans.note_deleted',
});

/** Why a call about coaching is refused, with the HTTP status of each. */
export const coachingPlanErrors = {
  'coaching_plans.not_found': 404,
  'coaching_plans.note_not_found': 404,
  'coaching_plans.no_goal': 422,
  'coaching_plans.nothing_missing': 422,
  'coaching_plans.no_course': 422,
  'coaching_plans.hours_too_few': 422,
  'coaching_plans.nothing_amiss': 422,
  'coaching_plans.start_in_past': 422,
  'coaching_plans.not_due': 409,
  'coaching_plans.no_such_step': 422,
  'coaching_plans.too_many_notes': 422,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof coachingPlanErrors, number> {}
}
