import type { Explanation as ExplanationView } from '#contract/features/matches.contract.ts';
import {
  decodeJob,
  decodeProfile,
  type Explanation,
  explainPrepared,
  type JobFeatures,
  type MatchedSkill,
  type MatchModel,
  type PreparedJob,
  type PreparedProfile,
  type ProfileFeatures,
  preparedStamp,
  prepareJob,
  prepareProfile,
  stepsOf,
} from '#engines/matching/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { modelFor } from '#server/features/match-models/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';

/** A job or a person as matching knows them, with their numbers, encoded, and whose numbers they are, where they are kept. */
export interface Known<Features> {
  features: Features;
  prepared?: Uint8Array | null;
  preparedWith?: string | null;
}

/**
 * Explains scores as the API shows them. Numbers that are kept are taken as they are: preparing them again is some half a
 * millisecond each. Of the pairs of one list one side is always the same, and is read once.
 */
export function explainer(
  model: MatchModel,
): (job: Known<JobFeatures>, profile: Known<ProfileFeatures>) => ExplanationView {
  const jobs = new Map<JobFeatures, PreparedJob>();
  const profiles = new Map<ProfileFeatures, PreparedProfile>();
  const stamp = preparedStamp(model);
  const kept = ({ prepared, preparedWith }: Known<unknown>) => (preparedWith === stamp ? prepared : null);
  const jobOf = (job: Known<JobFeatures>): PreparedJob => {
    const bytes = kept(job);
    return (bytes && decodeJob('', bytes, model)) ?? prepareJob('', job.features, model);
  };
  const profileOf = (profile: Known<ProfileFeatures>): PreparedProfile => {
    const bytes = kept(profile);
    return (bytes && decodeProfile('', bytes)) ?? prepareProfile('', profile.features, model);
  };
  return (job, profile) => {
    const preparedJob = jobs.get(job.features) ?? jobOf(job);
    const preparedProfile = profiles.get(profile.features) ?? profileOf(profile);
    jobs.set(job.features, preparedJob);
    profiles.set(profile.features, preparedProfile);
    return presentExplanation(
      model.taxonomy,
      explainPrepared(job.features, preparedJob, profile.features, preparedProfile, model),
    );
  };
}

/** Explains as a portal ranks at present. */
export const explainerFor = async (ctx: Ctx & Uses<'models' | 'ranking'>, portal: string) =>
  explainer(await modelFor(ctx, portal));

export function presentExplanation(taxonomy: Taxonomy, it: Explanation): ExplanationView {
  return {
    score: it.score,
    raw: it.raw,
    calibration: { a: it.calibration.a, b: it.calibration.b },
    version: it.version,
    parts: it.parts.map(({ key, value, weight, contribution }) => ({ key, value, weight, contribution })),
    common_work: nameOf(taxonomy, it.commonWork),
    steps: stepsOf(it),
    gates: it.gates.map(({ key, value, weight, status, need, have, fromAbroad }) => ({
      key,
      value,
      weight,
      status: need === undefined ? 'not_asked' : status,
      need: need ?? null,
      ...(fromAbroad ? { from_abroad: fromAbroad } : {}),
      have: have ?? null,
    })),
    matched: it.matched.map((matched) => presentMatched(taxonomy, matched)),
    partial: it.partial.map((skill) => ({ ...presentMatched(taxonomy, skill), through: skill.through })),
    missing: it.missing.map(({ id, name, importance, weight, lift, jobPlace }) => ({
      id,
      name,
      importance,
      weight,
      lift,
      asked: jobPlace?.text ?? null,
    })),
    unknown: it.unknown,
  };
}

const presentMatched = (taxonomy: Taxonomy, skill: MatchedSkill) => ({
  id: skill.id,
  name: skill.name,
  importance: skill.importance,
  weight: skill.weight,
  credit: skill.credit,
  evidence: skill.declaredAfter ? null : (skill.profilePlace?.text ?? null),
  asked: skill.jobPlace?.text ?? null,
  declared_after: titleOfCourse(taxonomy, skill.declaredAfter),
});

function nameOf(taxonomy: Taxonomy, occupation: string | null): ExplanationView['common_work'] {
  const name = occupation === null ? undefined : taxonomy.occupation(occupation)?.name;
  return name ? { en: name.en, ar: name.ar } : null;
}

const titleOfCourse = (taxonomy: Taxonomy, id: string | undefined) =>
  id ? (taxonomy.course(id)?.title ?? null) : null;

/** To three digits: stored scores are rounded where those shown are not, and the best of a list is 1. */
export function relativeTo(best: number, score: number): number {
  return Math.round((score / Math.max(best, score, Number.MIN_VALUE)) * 1_000) / 1_000;
}
