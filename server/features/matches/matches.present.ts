import type { Explanation as ExplanationView } from '#contract/features/matches.contract.ts';
import {
  type Explanation,
  explainPrepared,
  type JobFeatures,
  type MatchedSkill,
  type MatchModel,
  type PreparedJob,
  type PreparedProfile,
  type ProfileFeatures,
  prepareJob,
  prepareProfile,
} from '#engines/matching/index.ts';
import { taxonomy } from '#engines/taxonomy/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { modelFor } from './matches.models.ts';

/**
 * Explains scores as the API shows them. Of the pairs of one list one side is always the same: what a score needs of
 * it is prepared once.
 */
export function explainer(
  model: MatchModel,
): (job: JobFeatures, profile: ProfileFeatures) => ExplanationView {
  const jobs = new Map<JobFeatures, PreparedJob>();
  const profiles = new Map<ProfileFeatures, PreparedProfile>();
  return (job, profile) => {
    const preparedJob = jobs.get(job) ?? prepareJob('', job, model);
    const preparedProfile = profiles.get(profile) ?? prepareProfile('', profile, model);
    jobs.set(job, preparedJob);
    profiles.set(profile, preparedProfile);
    return presentExplanation(explainPrepared(job, preparedJob, profile, preparedProfile, model));
  };
}

/** Explains as a portal ranks at present. */
export const explainerFor = async (ctx: Ctx, portal: string) => explainer(await modelFor(ctx, portal));

export function presentExplanation(it: Explanation): ExplanationView {
  return {
    score: it.score,
    raw: it.raw,
    calibration: { a: it.calibration.a, b: it.calibration.b },
    version: it.version,
    parts: it.parts.map(({ key, value, weight, contribution }) => ({ key, value, weight, contribution })),
    gates: it.gates.map(({ key, value, weight, status, need, have }) => ({
      key,
      value,
      weight,
      status: need === undefined ? 'not_asked' : status,
      need: need ?? null,
      have: have ?? null,
    })),
    matched: it.matched.map(presentMatched),
    partial: it.partial.map((skill) => ({ ...presentMatched(skill), through: skill.through })),
    missing: it.missing.map(({ id, name, importance, weight, lift }) => ({
      id,
      name,
      importance,
      weight,
      lift,
    })),
    unknown: it.unknown,
  };
}

const presentMatched = (skill: MatchedSkill) => ({
  id: skill.id,
  name: skill.name,
  importance: skill.importance,
  weight: skill.weight,
  credit: skill.credit,
  evidence: skill.declaredAfter ? null : (skill.profilePlace?.text ?? null),
  asked: skill.jobPlace?.text ?? null,
  declared_after: titleOfCourse(skill.declaredAfter),
});

const titleOfCourse = (id: string | undefined) => (id ? (taxonomy().course(id)?.title ?? null) : null);
