import { z } from 'zod';
import { CANDIDATES, download, endpoint } from '../kernel/endpoint.ts';
import { Bilingual, Id, Language, listInQuery, Moment, PageNumber, pageSize } from '../kernel/fields.ts';
import {
  AnswerInput,
  AnswersSaved,
  AnswerType,
  AnswerValue,
  AssessmentForm,
  AssessmentId,
  AssessmentKind,
  Attempt,
  DatesInQuery,
  EXTRA_TIME_PERCENTS,
  IntegritySignals,
  MOST_PLAYS,
  OfAssessment,
  Play,
  QUESTION_FILTERS,
  Question,
  READERS,
  SharedResults,
  SIGNAL_KINDS,
  UsersInQuery,
} from './assessments.fields.ts';
import { ScreeningList } from './screenings.fields.ts';

export * from './assessments.results.ts';

/** What an instrument is for, how long it takes, and who sees what comes out. */
const Instrument = z.object({
  assessment_id: AssessmentId,
  kind: AssessmentKind,
  /** Of a test that comes in levels. */
  level: z.enum(['entry', 'intermediate', 'advanced']).nullable(),
  name: Bilingual,
  purpose: Bilingual,
  /** Who sees its result, and that it is never part of a score of matching. */
  who_sees: Bilingual,
  version: z.string(),
  /** How long it usually takes; of a timed one how long there is. */
  minutes: z.number(),
  is_timed: z.boolean(),
  /** Each question follows from the answers before it, which therefore stay as they were given. */
  is_adaptive: z.boolean(),
  /** Of an adaptive one the most that are asked. */
  questions: z.number().int(),
  /** The short scale, where there is one. */
  short: z.object({ minutes: z.number(), questions: z.number().int() }).nullable(),
  /** After how many days it may be taken again; 0 for at any time. */
  retake_after_days: z.number().int(),
  /** A part of it is heard. It may be left out beforehand, and nothing is deducted for that. */
  has_listening: z.boolean(),
  /** Beyond the usual time; none where no time is kept. */
  extra_time_percents: z.array(z.number().int()),
});

/** An instrument by itself, whoever looks at it: what it is for, how long it takes, and who sees its result. */
export type InstrumentFacts = z.infer<typeof Instrument>;

/** An instrument as it stands for the caller. */
export const OwnAssessment = Instrument.extend({
  /** The attempt under way; null where there is none. */
  open: Attempt.nullable(),
  /** Attempts that are over, the latest first. */
  history: z.array(
    Attempt.pick({
      id: true,
      form: true,
      status: true,
      started_at: true,
      completed_at: true,
      version: true,
      is_expired: true,
    }),
  ),
  can: z.object({
    start: z.boolean(),
    /** The whole may be begun with the answers of a short scale that was handed in, without waiting. */
    go_on: z.boolean(),
    cancel: z.boolean(),
  }),
  /** From when it may be taken again; null where it may be now. */
  next_start_at: Moment.nullable(),
  /** To how many companies the person shows results of it. */
  shared_with: z.number().int(),
});
export type OwnAssessment = z.infer<typeof OwnAssessment>;

export const listAssessments = endpoint({
  method: 'GET',
  path: '/assessments',
  access: READERS,
  summary:
    'For a candidate all assessments with what each is for, how long it takes, who sees its result, and how it stands; for a recruiter the results that were shared with the company, or that it invited to. By `assessment_id` `job_screening_questions` the answers to questions of jobs, by `chat_bot_messages` those given in a conversation.',
  query: z.object({
    page: PageNumber,
    limit: pageSize(20),
    assessment_id: AssessmentId.optional(),
    dates: DatesInQuery.optional(),
    users: UsersInQuery.optional(),
    trait: z.string().max(80).optional(),
  }),
  response: z.discriminatedUnion('view', [
    z.object({
      view: z.literal('catalogue'),
      total: z.number().int(),
      assessments: z.array(OwnAssessment),
    }),
    SharedResults.extend({
      view: z.literal('results'),
      /** All instruments, to filter by and to invite to. */
      instruments: z.array(Instrument),
    }),
    ScreeningList,
  ]),
  failure: 'assessments.list_failed',
});

export const getAssessment = endpoint({
  method: 'GET',
  path: '/assessments/{assessment_id}',
  access: READERS,
  summary:
    'One assessment as it stands for the caller, with `short_scale_assessment=true` by its short form and with `two_point_o=true` by its latest version.',
  params: OfAssessment,
  query: z.object({
    short_scale_assessment: z.enum(['true', 'false']).optional(),
    two_point_o: z.enum(['true', 'false']).optional(),
    /** An attempt of the caller’s, to show in place of the open or latest one. */
    attempt_id: Id.optional(),
  }),
  response: OwnAssessment.extend({
    form: AssessmentForm,
    /** The attempt that was asked for, or the open one, or the latest. */
    attempt: Attempt.nullable(),
  }),
  errors: ['assessments.not_found', 'assessments.attempt_not_found'],
  failure: 'assessments.status_failed',
});

/** Questions of an attempt, with what was answered. */
export const Questionnaire = z.object({
  attempt: Attempt,
  questions: z.array(Question),
  total: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
});
export type Questionnaire = z.infer<typeof Questionnaire>;

export const getQuestionnaire = endpoint({
  method: 'GET',
  path: '/assessments/{assessment_id}/questionnaire',
  access: CANDIDATES,
  summary:
    'The questions of the caller’s attempt under way, in the order and with the choices as they were drawn, and what is saved of the answers.',
  params: OfAssessment,
  query: z.object({
    page: PageNumber,
    limit: pageSize(12, 200),
    attempt_id: Id.optional(),
    user_id: Id.optional(),
    created_by: Id.optional(),
    job_id: Id.optional(),
    filter: z.enum(QUESTION_FILTERS).optional(),
  }),
  response: Questionnaire,
  errors: ['assessments.not_found', 'assessments.attempt_not_found'],
  failure: 'assessments.questions_failed',
});

export const startAssessment = endpoint({
  method: 'POST',
  path: '/assessments/{assessment_id}/questionnaire',
  access: CANDIDATES,
  summary:
    'Starts an attempt, or gives the one under way back; the whole goes on from a short scale that was handed in lately. Through an invitation the person agrees that the company gets the result.',
  params: OfAssessment,
  body: z.object({
    form: AssessmentForm.default('full'),
    /** The language the person begins in; both are there throughout. */
    lang: Language.optional(),
    extra_time_percent: z.literal(EXTRA_TIME_PERCENTS).default(0),
    /** For who cannot hear well: nothing of what is heard is asked, and the result says so. */
    without_listening: z.boolean().default(false),
    invitation_id: Id.optional(),
    /** Only chooses the norms of a personality; kept with the attempt, and shown to nobody else. */
    respondent: z
      .object({ age: z.number().int().min(16).max(99).optional(), sex: z.enum(['M', 'F']).optional() })
      .optional(),
    limit: pageSize(12, 200),
  }),
  response: Questionnaire,
  errors: [
    'assessments.not_found',
    'assessments.no_short_form',
    'assessments.too_soon',
    'assessment_invitations.not_found',
    'assessment_invitations.over',
  ],
  failure: 'assessments.questions_failed',
});

export const cancelAssessment = endpoint({
  method: 'POST',
  path: '/assessments/{assessment_id}/cancel',
  access: CANDIDATES,
  summary: 'Gives the attempt under way up. A timed test counts as taken, for its questions were seen.',
  params: OfAssessment,
  response: Attempt,
  errors: ['assessments.not_found', 'assessments.attempt_not_found'],
  message: 'assessments.cancelled',
});

const answerErrors = [
  'assessments.not_found',
  'assessments.attempt_not_found',
  'assessments.question_not_found',
  'assessments.answer_invalid',
  'files.not_found',
  'assessments.time_over',
  'assessments.over',
] as const;

export const saveAnswer = endpoint({
  method: 'POST',
  path: '/assessments/{assessment_id}/answers',
  access: CANDIDATES,
  summary:
    'Saves one answer of the attempt under way. It may be sent again, and in any order: the highest sequence of a question stands; of an adaptive test the first, for what is asked next follows from it.',
  params: OfAssessment,
  body: AnswerInput,
  response: AnswersSaved,
  errors: answerErrors,
});

export const saveAnswers = endpoint({
  method: 'POST',
  path: '/assessments/{assessment_id}/answers/bulk',
  access: CANDIDATES,
  summary: 'Saves several answers at once, by the rules of one.',
  params: OfAssessment,
  body: z.object({ answers: z.array(AnswerInput).min(1, 'required').max(200) }),
  response: AnswersSaved,
  errors: answerErrors,
});

export const playPassage = endpoint({
  method: 'POST',
  path: '/assessments/{assessment_id}/plays',
  access: CANDIDATES,
  summary:
    'Makes the passage that is heard before a question ready, and counts that it is played: the first or the second time. Asked for again within two minutes, it is the same play.',
  params: OfAssessment,
  body: z.object({
    question_id: z.string().min(1, 'required').max(80),
    number: z.number().int().min(1).max(MOST_PLAYS),
  }),
  response: Play,
  errors: [
    'assessments.not_found',
    'assessments.attempt_not_found',
    'assessments.question_not_found',
    'assessments.played_out',
    'assessments.sound_not_ready',
    'assessments.time_over',
    'assessments.over',
  ],
});

export const getPassage = download({
  path: '/assessments/{assessment_id}/plays/{play_id}',
  access: CANDIDATES,
  summary:
    'The sound of a play of the caller’s own that was counted just now, while its question is open. Its words are told once the attempt is over.',
  params: OfAssessment.extend({ play_id: Id }),
  errors: ['assessments.not_found', 'assessments.play_not_found', 'assessments.sound_not_ready'],
});

export const listAnswers = endpoint({
  method: 'GET',
  path: '/assessments/{assessment_id}/answers',
  access: CANDIDATES,
  summary: 'What the caller answered in an attempt: the one under way, the latest, or the one that is named.',
  params: OfAssessment,
  query: z.object({
    page: PageNumber,
    limit: pageSize(100, 200),
    attempt_id: Id.optional(),
    user_id: Id.optional(),
    question_id: z.string().max(80).optional(),
    question_ids: listInQuery(z.string().max(80), 200),
    answer_type: AnswerType.optional(),
  }),
  response: z.object({
    attempt_id: Id,
    results: z.array(
      z.object({
        question_id: z.string(),
        number: z.number().int(),
        answer_type: AnswerType,
        value: AnswerValue,
        sequence: z.number().int(),
        answered_at: Moment,
      }),
    ),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  }),
  errors: ['assessments.not_found', 'assessments.attempt_not_found'],
});

export const noteSignals = endpoint({
  method: 'POST',
  path: '/assessments/{assessment_id}/signals',
  access: CANDIDATES,
  summary:
    'Notes that the person left the tab or pasted while the attempt ran. It is shown to them afterwards and changes no score.',
  params: OfAssessment,
  body: z.object({
    signals: z
      .array(
        z.object({
          kind: z.enum(SIGNAL_KINDS),
          question_id: z.string().max(80).optional(),
          /** How long it lasted. */
          seconds: z.number().int().min(0).max(86_400).default(0),
        }),
      )
      .min(1, 'required')
      .max(50),
  }),
  response: IntegritySignals,
  errors: ['assessments.not_found', 'assessments.attempt_not_found', 'assessments.over'],
});

/** Why a call about an assessment is refused, with the HTTP status of each. */
export const assessmentErrors = {
  /** There is no such instrument. */
  'assessments.not_found': 404,
  /** No such attempt of the caller’s, or none under way. */
  'assessments.attempt_not_found': 404,
  'assessments.question_not_found': 404,
  /** None of the person’s, or none that they share with the caller. */
  'assessments.result_not_found': 404,
  'assessments.share_not_found': 404,
  /** No such text or recording of a result that the caller may see. */
  'assessments.work_not_found': 404,
  /** Not all criteria of the rubric are scored. */
  'assessments.rating_incomplete': 422,
  'assessments.no_short_form': 409,
  /** It may be taken again later, `date` says when. */
  'assessments.too_soon': 409,
  /** The attempt was handed in or given up before. */
  'assessments.over': 409,
  /** The passage was heard as often as may be, or its question is answered. */
  'assessments.played_out': 409,
  /** None of the caller’s, none that was counted just now, or its question is open no more. */
  'assessments.play_not_found': 404,
  /** Too many listen at once: it can be asked for again in a moment. */
  'assessments.sound_not_ready': 503,
  /** The time of the test is over. */
  'assessments.time_over': 409,
  /** Questions are left. */
  'assessments.incomplete': 409,
  /** No answer to this question looks like that. */
  'assessments.answer_invalid': 422,
  'assessments.list_failed': 500,
  'assessments.status_failed': 500,
  'assessments.questions_failed': 500,
  'assessments.report_unavailable': 500,
  'assessments.report_failed': 500,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof assessmentErrors, number> {}
}
