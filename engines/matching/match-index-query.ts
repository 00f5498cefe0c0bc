import type { HeldTitle } from './match-index-documents.ts';
import type { FilterNumbers } from './match-index-filters.ts';
import type { Segment } from './match-index-segment.ts';
import type { MatchModel } from './model.ts';
import type { PreparedJob, PreparedProfile } from './prepare.ts';
import { levelFactor } from './skill-credits.ts';
import type { TextVector } from './text-model.ts';
import { titleLikeness } from './titles.ts';
import { nearnessOfWork } from './work.ts';

/** What is asked of one side: the other document, and how lists are cut. */
export type Question = ({ job: PreparedJob } | { profile: PreparedProfile }) & {
  filters: FilterNumbers | null;
  minScore: number;
  /** Infinity for all. */
  limit: number;
};

/** One side of a pair, prepared for being met by many of the other. */
export interface Query {
  model: MatchModel;
  filters: FilterNumbers | null;
  /** One of the two is given: the document that the others are ranked for. */
  job: PreparedJob | null;
  profile: PreparedProfile | null;
  text: TextVector;
  isArabic: boolean;
  titles: readonly HeldTitle[];
  denseLength: number;
  /** How near the work asked with is to each occupation. */
  nearness: Float64Array;
  /** For profiles asking: skill to the credit it earns, by the level needed (0 to 5). */
  credits: ReadonlyMap<number, Float64Array>;
  /** For jobs asking: skill to the job's skills it serves, by place, with the credit at full level. */
  serves: ReadonlyMap<number, { at: number; base: number }[]>;
}

/** What is known of a question before anybody is looked at. */
export function queryOf(question: Question, model: MatchModel): Query {
  const job = 'job' in question ? question.job : null;
  const profile = 'profile' in question ? question.profile : null;
  const { text, work } = 'job' in question ? question.job : question.profile;
  return {
    model,
    filters: question.filters,
    job,
    profile,
    text,
    isArabic: text.script === 'arabic',
    titles: profile ? profile.titles : job?.title ? [{ title: job.title, factor: 1 }] : [],
    denseLength: Math.hypot(...text.dense),
    nearness: nearnessOfWork(work, model.occupations),
    credits: profile ? creditsOf(profile, model) : new Map(),
    serves: job ? servesOf(job, model) : new Map(),
  };
}

/** Whether skills count: where the job of the pair names any. `ofDocument`: whether the document does that is looked at. */
export function hasSkillsPart({ job }: Query, ofDocument: boolean): boolean {
  return job ? job.totalWeight > 0 : ofDocument;
}

function creditsOf(profile: PreparedProfile, model: MatchModel): Map<number, Float64Array> {
  const credits = new Map<number, Float64Array>();
  const offer = (key: number, base: number, have: number) => {
    const byNeed = entryOf(credits, key, () => new Float64Array(6));
    for (let need = 0; need <= 5; need++) {
      byNeed[need] = Math.max(byNeed[need]!, base * levelFactor(have, need));
    }
  };
  for (let i = 0; i < profile.skills.length; i++) {
    const key = profile.skills[i]!;
    offer(key, 1, profile.levels[i]!);
    if (key < 0) continue;
    const { skills, credits: values } = model.neighboursOf(key);
    for (let n = 0; n < skills.length; n++) offer(skills[n]!, values[n]!, profile.levels[i]!);
  }
  return credits;
}

function servesOf(job: PreparedJob, model: MatchModel): Map<number, { at: number; base: number }[]> {
  const serves = new Map<number, { at: number; base: number }[]>();
  for (let at = 0; at < job.skills.length; at++) {
    const key = job.skills[at]!;
    entryOf(serves, key, () => []).push({ at, base: 1 });
    if (key < 0) continue;
    const { skills, credits } = model.neighboursOf(key);
    for (let n = 0; n < skills.length; n++)
      entryOf(serves, skills[n]!, () => []).push({ at, base: credits[n]! });
  }
  return serves;
}

function entryOf<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = create();
    map.set(key, value);
  }
  return value;
}

/** Of a word's hash as many bits as look-up tables have entries for. */
const wordMask = 0xffff;

/**
 * For each distinct title of a segment the best likeness to those asked with, with all factors. Titles that share
 * no word, and name no occupation near enough, have none and are not compared.
 */
export function likenessOfTitles(segment: Segment, { titles, model }: Query): Float64Array {
  const { occupations: closeness } = model;
  const size = closeness.ids.length;
  const words = new Uint8Array(wordMask + 1);
  const near = new Uint8Array(size);
  for (const { title } of titles) {
    for (const word of title.words) words[word & wordMask] = 1;
    for (const occupation of title.occupations) {
      const row = occupation * size;
      for (let other = 0; other < size; other++) if (closeness.values[row + other]! > 0) near[other] = 1;
    }
  }
  const held = segment.dictionaries.titles;
  const likeness = new Float64Array(held.length);
  for (let number = 0; number < held.length; number++) {
    const { title: own, factor: ownFactor } = held[number]!;
    if (!sharesWord(own.words, words) && !namesOne(own.occupations, near)) continue;
    for (const { title, factor } of titles) {
      const value = ownFactor * factor * titleLikeness(own, title, closeness);
      if (value > likeness[number]!) likeness[number] = value;
    }
  }
  return likeness;
}

function sharesWord(own: Int32Array, words: Uint8Array): boolean {
  for (let i = 0; i < own.length; i++) if (words[own[i]! & wordMask] === 1) return true;
  return false;
}

function namesOne(occupations: Int32Array, near: Uint8Array): boolean {
  for (let i = 0; i < occupations.length; i++) if (near[occupations[i]!] === 1) return true;
  return false;
}
