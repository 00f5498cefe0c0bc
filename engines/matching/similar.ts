import type { JobFeatures, ProfileFeatures } from './features.ts';
import type { MatchModel } from './model.ts';
import {
  askedWeight,
  idfOf,
  type PreparedJob,
  type PreparedProfile,
  prepareJob,
  prepareProfile,
  skillKey,
} from './prepare.ts';
import { type PartValues, rawOf } from './score.ts';
import { skillCredits } from './skill-credits.ts';
import { sharedMeaning, sharedWords, type TextVector } from './text-model.ts';
import { titleLikeness } from './titles.ts';
import { workLikeness } from './work.ts';

/**
 * How alike two jobs are, 0 to 1: skills (each side's weighted skills credited by the other's, averaged), title and
 * text, in the proportions of the match score and without its gates. Symmetric; 1 for the same job.
 */
export function jobLikeness(a: PreparedJob, b: PreparedJob, model: MatchModel): number {
  const title = a.title && b.title ? titleLikeness(a.title, b.title, model.occupations) : null;
  return blended({ skills: likenessOfSkills(a, b, model), title, ...likenessOfTexts(a, b, model) }, model);
}

/**
 * How alike two people are, 0 to 1, by the measure of `jobLikeness`; all skills weigh by their rarity. Nothing but
 * skills, titles and the text of their work enters: no place, language, age of experience or education, and personal
 * lines are not in the text.
 */
export function profileLikeness(a: PreparedProfile, b: PreparedProfile, model: MatchModel): number {
  const skills = likenessOfSkills(asAsked(a, model), asAsked(b, model), model);
  return blended({ skills, title: likenessOfTitles(a, b, model), ...likenessOfTexts(a, b, model) }, model);
}

/** A skill that two jobs, or two people, both name. */
export interface SharedSkill {
  id: string | null;
  name: string;
}

type Skilled = Pick<JobFeatures | ProfileFeatures, 'skills'>;

/** The skills of the first that the second names too, and those that it does not, by name and rarity: the weightiest first. */
function parted(
  of: Skilled,
  by: Skilled,
  model: MatchModel,
): { named: SharedSkill[]; unnamed: SharedSkill[] } {
  const others = new Set(by.skills.map((skill) => skillKey(skill, model)));
  const own = new Map(of.skills.toReversed().map((skill) => [skillKey(skill, model), skill]));
  const inOrder = [...own]
    .map(([key, skill]) => ({ key, skill, weight: weightOf(key, skill, model) }))
    .sort((x, y) => y.weight - x.weight || (x.skill.name < y.skill.name ? -1 : 1));
  const namesOf = (some: typeof inOrder) => some.map(({ skill: { id, name } }) => ({ id, name }));
  const { named = [], unnamed = [] } = Object.groupBy(inOrder, ({ key }) =>
    others.has(key) ? 'named' : 'unnamed',
  );
  return { named: namesOf(named), unnamed: namesOf(unnamed) };
}

function weightOf(
  key: number,
  skill: JobFeatures['skills'][number] | ProfileFeatures['skills'][number],
  model: MatchModel,
) {
  return idfOf(key, model) * ('importance' in skill ? askedWeight(skill) : 1);
}

interface Alike<T> {
  of: T;
  score: number;
  shared: SharedSkill[];
  /** Skills of it that the one they are compared with does not name, the weightiest first. */
  further: SharedSkill[];
}

/**
 * Those of some jobs that are most like one, best first, with the skills they share; equal scores keep the order given.
 * Half a millisecond each: to be asked of a shortlist, which an index finds for `jobAsProfile`.
 */
export function mostSimilarJobs<T extends { features: JobFeatures }>(
  job: JobFeatures,
  others: readonly T[],
  model: MatchModel,
  options: AlikeOptions,
): Alike<T>[] {
  const one = prepareJob('', job, model);
  const likeness = ({ features }: T) => jobLikeness(one, prepareJob('', features, model), model);
  return mostAlike(job, others, model, options, likeness);
}

/** Those of some people that are most like one, as `mostSimilarJobs` says of jobs; `profileAsJob` finds a shortlist. */
export function mostSimilarProfiles<T extends { features: ProfileFeatures }>(
  profile: ProfileFeatures,
  others: readonly T[],
  model: MatchModel,
  options: AlikeOptions,
): Alike<T>[] {
  const one = prepareProfile('', profile, model);
  const likeness = ({ features }: T) => profileLikeness(one, prepareProfile('', features, model), model);
  return mostAlike(profile, others, model, options, likeness);
}

interface AlikeOptions {
  minScore: number;
  limit: number;
}

function mostAlike<T extends { features: JobFeatures | ProfileFeatures }>(
  one: JobFeatures | ProfileFeatures,
  others: readonly T[],
  model: MatchModel,
  { minScore, limit }: AlikeOptions,
  likeness: (other: T) => number,
): Alike<T>[] {
  return others
    .map((of) => ({ of, score: likeness(of) }))
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ of, score }) => ({
      of,
      score,
      shared: parted(one, of.features, model).named,
      further: parted(of.features, one, model).unnamed,
    }));
}

/** A profile that matches what a job asks, and the other way round: for these an index finds shortlists. */
export function jobAsProfile(job: JobFeatures, model: MatchModel): PreparedProfile {
  const skills = job.skills.map(({ id, name }) => ({ id, name }));
  return prepareProfile('', { titles: [{ title: job.title, current: true }], skills, text: job.text }, model);
}

/** A job that asks for what a profile has: for it an index finds people of like work. */
export function profileAsJob(profile: ProfileFeatures, model: MatchModel): PreparedJob {
  const title = (profile.titles.find(({ current }) => current) ?? profile.titles[0])?.title ?? '';
  const skills = profile.skills.map(({ id, name }) => ({ id, name, importance: 'must' as const }));
  return prepareJob('', { title, skills, text: profile.text }, model);
}

function blended(values: PartValues, model: MatchModel): number {
  return Math.min(1, rawOf(values, model.calibration));
}

type WeightedSkills = Pick<PreparedJob, 'skills' | 'weights' | 'totalWeight'>;

function likenessOfSkills(a: WeightedSkills, b: WeightedSkills, model: MatchModel): number | null {
  if (a.totalWeight === 0 || b.totalWeight === 0) return null;
  return (creditedBy(a, b, model) + creditedBy(b, a, model)) / 2;
}

/** The share of the first side's weight that the second side's skills earn, whatever the levels. */
function creditedBy(asked: WeightedSkills, held: WeightedSkills, model: MatchModel): number {
  const { credit } = skillCredits(
    { skills: asked.skills, needs: new Uint8Array(asked.skills.length) },
    { skills: held.skills, levels: new Uint8Array(held.skills.length) },
    model,
  );
  return credit.reduce((sum, value, at) => sum + asked.weights[at]! * value, 0) / asked.totalWeight;
}

function asAsked({ skills }: PreparedProfile, model: MatchModel): WeightedSkills {
  const weights = Float64Array.from(skills, (key) => idfOf(key, model));
  return { skills, weights, totalWeight: weights.reduce((sum, weight) => sum + weight, 0) };
}

/** The best pair of titles; one held before counts for less on either side. */
function likenessOfTitles(a: PreparedProfile, b: PreparedProfile, model: MatchModel): number | null {
  if (a.titles.length === 0 || b.titles.length === 0) return null;
  let best = 0;
  for (const one of a.titles) {
    for (const other of b.titles) {
      const likeness = titleLikeness(one.title, other.title, model.occupations);
      best = Math.max(best, one.factor * other.factor * likeness);
    }
  }
  return best;
}

type Read = Pick<PreparedJob, 'text' | 'work'>;

/** Prepared numbers are rounded, so a text is not quite 1 to itself: measured against that, the same is 1. */
function likenessOfTexts(a: Read, b: Read, { occupations }: MatchModel) {
  const share = <T>(of: (one: T, other: T) => number, one: T, other: T) => {
    const whole = Math.sqrt(of(one, one) * of(other, other));
    return whole > 0 ? Math.min(1, of(one, other) / whole) : 0;
  };
  const words = (one: TextVector, other: TextVector) => sharedWords(one, other) ?? 0;
  return {
    work: share(
      (one: Read['work'], other: Read['work']) => workLikeness(one, other, occupations),
      a.work,
      b.work,
    ),
    words: a.text.script === b.text.script ? share(words, a.text, b.text) : null,
    meaning: share(sharedMeaning, a.text, b.text),
  };
}
