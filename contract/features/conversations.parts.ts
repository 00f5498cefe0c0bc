import { z } from 'zod';
import { Id, Moment } from '../kernel/fields.ts';
import { PlaceText } from '../kernel/known-names.ts';
import { ApplicationStage } from './applications.contract.ts';
import { Conditions } from './candidate-searches.query.ts';
import { COURSE_COSTS, LEARNING_STATUSES } from './courses.contract.ts';
import { AnswerSource } from './documents.contract.ts';
import { IMPORTANCES, JOB_STATUSES, WORK_PLACES } from './jobs.contract.ts';

/**
 * The parts of an answer. Names stand in the language of the question; figures are those that the screens showed when it
 * was answered. Other people are never kept here: what shows them names what to ask for, and the screen asks itself.
 */

/** A job with the asker's own score, 0 to 1; null where there is none. */
export const ChatJob = z.object({
  jid: Id,
  job_title: z.string(),
  company_name: z.string(),
  location: z.string().nullable(),
  work_place: z.enum(WORK_PLACES),
  score: z.number().nullable(),
});
export type ChatJob = z.infer<typeof ChatJob>;

const Missing = z.object({
  id: z.string().nullable(),
  name: z.string(),
  importance: z.enum(IMPORTANCES),
  /** How much the score would rise with it, 0 to 1. */
  lift: z.number(),
});

/** A course of the catalogue; `status` says how far the asker is with it, null where they have not taken it up. */
export const ChatCourse = z.object({
  id: z.string(),
  title: z.string(),
  provider: z.string(),
  hours: z.number(),
  cost: z.enum(COURSE_COSTS),
  status: z.enum(LEARNING_STATUSES).nullable(),
});
export type ChatCourse = z.infer<typeof ChatCourse>;

const ChatApplication = z.object({
  id: Id,
  jid: Id,
  job_title: z.string(),
  company_name: z.string(),
  stage: ApplicationStage,
  moved_at: Moment,
  can_withdraw: z.boolean(),
});

const PathStep = z.object({
  id: z.string(),
  name: z.string(),
  years: z.number(),
  open_jobs: z.number().int(),
});

/** What an answer offers to do: nothing is done before the person says so, and then by the call of its screen. */
export const ChatAction = z.object({
  state: z.enum(['offered', 'done', 'declined', 'undone']),
  /** The person has said yes in words. */
  is_agreed: z.boolean(),
  what: z.discriminatedUnion('do', [
    z.object({ do: z.literal('save_job'), job_id: Id, title: z.string() }),
    z.object({
      do: z.literal('add_course'),
      course_id: z.string(),
      title: z.string(),
      skills: z.array(z.string()),
    }),
    z.object({
      do: z.literal('set_goal'),
      title: z.string(),
      /** Ids of occupations, where one is now first. */
      steps: z.array(z.string()),
      /** The goal in force until then, to bring back. */
      before: z.array(z.string()).nullable(),
    }),
    z.object({ do: z.literal('withdraw'), application_id: Id, title: z.string() }),
  ]),
});
export type ChatAction = z.infer<typeof ChatAction>;

/** Steps of a score in points: the parts of `Explanation`, and what its gates take. */
const ScoreStep = z.object({ key: z.string(), points: z.number() });

/** One piece of an answer; `kind` says how the screen shows it. */
export const ChatPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('jobs'), jobs: z.array(ChatJob) }),
  z.object({ kind: z.literal('score'), job: ChatJob, steps: z.array(ScoreStep) }),
  z.object({
    kind: z.literal('gap'),
    job: ChatJob,
    matched: z.number().int(),
    partial: z.number().int(),
    missing: z.array(Missing),
  }),
  z.object({ kind: z.literal('courses'), courses: z.array(ChatCourse) }),
  z.object({ kind: z.literal('applications'), applications: z.array(ChatApplication) }),
  z.object({
    kind: z.literal('path'),
    from: z.object({ id: z.string(), name: z.string() }),
    steps: z.array(PathStep),
    years: z.number(),
    is_goal: z.boolean(),
  }),
  z.object({
    kind: z.literal('viewers'),
    viewers: z.array(z.object({ company_name: z.string(), days: z.number().int(), last_at: Moment })),
  }),
  z.object({
    kind: z.literal('own_jobs'),
    jobs: z.array(
      z.object({
        jid: Id,
        job_title: z.string(),
        /** Tells jobs of one title apart; parts that were kept before have none. */
        location: PlaceText.nullish(),
        status: z.enum(JOB_STATUSES),
        applied: z.number().int(),
        undecided: z.number().int(),
        candidates: z.number().int(),
      }),
    ),
  }),
  /** The best candidates of a job of one's own company, asked for by the screen. */
  z.object({ kind: z.literal('ranking'), job_id: Id }),
  /** Who stands so for these jobs of one's own company, asked for by the screen. */
  z.object({
    kind: z.literal('standing'),
    job_ids: z.array(Id).min(1),
    /** Null for everyone who applied. */
    stage: z.enum(['new', 'shortlisted', 'interview', 'offered', 'hired', 'rejected']).nullable(),
  }),
  /** Findable people, asked for by the screen with the very same search. */
  z.object({ kind: z.literal('people'), text: z.string(), conditions: Conditions }),
  /** Words of documents or of help, each with where it stands. */
  z.object({
    kind: z.literal('quotes'),
    quotes: z.array(z.object({ text: z.string(), source: AnswerSource })),
  }),
  z.object({ kind: z.literal('action'), action: ChatAction }),
  /** Where the figures come from: a path of the web app, and what it is called there. */
  z.object({
    kind: z.literal('sources'),
    screens: z.array(z.object({ link: z.string(), name: z.string() })),
  }),
  /** What may be asked next. */
  z.object({ kind: z.literal('questions'), questions: z.array(z.string()) }),
]);
export type ChatPart = z.infer<typeof ChatPart>;
/** A part of one kind. */
export type ChatPartOf<K extends ChatPart['kind']> = Extract<ChatPart, { kind: K }>;
