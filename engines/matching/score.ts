import { type GateValues, gateKeys, gateValues, unknownFact } from './gates.ts';
import type { Calibration, MatchModel } from './model.ts';
import type { PreparedJob, PreparedProfile } from './prepare.ts';
import { earned, skillCredits } from './skill-credits.ts';
import { textLikeness } from './text-model.ts';
import { titleLikeness } from './titles.ts';

/** What a score is mixed from. */
export type PartKey = 'skills' | 'title' | 'text';

/** The score alone, with no string work: what ranking calls for each pair. The same number as `explainMatch`. */
export function scorePair(job: PreparedJob, profile: PreparedProfile, model: MatchModel): number {
  const { values, gates } = comparePair(job, profile, model);
  return combine(values, gates, model.calibration);
}

/** What a score is combined from. */
export function comparePair(
  job: PreparedJob,
  profile: PreparedProfile,
  model: MatchModel,
): { values: PartValues; gates: GateValues } {
  const credits = skillCredits(job, profile, model);
  return {
    values: partValues(job, profile, model, earned(job, credits)),
    gates: gateValues(job, profile),
  };
}

/** Values of the three parts; `null` where a part does not apply and its weight goes to the others. */
export interface PartValues {
  skills: number | null;
  title: number | null;
  text: number;
}

/** Parts, gates and the calibration's sigmoid to one score. */
export function combine(values: PartValues, gates: GateValues, calibration: Calibration): number {
  let gate = 1;
  for (const key of gateKeys) gate *= gateFactor(gates[key], calibration.gates[key]);
  return sigmoid(calibration.a * rawOf(values, calibration) * gate + calibration.b);
}

/** The weighted mean of the parts that apply, 0 to 1. */
export function rawOf(values: PartValues, { weights }: Calibration): number {
  let raw = 0;
  let total = 0;
  if (values.skills !== null) {
    raw += weights.skills * values.skills;
    total += weights.skills;
  }
  if (values.title !== null) {
    raw += weights.title * values.title;
    total += weights.title;
  }
  raw += weights.text * values.text;
  total += weights.text;
  return raw / total;
}

function gateFactor(value: number, weight: number): number {
  return value === unknownFact ? 1 : 1 - weight + weight * value;
}

/** The logistic function, which calibrations are fitted with. */
export function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** The values of the three parts, from what the skills have earned. */
export function partValues(
  job: PreparedJob,
  profile: PreparedProfile,
  model: MatchModel,
  skills: number | null,
): PartValues {
  return {
    skills,
    title: titlePart(job, profile, model),
    text: textPart(textLikeness(job.text, profile.text, model.text), model.calibration),
  };
}

/** T of the formula; `null` where one side has no title, a missing fact that must not cost. */
function titlePart(job: PreparedJob, profile: PreparedProfile, model: MatchModel): number | null {
  if (!job.title || profile.titles.length === 0) return null;
  let best = 0;
  for (const { title, factor } of profile.titles) {
    best = Math.max(best, factor * titleLikeness(job.title, title, model.occupations));
  }
  return best;
}

/** X of the formula from a cosine. */
export function textPart(cosine: number, calibration: Calibration): number {
  return cosine ** calibration.textPower;
}
