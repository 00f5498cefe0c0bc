import type { FeaturePlace, JobFeatures, ProfileFeatures, SpokenLanguage } from './features.ts';
import type { Calibration, MatchModel } from './model.ts';
import type { Importance } from './postings.ts';
import { type PreparedJob, type PreparedProfile, prepareJob, prepareProfile, skillKey } from './prepare.ts';
import { textLikeness } from './text-model.ts';
import { titleLikeness } from './titles.ts';

export type PartKey = 'skills' | 'title' | 'text';
export type GateKey = 'experience' | 'education' | 'location' | 'language';

export interface Part {
  key: PartKey;
  /** 0 to 1. */
  value: number;
  /** After parts that do not apply were left out; the weights add up to 1. */
  weight: number;
  contribution: number;
}

export interface Gate {
  key: GateKey;
  /** 0 to 1; 1 where the fact is missing or nothing is asked. */
  value: number;
  /** How much of the score the gate may take: its factor is 1 - weight + weight * value. */
  weight: number;
  /** `unknown`: the job asks and the profile does not say, which costs nothing. */
  status: 'met' | 'short' | 'unknown';
  /** What the job asks, absent where it asks nothing; years, an education level, a place, or languages. */
  need?: string;
  have?: string;
}

export interface MatchedSkill {
  id: string | null;
  name: string;
  importance: Importance;
  weight: number;
  credit: number;
  /** The sentence of the job that asks for the skill, and that of the profile which shows it. */
  jobPlace?: FeaturePlace;
  profilePlace?: FeaturePlace;
  /** Id of the course after which the person declared the skill that shows it. */
  declaredAfter?: string;
}

export interface PartialSkill extends MatchedSkill {
  /** The related skill that earned the credit. */
  through: { id: string | null; name: string };
}

export interface MissingSkill {
  id: string | null;
  name: string;
  importance: Importance;
  weight: number;
  jobPlace?: FeaturePlace;
  /** What the score would gain if the person had this skill at the level asked for. */
  lift: number;
}

export interface Explanation {
  /** 0 to 1, a calibrated probability that a recruiter finds the profile relevant. */
  score: number;
  /** Sum of the parts' contributions, before the gates. */
  raw: number;
  version: string;
  calibration: { a: number; b: number };
  parts: Part[];
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

/** The same of documents that are prepared already, for whoever explains one against many. */
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
  const parts = weighted(values, model.calibration);

  // Backwards, so that of repeats the first is shown.
  const bySkill = new Map(job.skills.toReversed().map((skill) => [skillKey(skill, model), skill]));
  const byProfileSkill = new Map(profile.skills.toReversed().map((skill) => [skillKey(skill, model), skill]));
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
      weight: preparedJob.weights[at]! / preparedJob.totalWeight,
      ...(asked.place ? { jobPlace: asked.place } : {}),
    };
    const proof = {
      ...(evidence?.place ? { profilePlace: evidence.place } : {}),
      ...(evidence?.declaredAfter ? { declaredAfter: evidence.declaredAfter } : {}),
    };
    if (through === key) matched.push({ ...entry, credit, ...proof });
    else if (through !== null && evidence) {
      partial.push({ ...entry, credit, ...proof, through: { id: evidence.id, name: evidence.name } });
    } else {
      const skills = earned(preparedJob, creditsWith(preparedJob, credits, key, model));
      missing.push({ ...entry, lift: combine({ ...values, skills }, gates, model.calibration) - score });
    }
  });
  return {
    score,
    raw: parts.reduce((sum, part) => sum + part.contribution, 0),
    version: model.version,
    calibration: { a: model.calibration.a, b: model.calibration.b },
    parts,
    gates: describeGates(gates, job, profile, model.calibration),
    matched: matched.sort(heaviest),
    partial: partial.sort(heaviest),
    missing: missing.sort(heaviest),
    unknown: [
      ...gateKeys.filter((key) => gates[key] === unknownFact),
      ...(values.title === null ? ['title'] : []),
      ...(values.skills === null ? ['skills'] : []),
    ],
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

/** Gate values, 0 to 1; `unknownFact` where the profile does not say what the job asks. */
export type GateValues = Record<GateKey, number>;

/** Counts as 1; kept apart from 1 so that the explanation can say what is not known. */
export const unknownFact = -1;

const gateKeys: GateKey[] = ['experience', 'education', 'location', 'language'];

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

export function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

function weighted(values: PartValues, calibration: Calibration): Part[] {
  const { weights } = calibration;
  const applicable = (['skills', 'title', 'text'] as const).flatMap((key) => {
    const value = values[key];
    return value === null ? [] : [{ key, value, weight: weights[key] }];
  });
  const total = applicable.reduce((sum, part) => sum + part.weight, 0);
  return applicable.map(({ key, value, weight }) => ({
    key,
    value,
    weight: weight / total,
    contribution: (value * weight) / total,
  }));
}

/** For each skill of the job the best credit that the profile earns, and the position of the skill that earned it. */
export interface Credits {
  credit: Float64Array;
  through: Int32Array;
}

export function skillCredits(
  job: Pick<PreparedJob, 'skills' | 'needs'>,
  profile: Pick<PreparedProfile, 'skills' | 'levels'>,
  model: MatchModel,
): Credits {
  const credit = new Float64Array(job.skills.length);
  const through = new Int32Array(job.skills.length).fill(-1);
  const at = new Map<number, number>();
  for (let i = 0; i < profile.skills.length; i++) at.set(profile.skills[i]!, i);
  for (let i = 0; i < job.skills.length; i++) {
    const key = job.skills[i]!;
    const need = job.needs[i]!;
    const offer = (position: number | undefined, base: number) => {
      if (position === undefined) return;
      const value = base * levelFactor(profile.levels[position]!, need);
      if (value > credit[i]!) {
        credit[i] = value;
        through[i] = position;
      }
    };
    offer(at.get(key), 1);
    if (key < 0 || credit[i] === 1) continue;
    const { skills, credits } = model.neighboursOf(key);
    for (let n = 0; n < skills.length && credits[n]! > credit[i]!; n++)
      offer(at.get(skills[n]!), credits[n]!);
  }
  return { credit, through };
}

/** How far a level goes towards the one needed; 1 where either is not known (0). */
export function levelFactor(have: number, need: number): number {
  return have === 0 || need === 0 ? 1 : Math.min(1, (have + 1) / (need + 1));
}

/** The credits if the profile had one skill more, at the level needed, and with what it lends to others. */
function creditsWith(job: PreparedJob, now: Credits, added: number, model: MatchModel): Credits {
  const credit = now.credit.slice();
  for (let i = 0; i < job.skills.length; i++) {
    const key = job.skills[i]!;
    if (key === added) credit[i] = 1;
    else if (key >= 0) {
      const { skills, credits } = model.neighboursOf(key);
      const n = skills.indexOf(added);
      if (n >= 0) credit[i] = Math.max(credit[i]!, credits[n]!);
    }
  }
  return { credit, through: now.through };
}

/** S of the formula; `null` where the job names no skill. */
function earned(job: PreparedJob, { credit }: Credits): number | null {
  if (job.totalWeight === 0) return null;
  let sum = 0;
  for (let i = 0; i < credit.length; i++) sum += job.weights[i]! * credit[i]!;
  return sum / job.totalWeight;
}

function partValues(
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

// Being in another country costs the whole location gate; in another town of the country, or ready to move, less.
const sameCountry = 0.7;
const readyToMove = 0.8;
/** Every missing language takes its share of this much; a level too low takes half of its language's share. */
const languagesAtStake = 0.4;

/** E, D, L and G of the formula. */
export function gateValues(job: PreparedJob, profile: PreparedProfile): GateValues {
  return {
    experience: experienceGate(job.minYears, profile.years),
    education: educationGate(job.education, profile.education),
    location: locationGate(job, profile),
    language: languageGate(job, profile),
  };
}

function experienceGate(need: number, have: number): number {
  if (need <= 0) return 1;
  if (have < 0) return unknownFact;
  return Math.min(1, have / need);
}

function educationGate(need: number, have: number): number {
  if (need <= 0) return 1;
  if (have < 0) return unknownFact;
  return Math.max(0, 1 - 0.5 * Math.max(0, need - have));
}

function locationGate(job: PreparedJob, profile: PreparedProfile): number {
  if (job.remote || (job.place.country === 0 && job.place.city === 0)) return 1;
  const { city, country } = profile.place;
  if (city === 0 && country === 0) return unknownFact;
  if (job.place.city !== 0 && job.place.city === city) return 1;
  if (job.place.country !== 0 && job.place.country === country) {
    // Only one of them names a town: the country is all that can be compared.
    if (job.place.city === 0 || city === 0) return 1;
    return profile.relocates ? 1 : sameCountry;
  }
  if (job.place.country === 0 || country === 0) return unknownFact;
  return profile.relocates ? readyToMove : 0;
}

function languageGate(job: PreparedJob, profile: PreparedProfile): number {
  const needed = job.languages.ids.length;
  if (needed === 0) return 1;
  if (!profile.languages) return unknownFact;
  let lost = 0;
  for (let i = 0; i < needed; i++) {
    const at = profile.languages.ids.indexOf(job.languages.ids[i]!);
    if (at < 0) lost += 1;
    else {
      const [need, have] = [job.languages.levels[i]!, profile.languages.levels[at]!];
      // One step below what is asked (fluent for native) passes: the words are used loosely.
      if (need > 0 && have > 0 && have < need - 1) lost += 0.5;
    }
  }
  return 1 - (languagesAtStake * lost) / needed;
}

function describeGates(
  gates: GateValues,
  job: JobFeatures,
  profile: ProfileFeatures,
  calibration: Calibration,
): Gate[] {
  const words: Record<GateKey, { need?: string | undefined; have?: string | undefined }> = {
    experience: { need: yearsText(job.minYears), have: yearsText(profile.years) },
    education: { need: job.education === 'none' ? undefined : job.education, have: profile.education },
    location: { need: job.remote ? undefined : placeText(job.location), have: placeText(profile.location) },
    language: { need: languageText(job.languages), have: languageText(profile.languages) },
  };
  return gateKeys.map((key) => {
    const value = gates[key];
    const { need, have } = words[key];
    return {
      key,
      value: value === unknownFact ? 1 : value,
      weight: calibration.gates[key],
      status: value === unknownFact ? 'unknown' : value < 1 ? 'short' : 'met',
      ...(need === undefined ? {} : { need }),
      ...(have === undefined ? {} : { have }),
    };
  });
}

function yearsText(years: number | null | undefined): string | undefined {
  return years === null || years === undefined || years < 0 ? undefined : String(years);
}

function placeText(location: { city?: string; country?: string } | undefined): string | undefined {
  const named = [location?.city, location?.country].filter(Boolean);
  return named.length > 0 ? named.join(', ') : undefined;
}

function languageText(languages: readonly SpokenLanguage[] | undefined): string | undefined {
  return languages?.length ? languages.map(({ language }) => language).join(', ') : undefined;
}

function heaviest(a: { weight: number; name: string }, b: { weight: number; name: string }): number {
  return b.weight - a.weight || (a.name < b.name ? -1 : 1);
}
