import { z } from 'zod';
import { CANDIDATES, endpoint } from '../kernel/endpoint.ts';
import { Bilingual, Id, Moment, PageNumber, pageSize } from '../kernel/fields.ts';

/** The interest assessment (my-next-move): six areas of interest, and work whose profile is like one’s own. */

export const INTEREST_AREAS = [
  'realistic',
  'investigative',
  'artistic',
  'social',
  'enterprising',
  'conventional',
] as const;
/** One of Holland's six areas of interest by its name in full; the engine names it by its first letter. */
export const InterestArea = z.enum(INTEREST_AREAS);
export type InterestArea = z.infer<typeof InterestArea>;

/** The highest score of an area: ten answers of 1 to 5, each less one, summed. */
export const MOST_INTEREST = 40;

const Score = z.number().int().min(0).max(MOST_INTEREST);
const TypedScore = z.coerce
  .number<string | number>()
  .int('not_whole')
  .min(0, 'invalid')
  .max(MOST_INTEREST, 'too_large')
  .default(0);

const byArea = <T extends z.ZodType>(value: T) =>
  z.object({
    realistic: value,
    investigative: value,
    artistic: value,
    social: value,
    enterprising: value,
    conventional: value,
  });

/** A score of 0 to 40 for each area. */
export const InterestScores = byArea(Score);
export type InterestScores = z.infer<typeof InterestScores>;

const Area = z.object({
  id: InterestArea,
  name: Bilingual,
  /** What people of the area like, and where such work is met. */
  about: Bilingual,
  found: Bilingual,
  score: Score,
});

/** Answers of the sixty statements in their order, 1 (strongly dislike) to 5 (strongly like). */
const SIXTY = 60;

export const scoreInterests = endpoint({
  method: 'POST',
  path: '/onet/interests',
  access: CANDIDATES,
  summary:
    'Six interest scores of 0 to 40 and the areas in their order: of sixty answers, of typed scores, or of the caller’s latest result. It keeps typed scores where that is asked for, and nothing else.',
  body: z.object({
    answers: z.array(z.number().int().min(1).max(5)).length(SIXTY, 'invalid').optional(),
    scores: byArea(TypedScore).optional(),
    /** Keeps typed scores in the caller’s history. */
    keep: z.boolean().default(false),
  }),
  response: z.object({
    scores: InterestScores,
    /** The highest first; of equals in the order of the six. */
    areas: z.array(Area),
    /** The highest; null where no interest is shown, or all are alike. */
    interest_area: InterestArea.nullable(),
    /** The areas differ by no more than chance would make them: they have no shape to go by. */
    is_flat: z.boolean(),
    /** The attempt that was scored, where it was the caller’s latest. */
    attempt_id: Id.nullable(),
    completed_at: Moment.nullable(),
  }),
  errors: ['interests.no_answers'],
});

export const listTypedInterests = endpoint({
  method: 'GET',
  path: '/onet/typed-interests',
  access: CANDIDATES,
  summary: 'The six scores that the caller typed and kept, the latest first.',
  response: z.object({ results: z.array(z.object({ id: Id, scores: InterestScores, typed_at: Moment })) }),
});

/** How much preparation work of a zone asks for, in the words of O*NET. */
export const JobZone = z.object({
  /** 1 (little preparation) to 5 (extensive preparation). */
  zone: z.number().int(),
  name: Bilingual,
  experience: Bilingual,
  education: Bilingual,
  training: Bilingual,
  examples: Bilingual,
});
export type JobZone = z.infer<typeof JobZone>;

/** How well an occupation fits somebody's interests, best first; occupations that fit less are not listed. */
export const FITS = ['Best', 'Great', 'Good'] as const;

/** An occupation whose interests are like the person's: how well it fits, what explains that, openings and pay. */
export const Career = z.object({
  occupation_id: z.string(),
  /** Code of O*NET-SOC, where it is known. */
  code: z.string().nullable(),
  title: Bilingual,
  about: Bilingual,
  fit: z.enum(FITS),
  /** Correlation of the person’s six scores with the occupation’s, -1 to 1: what the fit follows from. */
  correlation: z.number(),
  /** What explains it: both profiles by area. */
  bars: z.array(
    z.object({
      area: InterestArea,
      person: z.number(),
      occupation: z.number(),
      /** Both stand on the same side of their own average: what speaks for the fit. */
      agrees: z.boolean(),
    }),
  ),
  job_zone: z.number().int(),
  /** Published jobs of the portal whose title names the occupation, and those of them posted within 30 days. */
  open_jobs: z.number().int(),
  new_jobs: z.number().int(),
  /** What those of them pay that say so; AED a month. */
  pay: z.object({ min: z.number().int(), max: z.number().int(), jobs: z.number().int() }).nullable(),
  /** What the taxonomy takes for typical pay; AED a month, illustrative. */
  likely_pay: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  is_growing: z.boolean(),
});
export type Career = z.infer<typeof Career>;

export const findCareers = endpoint({
  method: 'POST',
  path: '/onet/result',
  access: CANDIDATES,
  summary:
    'Occupations whose interests are like six scores, in a job zone or in all, the most alike first, with how well each fits, openings and pay.',
  body: byArea(TypedScore).extend({
    job_zone: z.coerce.number<string | number>().int().min(1).max(5).optional(),
    page: PageNumber,
    limit: pageSize(20),
  }),
  response: z.object({
    scores: InterestScores,
    interest_area: InterestArea.nullable(),
    /** All five, each with how many careers fit. */
    job_zones: z.array(JobZone.extend({ careers: z.number().int() })),
    careers: z.array(Career),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
    /** How the bands were drawn: which share of all occupations a band and those above it hold at most. */
    bands: z.object({ best: z.number(), great: z.number(), good: z.number() }),
    /** Why the list is empty: scores that hardly differ are like no occupation in particular. */
    is_flat: z.boolean(),
  }),
  errors: [],
});

/** Why a call about interests is refused, with the HTTP status of each. */
export const interestErrors = {
  /** Neither answers nor scores were given, and there is no result of the caller’s. */
  'interests.no_answers': 404,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof interestErrors, number> {}
}
