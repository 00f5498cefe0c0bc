import { z } from 'zod';
import { CANDIDATES, endpoint } from '../kernel/endpoint.ts';
import { Bilingual, Id, Moment, Required } from '../kernel/fields.ts';
import { AssessmentForm, Scale } from './assessments.fields.ts';

/** Two people who both agree see each other’s personality beside their own. No company ever sees a comparison. */

/** `ASKED` until it is answered; `AGREED` until either of the two ends it, which leaves nothing of it. */
export const COMPARISON_STATES = ['ASKED', 'AGREED', 'DECLINED'] as const;

const Comparison = z.object({
  id: Id,
  state: z.enum(COMPARISON_STATES),
  /** The other’s name; null as long as nobody has agreed to what one asked. */
  other: z.string().nullable(),
  asked_by_self: z.boolean(),
  asked_at: Moment,
  answered_at: Moment.nullable(),
  /** When a question that nobody has answered is over. */
  expires_at: Moment,
  /** What the link ends with by which the other answers, for who asked and as long as nobody has. */
  code: z.string().nullable(),
});
export type Comparison = z.infer<typeof Comparison>;

/** A result as the other of the two sees it: never an answer, a signal or an earlier attempt. */
const ComparedPerson = z.object({
  name: z.string(),
  is_self: z.boolean(),
  completed_at: Moment,
  form: AssessmentForm,
  version: z.string(),
  scales: z.array(Scale),
  /** Whose scores the percentiles are held against: of two people not always the same group. */
  norms: z.array(Bilingual),
});
export type ComparedPerson = z.infer<typeof ComparedPerson>;

/** More questions than anybody has friends to ask at once. */
export const MOST_COMPARISONS = 20;

export const listPersonalityComparisons = endpoint({
  method: 'GET',
  path: '/personality-comparisons',
  access: CANDIDATES,
  summary: 'With whom one compares personalities, and whom one asked, the latest first.',
  response: z.object({
    results: z.array(Comparison),
    /** Whether there is a result of one’s own to compare. */
    has_result: z.boolean(),
  }),
});

export const askForComparison = endpoint({
  method: 'POST',
  path: '/personality-comparisons',
  access: CANDIDATES,
  summary:
    'Asks to compare personalities, by a link that is handed to one person: until they agree, neither sees anything of the other.',
  response: Comparison,
  errors: ['personality_comparisons.no_result', 'personality_comparisons.too_many'],
  message: 'personality_comparisons.asked',
});

const byCode = z.object({ code: Required(80) });

export const getComparisonRequest = endpoint({
  method: 'GET',
  path: '/personality-comparisons/requests/{code}',
  access: CANDIDATES,
  summary: 'Who asks, for whoever holds the link.',
  params: byCode,
  response: z.object({
    asker: z.string(),
    is_own: z.boolean(),
    state: z.enum(COMPARISON_STATES),
    /** The comparison, for the two who agreed to it. */
    id: Id.nullable(),
    expires_at: Moment,
    /** Whether the reader has a result to compare. */
    has_result: z.boolean(),
  }),
  errors: ['personality_comparisons.not_found'],
  ratePerMinute: 60,
});

export const answerComparisonRequest = endpoint({
  method: 'POST',
  path: '/personality-comparisons/requests/{code}',
  access: CANDIDATES,
  summary:
    'Agrees, by which both see both results until either ends it, or declines. The first answer counts: a link is for one person.',
  params: byCode,
  body: z.object({ agrees: z.boolean() }),
  response: Comparison,
  errors: [
    'personality_comparisons.not_found',
    'personality_comparisons.own_request',
    'personality_comparisons.no_result',
    'personality_comparisons.too_many',
  ],
  ratePerMinute: 20,
});

const byId = z.object({ id: Id });

export const getPersonalityComparison = endpoint({
  method: 'GET',
  path: '/personality-comparisons/{id}',
  access: CANDIDATES,
  summary: 'The latest results of both, for the two who agreed, oneself first.',
  params: byId,
  response: z.object({
    id: Id,
    agreed_at: Moment,
    people: z.array(ComparedPerson).length(2),
    /** Scales by which the two differ by more than chance would let two measurements differ in 95 of 100 cases. */
    apart: z.array(z.string()),
  }),
  errors: ['personality_comparisons.not_found', 'personality_comparisons.no_result'],
});

export const endComparison = endpoint({
  method: 'DELETE',
  path: '/personality-comparisons/{id}',
  access: CANDIDATES,
  summary:
    'Ends a comparison, or takes a question back: at any time, by either of the two, without a reason. Nothing of it is kept.',
  params: byId,
  response: z.object({ id: Id }),
  errors: ['personality_comparisons.not_found'],
  message: 'personality_comparisons.ended',
});

/** Why a call about a comparison is refused, with the HTTP status of each. */
export const personalityComparisonErrors = {
  /** No such comparison of the caller’s, or a link that was answered, taken back or is too old. */
  'personality_comparisons.not_found': 404,
  /** One compares with somebody else. */
  'personality_comparisons.own_request': 409,
  /** The assessment is not completed yet. */
  'personality_comparisons.no_result': 409,
  'personality_comparisons.too_many': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof personalityComparisonErrors, number> {}
}
