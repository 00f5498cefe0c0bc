import { z } from 'zod';
import { CANDIDATES, download, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Bilingual, Id, Language, Moment } from '../kernel/fields.ts';
import {
  AssessmentForm,
  AssessmentResult,
  DatesInQuery,
  LanguageLevel,
  MOST_RATING,
  OfAssessment,
  READERS,
  Scale,
  UsersInQuery,
} from './assessments.fields.ts';
import { CompanyBrief } from './companies.contract.ts';

/** What came of an assessment: its result and papers, to whom it is shown, and comparisons of people and questions. */

const paramsOfPerson = OfAssessment.extend({ user_id: Id });

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
  params: OfAssessment,
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
  params: OfAssessment.extend({ recording_id: Id }),
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
  params: OfAssessment,
  response: Shares,
  errors: ['assessments.not_found'],
});

export const shareAssessment = endpoint({
  method: 'POST',
  path: '/assessments/{assessment_id}/shares',
  access: CANDIDATES,
  summary: 'Shows a company the latest result, or the named one, until that is taken back.',
  params: OfAssessment,
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
  params: OfAssessment.extend({ company_id: Id }),
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
  params: OfAssessment,
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
  params: OfAssessment,
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
  params: OfAssessment,
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
