import { placesIn, type Taxonomy } from '#engines/taxonomy/index.ts';
import { sigmoid } from '#engines/text/index.ts';
import { isOfCountries } from './course-places.ts';
import { isConvincing, tellsOfWork } from './evidence.ts';
import type { FeaturePlace, JobFeatures, ProfileFeatures, ProfileSkill } from './features.ts';
import { describeGates, type Gate, gateValues, unknownFact } from './gates.ts';
import { countryAbroad } from './locations.ts';
import type { MatchModel } from './model.ts';
import { type GateKey, gateKeys, type PartKey } from './parts.ts';
import type { Importance } from './postings.ts';
import { type PreparedJob, type PreparedProfile, prepareJob, prepareProfile, skillKey } from './prepare.ts';
import { combine, type Part, partsOf, partValues } from './score.ts';
import { creditsWith, earned, skillCredits, wholeWeight } from './skill-credits.ts';
import { commonWork } from './work.ts';

/** A skill of the job that the person has. */
export interface MatchedSkill {
  id: string | null;
  name: string;
  importance: Importance;
  /** Share of the skills part that it carries, 0 to 1. */
  weight: number;
  /** 0 to 1; 1 where the skill is fully there. */
  credit: number;
  /** The sentence of the job that asks for the skill, and that of the profile which shows it. */
  jobPlace?: FeaturePlace;
  profilePlace?: FeaturePlace;
  /** Id of the course after which the person declared the skill that shows it. */
  declaredAfter?: string;
}

/** A skill of the job to which a related one of the person's goes some way. */
export interface PartialSkill extends MatchedSkill {
  /** The related skill that earned the credit. */
  through: { id: string | null; name: string };
}

/** A skill of the job that nothing of the person's goes towards. */
export interface MissingSkill {
  id: string | null;
  name: string;
  importance: Importance;
  /** Share of the skills part that it would carry, 0 to 1. */
  weight: number;
  jobPlace?: FeaturePlace;
  /** What the score would gain if the person had this skill at the level asked for. */
  lift: number;
}

/** What something adds to a score or takes from it; all steps together are the score. */
export interface Step {
  kind: 'start' | 'part' | 'gate';
  key: 'start' | PartKey | GateKey;
  /** Share of 1, below 0 where it takes. */
  points: number;
}

/** A score with all its reasons. */
export interface Explanation {
  /** 0 to 1, a calibrated probability that a recruiter finds the profile relevant. */
  score: number;
  /** Sum of the parts' contributions, before the gates. */
  raw: number;
  /** Of the calibration, which names the formula's figures. */
  version: string;
  calibration: { a: number; b: number };
  parts: Part[];
  /** The occupation that both read like most; `null` where there is none. */
  commonWork: string | null;
  gates: Gate[];
  matched: MatchedSkill[];
  partial: PartialSkill[];
  missing: MissingSkill[];
  /** Facts that could not be compared: `experience`, `education`, `location`, `language`, `title`, `skills`. */
  unknown: string[];
}

/** The score of a profile for a job with all its reasons, from one pass over both. Weights are in the model. */
export function explainMatch(job: JobFeatures, profile: ProfileFeatures, model: MatchModel): Explanation {
  return explainPrepared(job, prepareJob('', job, model), profile, prepareProfile('', profile, model), model);
}

/** `explainMatch` of documents that are prepared already, for whoever explains one against many. */
export function explainPrepared(
  job: JobFeatures,
  preparedJob: PreparedJob,
  profile: ProfileFeatures,
  preparedProfile: PreparedProfile,
  model: MatchModel,
): Explanation {
  const credits = skillCredits(preparedJob, preparedProfile, model);
  const values = partValues(preparedJob, preparedProfile, model, earned(preparedJob, credits));
  const gates = gateValues(preparedJob, preparedProfile);
  const score = combine(values, gates, model.calibration);
  const parts = partsOf(values, model.calibration);

  // Backwards, so that of repeats the first is shown.
  const bySkill = new Map(job.skills.toReversed().map((skill) => [skillKey(skill, model), skill]));
  const byProfileSkill = new Map(profile.skills.toReversed().map((skill) => [skillKey(skill, model), skill]));
  const isElsewhere = shownElsewhere(job, profile, model.taxonomy);
  const matched: MatchedSkill[] = [];
  const partial: PartialSkill[] = [];
  const missing: MissingSkill[] = [];
  preparedJob.skills.forEach((key, at) => {
    const asked = bySkill.get(key)!;
    const credit = credits.credit[at]!;
    const through = credit > 0 ? preparedProfile.skills[credits.through[at]!]! : null;
    const evidence = through === null ? undefined : byProfileSkill.get(through);
    const entry = {
      id: asked.id,
      name: asked.name,
      importance: asked.importance,
      weight: preparedJob.weights[at]! / wholeWeight(preparedJob),
      ...(asked.place ? { jobPlace: asked.place } : {}),
    };
    const proof = {
      ...(evidence?.place && !isElsewhere(evidence) ? { profilePlace: evidence.place } : {}),
      ...(evidence?.declaredAfter ? { declaredAfter: evidence.declaredAfter } : {}),
    };
    if (through === key) matched.push({ ...entry, credit, ...proof });
    else if (through !== null && evidence) {
      // A sentence about another skill is shown where it would convince somebody.
      const isShown =
        asked.id !== null &&
        evidence.id !== null &&
        (!evidence.place || tellsOfWork(evidence.place)) &&
        isConvincing(model.taxonomy, asked.id, evidence.id);
      const { profilePlace: _, ...unshown } = proof;
      const through = { id: evidence.id, name: evidence.name };
      partial.push({ ...entry, credit, ...(isShown ? proof : unshown), through });
    } else {
      const skills = earned(preparedJob, creditsWith(preparedJob, credits, key, model));
      missing.push({ ...entry, lift: combine({ ...values, skills }, gates, model.calibration) - score });
    }
  });
  const common = commonWork(preparedJob.work, preparedProfile.work);
  return {
    score,
    commonWork: model.occupations.ids[common] ?? null,
    raw: parts.reduce((sum, part) => sum + part.contribution, 0),
    version: model.version,
    calibration: { a: model.calibration.a, b: model.calibration.b },
    parts,
    gates: describeGates(gates, job, profile, model.calibration.gates, preparedJob),
    matched: matched.sort(heaviest),
    partial: partial.sort(heaviest),
    missing: missing.sort(mostMissed),
    unknown: [
      ...gateKeys.filter((key) => gates[key] === unknownFact),
      ...(values.title === null ? ['title'] : []),
      ...(values.skills === null ? ['skills'] : []),
    ],
  };
}

/** Whether a sentence tells of the taxes or law of the person's country, and the job is in another that it does not name. */
function shownElsewhere(job: JobFeatures, person: ProfileFeatures, taxonomy: Taxonomy) {
  return ({ id, place }: ProfileSkill): boolean => {
    if (id === null || !isOfCountries(id, taxonomy)) return false;
    const there = countryAbroad(taxonomy, job, person);
    return there !== null && !placesIn(taxonomy, place?.text ?? '').some(({ country }) => country === there);
  };
}

/** The score that an explanation's own numbers give: it is the score stated, or the explanation is wrong. */
export function scoreFromParts(explanation: Pick<Explanation, 'parts' | 'gates' | 'calibration'>): number {
  const raw = explanation.parts.reduce((sum, part) => sum + part.value * part.weight, 0);
  const gate = explanation.gates.reduce(
    (product, { weight, value }) => product * (1 - weight + weight * value),
    1,
  );
  return sigmoid(explanation.calibration.a * raw * gate + explanation.calibration.b);
}

/**
 * How a score comes about, from what a pair with nothing in common gets: each part adds by its share of the raw score, and
 * each gate takes what it costs after those before it. Sums to the score but for rounding in the last digits.
 */
export function stepsOf({
  parts,
  gates,
  calibration: { a, b },
}: Pick<Explanation, 'parts' | 'gates' | 'calibration'>): Step[] {
  const scoreAt = (x: number) => sigmoid(a * x + b);
  const raw = parts.reduce((sum, part) => sum + part.contribution, 0);
  const start = scoreAt(0);
  const gained = scoreAt(raw) - start;
  let kept = raw;
  return [
    { kind: 'start', key: 'start', points: start },
    ...parts.map(({ key, contribution }): Step => {
      return { kind: 'part', key, points: raw > 0 ? (gained * contribution) / raw : 0 };
    }),
    ...gates.map(({ key, weight, value }): Step => {
      const before = scoreAt(kept);
      kept *= 1 - weight + weight * value;
      return { kind: 'gate', key, points: scoreAt(kept) - before };
    }),
  ];
}

/** What is to be learned first of what a job asks for, wherever that is told: musts first, then what would raise the score most. */
function mostMissed(a: MissingSkill, b: MissingSkill): number {
  const isMust = ({ importance }: MissingSkill) => Number(importance === 'must');
  return isMust(b) - isMust(a) || b.lift - a.lift || (a.name < b.name ? -1 : 1);
}

function heaviest(a: { weight: number; name: string }, b: { weight: number; name: string }): number {
  return b.weight - a.weight || (a.name < b.name ? -1 : 1);
}
