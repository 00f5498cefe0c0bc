import { sigmoid } from '#engines/text/index.ts';
import { type GateValues, gateValues, unknownFact } from './gates.ts';
import type { Calibration, MatchModel } from './model.ts';
import { gateKeys, type PartKey, partKeys } from './parts.ts';
import type { PreparedJob, PreparedProfile } from './prepare.ts';
import { earned, skillCredits } from './skill-credits.ts';
import { sharedMeaning, sharedWords } from './text-model.ts';
import { titleLikeness } from './titles.ts';
import { workLikeness } from './work.ts';

/** The score alone, with no string work: what ranking calls for each pair. The same number as `explainMatch`. */
export function scorePair(job: PreparedJob, profile: PreparedProfile, model: MatchModel): number {
  const { values, gates } = comparePair(job, profile, model);
  return combine(values, gates, model.calibration);
}

/** The values of the parts and gates that a score is combined from. */
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

/**
 * Values of the parts, 0 to 1; `null` where a part does not apply and its weight goes to the others: that of the titles to the
 * work, which tells the same.
 */
export interface PartValues {
  /** Titles of the person and of the job. */
  title: number | null;
  /** The occupations that both read like. */
  work: number;
  /** Words that both texts use; `null` between scripts. */
  words: number | null;
  /** What both texts are about. */
  meaning: number;
  skills: number | null;
}

/** Parts, gates and the calibration's sigmoid to one score. */
export function combine(values: PartValues, gates: GateValues, calibration: Calibration): number {
  let gate = 1;
  for (const key of gateKeys) gate *= gateFactor(gates[key], calibration.gates[key]);
  return sigmoid(calibration.a * rawOf(values, calibration) * gate + calibration.b);
}

/** The weighted mean of the parts that apply, 0 to 1. */
export function rawOf(values: PartValues, { weights }: Calibration): number {
  const work = weightOfWork(values.title !== null, weights);
  let raw = 0;
  let total = 0;
  for (const key of partKeys) {
    const value = values[key];
    if (value === null) continue;
    const weight = key === 'work' ? work : weights[key];
    raw += weight * value;
    total += weight;
  }
  return raw / total;
}

/** What somebody does stands in for what they are called where that is not known: good pairs are as like in both. */
export const weightOfWork = (hasTitle: boolean, weights: Calibration['weights']): number =>
  hasTitle ? weights.work : weights.work + weights.title;

/** A part of a score as it is explained. */
export interface Part {
  key: PartKey;
  /** 0 to 1. */
  value: number;
  /** After parts that do not apply were left out; the weights add up to 1. */
  weight: number;
  /** The value times the weight. */
  contribution: number;
}

/** The parts that apply, whose contributions add up to the raw score. */
export function partsOf(values: PartValues, { weights }: Calibration): Part[] {
  const work = weightOfWork(values.title !== null, weights);
  const applicable = partKeys.flatMap((key) => {
    const value = values[key];
    return value === null ? [] : [{ key, value, weight: key === 'work' ? work : weights[key] }];
  });
  const total = applicable.reduce((sum, part) => sum + part.weight, 0);
  return applicable.map(({ key, value, weight }) => ({
    key,
    value,
    weight: weight / total,
    contribution: (value * weight) / total,
  }));
}

function gateFactor(value: number, weight: number): number {
  return value === unknownFact ? 1 : 1 - weight + weight * value;
}

/** The values of the parts, from what the skills have earned. */
export function partValues(
  job: PreparedJob,
  profile: PreparedProfile,
  model: MatchModel,
  skills: number | null,
): PartValues {
  return {
    title: titlePart(job, profile, model),
    work: workLikeness(job.work, profile.work, model.occupations),
    words: sharedWords(job.text, profile.text),
    meaning: sharedMeaning(job.text, profile.text),
    skills,
  };
}

/** The best likeness of titles; `null` where one side has no title, a missing fact that must not cost. */
function titlePart(job: PreparedJob, profile: PreparedProfile, model: MatchModel): number | null {
  if (!job.title || profile.titles.length === 0) return null;
  let best = 0;
  for (const { title, factor } of profile.titles) {
    best = Math.max(best, factor * titleLikeness(job.title, title, model.occupations));
  }
  return best;
}
