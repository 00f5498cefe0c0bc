import { z } from 'zod';
import { CANDIDATES, download, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Bilingual, Id, Language, Moment, PageNumber, pageSize } from '../kernel/fields.ts';
import {
  AssessmentResult,
  AttemptStatus,
  DatesInQuery,
  SharedResult,
  SharedResults,
  UsersInQuery,
} from './assessments.fields.ts';

/** The personality assessment: 100 statements, the first fifty of them a short scale. */

/** Statements of the whole assessment. */
export const TOTAL_QUESTIONS = 100;
/** The trait that lists show unless another is asked for. */
export const DEFAULT_TRAIT = 'Creative';
/** What stands for "not answered". */
export const NOT_ANSWERED = -1;

const READERS = [...CANDIDATES, ...RECRUITERS] as const;

/** Where the caller stands, by the names of the specification. */
const Progress = z.object({
  shortscaleComplete: z.boolean(),
  assessmentComplete: z.boolean(),
  /** 0 to 1. */
  fractionComplete: z.number(),
});

const Answer = z.object({
  questionNumber: z.number().int().min(1).max(TOTAL_QUESTIONS),
  /** 1 (very inaccurate) to 5 (very accurate), or -1. */
  answerNumber: z.number().int().min(NOT_ANSWERED).max(5).default(NOT_ANSWERED),
  question: z.string().max(400).optional(),
});

export const principlesExist = endpoint({
  method: 'GET',
  path: '/principles/exist',
  access: CANDIDATES,
  summary: 'Whether the caller has a personality assessment under way or done.',
  response: z.object({
    exists: z.boolean(),
    status: AttemptStatus.nullable(),
    attempt_id: Id.nullable(),
    assessmentProgress: Progress,
  }),
  failure: 'assessments.status_failed',
});

export const listPrinciplesQuestions = endpoint({
  method: 'GET',
  path: '/principles/assessments/questions',
  access: CANDIDATES,
  summary: 'All statements with what the caller answered so far; it begins nothing.',
  response: z.object({
    total_questions: z.number().int(),
    questions: z.array(
      z.object({ number: z.number().int(), id: z.string(), text: Bilingual, answerNumber: z.number().int() }),
    ),
    /** What a statement may be answered with. */
    options: z.array(z.object({ value: z.number().int(), text: Bilingual })),
    assessmentProgress: Progress,
  }),
  failure: 'assessments.questions_failed',
});

export const answerPrinciples = endpoint({
  method: 'POST',
  path: '/principles/assessments/answers',
  access: CANDIDATES,
  summary:
    'Saves answers, and begins the assessment where none is under way. -1 leaves a question unanswered.',
  body: z.object({ answers: z.array(Answer).min(1, 'required').max(TOTAL_QUESTIONS) }),
  response: z.object({ total_questions: z.number().int(), assessmentProgress: Progress }),
  errors: ['assessments.too_soon', 'assessments.over'],
});

const params = z.object({ user_id: Id });
const query = z.object({ attempt_id: Id.optional() });
const resultErrors = ['assessments.result_not_found', 'assessments.report_failed'] as const;

export const getPrinciplesSummary = endpoint({
  method: 'GET',
  path: '/principles/assessments/summary/{user_id}',
  access: READERS,
  summary: 'Traits with scores and what they mean, the strongest first: one’s own, or of who shares theirs.',
  params,
  query,
  response: AssessmentResult,
  errors: resultErrors,
  failure: 'assessments.report_unavailable',
});

export const getPrinciplesPdf = download({
  path: '/principles/assessments/pdf/{user_id}',
  access: READERS,
  summary: 'The report as PDF.',
  params,
  query: query.extend({ language: Language.optional() }),
  errors: resultErrors,
});

export const listPrinciplesUsers = endpoint({
  method: 'GET',
  path: '/principles/assessments/users',
  access: RECRUITERS,
  summary: 'Who has completed a personality assessment and shares it with the company.',
  query: z.object({ page: PageNumber, limit: pageSize(50) }),
  response: z.object({
    total: z.number().int(),
    results: z.array(
      SharedResult.pick({ user_id: true, person: true, is_blind: true, attempt_id: true }).extend({
        completed_at: Moment,
      }),
    ),
    page: z.number().int(),
    limit: z.number().int(),
  }),
});

export const listPrinciplesTraits = endpoint({
  method: 'GET',
  path: '/candidate/principles/assessments/traits/list',
  access: RECRUITERS,
  summary: `Shared personality results by one trait (${DEFAULT_TRAIT} unless another is named), the latest first. It ranks nobody.`,
  query: z.object({
    page: PageNumber,
    limit: pageSize(20),
    dates: DatesInQuery.optional(),
    users: UsersInQuery.optional(),
    trait: z.string().max(80).default(DEFAULT_TRAIT),
  }),
  response: SharedResults.extend({
    /** All traits that can be asked for. */
    traits: z.array(z.object({ id: z.string(), name: Bilingual })),
  }),
  errors: ['principles.trait_not_found'],
});

/** Why a call about the personality assessment is refused, with the HTTP status of each. */
export const principlesErrors = {
  /** No trait of the assessment has that name or id. */
  'principles.trait_not_found': 404,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof principlesErrors, number> {}
}
