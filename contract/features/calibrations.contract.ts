import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id, Moment } from '../kernel/fields.ts';

/** Recall and precision of what scores above a floor; null where nothing is there to count. */
const ScoreFloor = z.object({ recall: z.number().nullable(), precision: z.number().nullable() });
/** How well scores meet judgements: log loss (the less the better), and what floors at 20% and 30% keep. */
const RefitQuality = z.object({ log_loss: z.number(), at_20: ScoreFloor, at_30: ScoreFloor });

/**
 * What came of a refit. All but `adopted` leave the calibration as it was: there was too little to learn from,
 * judgements said nearly always the same (`one_sided`) or went against the score (`not_rising`), or the fit did worse
 * than the present one on what it had not seen (`lost_…`).
 */
export const REFIT_VERDICTS = [
  'adopted',
  'unchanged',
  'too_few_pairs',
  'one_sided',
  'not_rising',
  'lost_log_loss',
  'lost_recall',
  'lost_precision',
] as const;

/** What a refit learned from and what it would change, measured on judgements that it did not see. */
export const RefitReport = z.object({
  /** Judgements it learned from, how many of them said yes, and how many were kept aside to measure on. */
  pairs: z.number().int(),
  relevant: z.number().int(),
  held_out: z.number().int(),
  verdict: z.enum(REFIT_VERDICTS),
  /** On those kept aside, with the calibration in force and with the new one; null where no fit was made. */
  before: RefitQuality.nullable(),
  after: RefitQuality.nullable(),
});
export type RefitReport = z.infer<typeof RefitReport>;

/** A calibration that a portal has, or the product's own with which each portal begins. */
export const MatchCalibration = z.object({
  id: Id,
  version: z.string(),
  /** The score is the sigmoid of a * raw * gates + b. */
  a: z.number(),
  b: z.number(),
  /** Null for the product's own, which no refit made. */
  report: RefitReport.nullable(),
  is_active: z.boolean(),
  /** An admin went back to it: only an admin changes it, the weekly refit does not. */
  is_pinned: z.boolean(),
  /** Null where the weekly refit made it active. */
  activated_by: Id.nullable(),
  activated_by_name: z.string().nullable(),
  /** Null for the product's own. */
  created_at: Moment.nullable(),
});

export const listMatchCalibrations = endpoint({
  method: 'GET',
  path: '/admin/match-calibrations',
  access: ['RECRUITER_ADMIN'],
  summary:
    'The calibrations of the portal’s match scores with their reports, latest first, the active one marked.',
  response: z.object({
    results: z.array(MatchCalibration),
    /** In force now: the product's own where the portal has none. */
    active: z.object({ version: z.string(), a: z.number(), b: z.number() }),
    /** Judgements that a refit could learn from, and how many it needs. */
    pairs: z.number().int(),
    pairs_needed: z.number().int(),
  }),
});

export const activateMatchCalibration = endpoint({
  method: 'POST',
  path: '/admin/match-calibrations/{id}',
  access: ['RECRUITER_ADMIN'],
  summary: 'Makes a former calibration the active one again, and keeps it until a refit is asked for.',
  params: z.object({ id: Id }),
  response: MatchCalibration,
  errors: ['calibrations.not_found'],
  message: 'calibrations.activated',
});

export const refitMatchCalibration = endpoint({
  method: 'POST',
  path: '/admin/match-calibrations',
  access: ['RECRUITER_ADMIN'],
  weight: 'heavy',
  summary: 'Fits the portal’s calibration to its judgements now; it is adopted only where it does no harm.',
  response: z.object({
    is_adopted: z.boolean(),
    report: RefitReport,
    calibration: MatchCalibration.nullable(),
  }),
  message: 'calibrations.refitted',
});

/** Why a call about calibrations is refused, with the HTTP status of each. */
export const calibrationErrors = {
  'calibrations.not_found': 404,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof calibrationErrors, number> {}
}
