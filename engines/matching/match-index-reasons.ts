import { type Gate, unknownFact } from './gates.ts';
import type { MatchModel } from './model.ts';
import { gateKeys } from './parts.ts';
import type { PreparedJob, PreparedProfile } from './prepare.ts';
import { combine, comparePair, type Part, partsOf } from './score.ts';
import { creditsWith, earned, skillCredits, wholeWeight } from './skill-credits.ts';

/** A skill of the job. `key` is that of `skillKey`; `id` is null for skills that the taxonomy does not know. */
export interface ReasonSkill {
  key: number;
  id: string | null;
  /** Share of the job's whole weight. */
  weight: number;
}

/** Why a document of a ranking scores as it does, in keys and ids: names are added where it is shown. */
export interface MatchReasons {
  parts: Part[];
  gates: Pick<Gate, 'key' | 'value' | 'weight' | 'status'>[];
  matched: (ReasonSkill & { credit: number })[];
  /** With the key and id of the profile's skill that earned the credit. */
  partial: (ReasonSkill & { credit: number; through: { key: number; id: string | null } })[];
  /** With what the score would gain by the skill. */
  missing: (ReasonSkill & { lift: number })[];
}

/** The reasons that prepared documents hold: those of `explainMatch` without names and places in the text. */
export function reasonsOf(job: PreparedJob, profile: PreparedProfile, model: MatchModel): MatchReasons {
  const { values, gates } = comparePair(job, profile, model);
  const { calibration } = model;
  const score = combine(values, gates, calibration);
  const credits = skillCredits(job, profile, model);
  const { credit, through } = credits;
  const idOf = (key: number) => (key >= 0 ? model.skillIds[key]! : null);
  const reasons: MatchReasons = {
    parts: partsOf(values, calibration),
    gates: gateKeys.map((key) => ({
      key,
      value: gates[key] === unknownFact ? 1 : gates[key],
      weight: calibration.gates[key],
      status: gates[key] === unknownFact ? 'unknown' : gates[key] < 1 ? 'short' : 'met',
    })),
    matched: [],
    partial: [],
    missing: [],
  };
  job.skills.forEach((key, at) => {
    const skill = { key, id: idOf(key), weight: job.weights[at]! / wholeWeight(job) };
    const by = profile.skills[through[at]!];
    if (by === undefined) {
      const skills = earned(job, creditsWith(job, credits, key, model));
      reasons.missing.push({ ...skill, lift: combine({ ...values, skills }, gates, calibration) - score });
    } else if (by === key) reasons.matched.push({ ...skill, credit: credit[at]! });
    else reasons.partial.push({ ...skill, credit: credit[at]!, through: { key: by, id: idOf(by) } });
  });
  for (const list of [reasons.matched, reasons.partial, reasons.missing]) {
    list.sort((a, b) => b.weight - a.weight || a.key - b.key);
  }
  return reasons;
}
