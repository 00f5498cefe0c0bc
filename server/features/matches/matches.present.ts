import type { Explanation as ExplanationView } from '#contract/features/matches.contract.ts';
import {
  defaultModel,
  type Explanation,
  explainMatch,
  type JobFeatures,
  type MatchedSkill,
  type ProfileFeatures,
} from '#engines/matching/index.ts';

/** A score with all its reasons, as the API shows it. */
export function explain(job: JobFeatures, profile: ProfileFeatures): ExplanationView {
  return presentExplanation(explainMatch(job, profile, defaultModel()));
}

function presentExplanation(it: Explanation): ExplanationView {
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
  evidence: skill.profilePlace ?? null,
  asked: skill.jobPlace ?? null,
});
