import { z } from 'zod';
import { CANDIDATES, download, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Bilingual, Id, Language, listInQuery, Moment, PageNumber, pageSize } from '../kernel/fields.ts';
import {
  AnswerInput,
  AnswersSaved,
  AnswerType,
  AnswerValue,
  AssessmentForm,
  AssessmentId,
  AssessmentKind,
  AssessmentResult,
  Attempt,
  DatesInQuery,
  EXTRA_TIME_PERCENTS,
  IntegritySignals,
  LanguageLevel,
  MOST_PLAYS,
  MOST_RATING,
  Play,
  QUESTION_FILTERS,
  Question,
  Scale,
  SharedResults,
  SIGNAL_KINDS,
  UsersInQuery,
} from './assessments.fields.ts';
import { CompanyBrief } from './companies.contract.ts';
import { ScreeningList } from './screenings.fields.ts';

const params = z.object({ assessment_id: AssessmentId });
const paramsOfPerson = params.extend({ user_id: Id });
const READERS = [...CANDIDATES, ...RECRUITERS] as const;

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
  params,
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
  params,
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
  params,
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
  params,
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
  params,
  body: AnswerInput,
  response: AnswersSaved,
  errors: answerErrors,
});

export const saveAnswers = endpoint({
  method: 'POST',
  path: '/assessments/{assessment_id}/answers/bulk',
  access: CANDIDATES,
  summary: 'Saves several answers at once, by the rules of one.',
  params,
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
  params,
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
  params: params.extend({ play_id: Id }),
  errors: ['assessments.not_found', 'assessments.play_not_found', 'assessments.sound_not_ready'],
});

export const listAnswers = endpoint({
  method: 'GET',
  path: '/assessments/{assessment_id}/answers',
  access: CANDIDATES,
  summary: 'What the caller answered in an attempt: the one under way, the latest, or the one that is named.',
  params,
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
  params,
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

const resultErrors = [
  'assessments.not_found',
  'assessments.attempt_not_found',
  'assessments.result_not_found',
] as const;
const attemptInQuery = z.object({ attempt_id: Id.optional() });

export const getAssessmentResult = endpoint({
  method: 'GET',
  path: '/assessments/{assessment_id}/result',
  access: READERS,
  summary: 'The latest result, the caller’s own or one of somebody who shared theirs with the company.',
  params,
  query: attemptInQuery.extend({ user_id: Id.optional() }),
  response: AssessmentResult,
  errors: resultErrors,
  failure: 'assessments.report_unavailable',
});

export const getAssessmentResultOf = endpoint({
  method: 'GET',
  path: '/assessments/{assessment_id}/result/{user_id}',
  access: READERS,
  summary: 'The same by the person’s id, with its status.',
  params: paramsOfPerson,
  query: attemptInQuery,
  response: AssessmentResult,
  errors: resultErrors,
  failure: 'assessments.report_unavailable',
});

export const completeAssessment = endpoint({
  method: 'POST',
  path: '/assessments/{assessment_id}/result/{user_id}',
  access: CANDIDATES,
  summary:
    'Hands the attempt under way in and scores it; of one that is over scores the saved answers again, by the version they were given to.',
  params: paramsOfPerson,
  body: z.object({
    attempt_id: Id.optional(),
    /** Hand it in although questions are left: of a timed test any, of another a few. */
    incomplete: z.boolean().default(false),
    /** Hand in the short scale of the whole alone. */
    form: z.literal('short').optional(),
  }),
  response: AssessmentResult,
  errors: [...resultErrors, 'assessments.incomplete', 'assessments.no_short_form'],
  failure: 'assessments.report_failed',
  message: 'assessments.completed',
});

export const getAssessmentPdf = download({
  path: '/assessments/{assessment_id}/result/{user_id}/pdf',
  access: READERS,
  summary: 'The result as PDF, in the language that is asked for or the caller’s.',
  params: paramsOfPerson,
  query: attemptInQuery.extend({ language: Language.optional() }),
  errors: [...resultErrors, 'assessments.report_failed'],
});

export const rateWork = endpoint({
  method: 'POST',
  path: '/assessments/{assessment_id}/result/{user_id}/ratings',
  access: RECRUITERS,
  summary:
    'Scores a text or a recording of a result that is shown to the company, by the criteria of its rubric from 0 (below A1) to 5 (C1). It stands beside what was counted and changes nothing of that; the person sees it.',
  params: paramsOfPerson,
  body: z.object({
    attempt_id: Id,
    question_id: z.string().max(80),
    scores: z.record(z.string().max(40), z.number().int().min(0).max(MOST_RATING)),
    comment: z.string().trim().max(2_000, 'too_long').default(''),
  }),
  response: AssessmentResult,
  errors: [...resultErrors, 'assessments.work_not_found', 'assessments.rating_incomplete'],
  message: 'assessments.rated',
});

export const getRecording = download({
  path: '/assessments/{assessment_id}/recordings/{recording_id}',
  access: READERS,
  summary: 'What was spoken in an attempt, for who spoke it and for companies that see the result.',
  params: params.extend({ recording_id: Id }),
  errors: ['assessments.not_found', 'assessments.work_not_found'],
});

/** To whom results of an instrument are shown, and to whom they could be. */
const Shares = z.object({
  results: z.array(
    z.object({ company: CompanyBrief, attempt_id: Id, completed_at: Moment, shared_at: Moment }),
  ),
  /** Companies that the person has to do with: applied to, asked by, or invited by. */
  companies: z.array(CompanyBrief),
});

export const listAssessmentShares = endpoint({
  method: 'GET',
  path: '/assessments/{assessment_id}/shares',
  access: CANDIDATES,
  summary: 'Which companies see which of one’s results, and which it could be shown to.',
  params,
  response: Shares,
  errors: ['assessments.not_found'],
});

export const shareAssessment = endpoint({
  method: 'POST',
  path: '/assessments/{assessment_id}/shares',
  access: CANDIDATES,
  summary: 'Shows a company the latest result, or the named one, until that is taken back.',
  params,
  body: z.object({ company_id: Id, attempt_id: Id.optional() }),
  response: Shares,
  errors: [...resultErrors, 'companies.not_found'],
  message: 'assessments.shared',
});

export const stopSharingAssessment = endpoint({
  method: 'DELETE',
  path: '/assessments/{assessment_id}/shares/{company_id}',
  access: CANDIDATES,
  summary: 'Shows a company no result of the assessment any more.',
  params: params.extend({ company_id: Id }),
  response: Shares,
  errors: ['assessments.not_found', 'assessments.share_not_found'],
  message: 'assessments.unshared',
});

const ComparedScale = Scale.pick({ id: true, kind: true, name: true }).extend({
  /** In the order of the people; null where somebody’s result lacks the scale. */
  values: z.array(
    Scale.pick({
      score: true,
      least: true,
      most: true,
      percentile: true,
      standard_error: true,
      meaning: true,
    }).nullable(),
  ),
});

export const compareAssessments = endpoint({
  method: 'GET',
  path: '/assessments/{assessment_id}/comparison',
  access: RECRUITERS,
  summary:
    'The latest shared results of several people side by side, in the order in which they were named: it ranks nobody.',
  params,
  query: z.object({ users: UsersInQuery }),
  response: z.object({
    people: z.array(
      z.object({
        user_id: Id,
        name: z.string(),
        is_blind: z.boolean(),
        attempt_id: Id,
        version: z.string(),
        form: AssessmentForm,
        completed_at: Moment,
        percent: z.number().nullable(),
        level: LanguageLevel.nullable(),
      }),
    ),
    scales: z.array(ComparedScale),
  }),
  errors: ['assessments.not_found', 'assessments.result_not_found'],
});

export const exportAssessmentResults = download({
  path: '/assessments/{assessment_id}/results/csv',
  access: RECRUITERS,
  summary: 'All results of an assessment that the company may see, as CSV.',
  params,
  query: z.object({ dates: DatesInQuery.optional() }),
  errors: ['assessments.not_found', 'bulk_limits.export', 'company_checks.verify_to_see'],
});

/** Why a question is to be looked at. */
export const ITEM_FLAGS = [
  'discriminates-against',
  'discriminates-weakly',
  'too-hard',
  'too-easy',
  'option-unused',
  'option-overused',
  'often-skipped',
  'not-as-hard-as-stated',
] as const;

export const getItemStatistics = endpoint({
  method: 'GET',
  path: '/assessments/{assessment_id}/item-statistics',
  access: ['RECRUITER_ADMIN'],
  summary:
    'How hard each question proved to be in this portal, how well it tells good results from weak ones, and how often each choice is taken; computed each night.',
  params,
  response: z.object({
    /** Null where none were computed yet. */
    computed_at: Moment.nullable(),
    /** Completed attempts of the portal, whoever took them. */
    attempts: z.number().int(),
    /** With fewer answers to a question nothing of it is flagged. */
    least_answers: z.number().int(),
    items: z.array(
      z.object({
        id: z.string(),
        text: Bilingual,
        shown: z.number().int(),
        answered: z.number().int(),
        /** Mean share of its points among those who answered, 0 to 1: the higher, the easier. */
        difficulty: z.number().nullable(),
        /** Correlation with the other questions of its scale in the same attempt, -1 to 1. */
        discrimination: z.number().nullable(),
        /** How often each choice was taken, 0 to 1, in the order of the bank. */
        options: z.array(z.object({ text: Bilingual, points: z.number().nullable(), share: z.number() })),
        /** Why it is to be looked at, with what was measured; `option` counts from 0. */
        flags: z.array(
          z.object({ reason: z.enum(ITEM_FLAGS), figure: z.number(), option: z.number().int().nullable() }),
        ),
      }),
    ),
  }),
  errors: ['assessments.not_found'],
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
