import { derived } from '#engines/taxonomy/index.ts';
import { denseByte, denseSteps, sparseByte, sparseSteps } from './match-index-rounding.ts';
import type { MatchModel } from './model.ts';
import {
  idfOf,
  importanceWeights,
  type PreparedJob,
  type PreparedProfile,
  pastTitleFactor,
  weightSteps,
} from './prepare.ts';
import type { TextVector } from './text-model.ts';
import { type PreparedTitle, titleModel } from './titles.ts';

/**
 * Prepared documents as bytes, so that none needs to be prepared again at a start. Words of 32 bits, little-endian:
 *
 *     0 magic, kind, layout   1 checksum   2 skills, terms   3 titles, languages   4 dense bytes, flags
 *     5-6 years (a float)     7 education  8 city            9 country
 *     skills    a key each, then a byte each (level, and for a job its importance or given weight)
 *     terms     id << 8 | weight each, as the index holds them
 *     dense     a byte a component
 *     titles    numbers of words and occupations and whether it is a former one; words, occupations, then weights and
 *               confidences as floats
 *     languages an id each, then a byte each (level)
 *
 * Two counts share a word, the first in its lower half. Runs of bytes end at whole words. There is no text in them.
 */
export const at = {
  head: 0,
  sum: 1,
  skills: 2,
  titles: 3,
  dense: 4,
  years: 5,
  education: 7,
  city: 8,
  country: 9,
};
export const bodyAt = 10;
export const flags = { movable: 1, arabic: 2, languages: 4 } as const;
export const kinds = { job: 1, profile: 2 } as const;
export type DocumentKind = keyof typeof kinds;

const magic = 0x4d50_0000;
/** Counts up with every change of the layout, and of the rules by which documents are prepared. */
const layout = 2;
const headOf = (kind: DocumentKind) => magic | (kinds[kind] << 8) | layout;

/** What a skill can count for: 23 values, for which a byte has room beside the level. */
const importances = [
  importanceWeights.must,
  importanceWeights.should,
  importanceWeights.nice,
  ...Array.from({ length: weightSteps }, (_, step) => (step + 1) / weightSteps),
];
/** More than there are values. */
export const mostImportances = 32;
/** What the index counts a skill for: nothing in a profile. */
export const importanceOf = (skillByte: number): number => importances[skillByte >>> 3]!;
export const factorOf = (titleWord: number): number => (titleWord >>> 16 === 0 ? 1 : pastTitleFactor);
const mostOfAnything = 0xffff;
const mostOfTitle = 0xff;

/** A job as bytes; `null` where they cannot say it: more than 65,535 of something, or weights of another model. */
export function encodeJob(job: PreparedJob, model: MatchModel): Uint8Array | null {
  const skillBytes = new Uint8Array(job.skills.length);
  for (let i = 0; i < skillBytes.length; i++) {
    const idf = idfOf(job.skills[i]!, model);
    const importance = importances.findIndex((weight) => idf * weight === job.weights[i]);
    if (importance < 0) return null;
    skillBytes[i] = job.needs[i]! | (importance << 3);
  }
  return encoded({
    kind: 'job',
    skills: job.skills,
    skillBytes,
    text: job.text,
    titles: job.title ? [{ title: job.title, factor: 1 }] : [],
    years: job.minYears,
    education: job.education,
    place: job.place,
    isMovable: job.remote,
    languages: job.languages,
  });
}

export function encodeProfile(profile: PreparedProfile): Uint8Array | null {
  return encoded({
    kind: 'profile',
    skills: profile.skills,
    skillBytes: profile.levels,
    text: profile.text,
    titles: profile.titles,
    years: profile.years,
    education: profile.education,
    place: profile.place,
    isMovable: profile.relocates,
    languages: profile.languages,
  });
}

interface Encodable
  extends Pick<PreparedProfile, 'skills' | 'text' | 'titles' | 'years' | 'education' | 'place'> {
  kind: DocumentKind;
  skillBytes: Uint8Array;
  isMovable: boolean;
  languages: PreparedProfile['languages'];
}

function encoded(document: Encodable): Uint8Array | null {
  const { skills, text, titles, languages } = document;
  const languageCount = languages?.ids.length ?? 0;
  const counts = [skills.length, text.ids.length, titles.length, languageCount, text.dense.length];
  const isTooMuch = ({ title }: { title: PreparedTitle }) =>
    title.words.length > mostOfTitle || title.occupations.length > mostOfTitle;
  if (counts.some((count) => count > mostOfAnything) || titles.some(isTooMuch)) return null;
  const length =
    bodyAt +
    skills.length +
    wordsFor(skills.length) +
    text.ids.length +
    wordsFor(text.dense.length) +
    titles.reduce((sum, { title }) => sum + 1 + 3 * (title.words.length + title.occupations.length), 0) +
    languageCount +
    wordsFor(languageCount);
  const words = new Int32Array(length);
  const bytes = new Uint8Array(words.buffer);
  words[at.head] = headOf(document.kind);
  words[at.skills] = skills.length | (text.ids.length << 16);
  words[at.titles] = titles.length | (languageCount << 16);
  const marks =
    (document.isMovable ? flags.movable : 0) |
    (text.script === 'arabic' ? flags.arabic : 0) |
    (languages ? flags.languages : 0);
  words[at.dense] = text.dense.length | (marks << 16);
  writeFloat(words, at.years, document.years);
  words[at.education] = document.education;
  words[at.city] = document.place.city;
  words[at.country] = document.place.country;
  let next = bodyAt;
  words.set(skills, next);
  next += skills.length;
  bytes.set(document.skillBytes, next * 4);
  next += wordsFor(skills.length);
  for (let i = 0; i < text.ids.length; i++)
    words[next++] = (text.ids[i]! << 8) | sparseByte(text.weights[i]!);
  for (let d = 0; d < text.dense.length; d++) bytes[next * 4 + d] = denseByte(text.dense[d]!);
  next += wordsFor(text.dense.length);
  for (const { title, factor } of titles) next = writeTitle(words, next, title, factor);
  if (languages) {
    words.set(languages.ids, next);
    bytes.set(languages.levels, (next + languageCount) * 4);
  }
  words[at.sum] = checksumOf(words, 0, length);
  return bytes;
}

function writeTitle(words: Int32Array, from: number, title: PreparedTitle, factor: number): number {
  const { words: stems, weights, occupations, confidences } = title;
  let next = from;
  words[next++] = stems.length | (occupations.length << 8) | (factor === 1 ? 0 : 1 << 16);
  words.set(stems, next);
  words.set(occupations, next + stems.length);
  next += stems.length + occupations.length;
  for (const weight of weights) next = writeFloat(words, next, weight);
  for (const confidence of confidences) next = writeFloat(words, next, confidence);
  return next;
}

/** The job that was encoded; `null` where the bytes are damaged, of another layout or not of a job. */
export function decodeJob(id: string, bytes: Uint8Array, model: MatchModel): PreparedJob | null {
  const read = decoded(bytes, 'job');
  if (!read?.skills.every((key) => key < model.idf.length)) return null;
  const weights = Float64Array.from(
    read.skills,
    (key, i) => idfOf(key, model) * importanceOf(read.skillBytes[i]!),
  );
  return {
    id,
    skills: read.skills,
    weights,
    totalWeight: weights.reduce((sum, weight) => sum + weight, 0),
    needs: read.skillBytes.map((byte) => byte & 7),
    title: read.titles[0]?.title ?? null,
    text: read.text,
    minYears: read.years,
    education: read.education,
    place: read.place,
    remote: read.isMovable,
    languages: read.languages ?? { ids: new Int32Array(0), levels: new Uint8Array(0) },
  };
}

export function decodeProfile(id: string, bytes: Uint8Array): PreparedProfile | null {
  const read = decoded(bytes, 'profile');
  return (
    read && {
      id,
      skills: read.skills,
      levels: read.skillBytes,
      titles: read.titles,
      text: read.text,
      years: read.years,
      education: read.education,
      place: read.place,
      relocates: read.isMovable,
      languages: read.languages,
    }
  );
}

function decoded(bytes: Uint8Array, kind: DocumentKind): Encodable | null {
  if (bytes.length % 4 !== 0) return null;
  // A copy, at a whole word: a Buffer's own `slice` is a view of memory that it shares.
  const whole = new Uint8Array(bytes);
  const words = new Int32Array(whole.buffer);
  if (!isWhole(words, 0, words.length, kind)) return null;
  // The checksum holds, so that the counts are those that were written.
  const [skillCount, termCount] = [words[at.skills]! & 0xffff, words[at.skills]! >>> 16];
  const [titleCount, languageCount] = [words[at.titles]! & 0xffff, words[at.titles]! >>> 16];
  const [dimensions, marks] = [words[at.dense]! & 0xffff, words[at.dense]! >>> 16];
  let next = bodyAt;
  const skills = words.slice(next, next + skillCount);
  next += skillCount;
  const skillBytes = whole.slice(next * 4, next * 4 + skillCount);
  next += wordsFor(skillCount);
  const terms = new Uint32Array(whole.buffer, next * 4, termCount);
  next += termCount;
  const dense = new Int8Array(whole.buffer, next * 4, dimensions);
  const text: TextVector = {
    ids: Int32Array.from(terms, (term) => term >>> 8),
    weights: Float32Array.from(terms, (term) => (term & 255) / sparseSteps),
    dense: Float32Array.from(dense, (component) => component / denseSteps),
    script: marks & flags.arabic ? 'arabic' : 'latin',
  };
  next += wordsFor(dimensions);
  const titles: Encodable['titles'] = [];
  for (let i = 0; i < titleCount; i++) {
    titles.push({ title: readTitle(words, next), factor: factorOf(words[next]!) });
    next += lengthOfTitle(words[next]!);
  }
  const languages = {
    ids: words.slice(next, next + languageCount),
    levels: whole.slice((next + languageCount) * 4, (next + languageCount) * 4 + languageCount),
  };
  return {
    kind,
    skills,
    skillBytes,
    text,
    titles,
    years: readFloat(words, at.years),
    education: words[at.education]!,
    place: { city: words[at.city]!, country: words[at.country]! },
    isMovable: (marks & flags.movable) !== 0,
    languages: marks & flags.languages ? languages : null,
  };
}

/** Whether an encoded document lies in these words, unharmed. */
export function isWhole(words: Int32Array, from: number, to: number, kind: DocumentKind): boolean {
  if (to - from < bodyAt || words[from + at.head] !== headOf(kind)) return false;
  return words[from + at.sum] === checksumOf(words, from, to);
}

export function readTitle(words: Int32Array, from: number): PreparedTitle {
  const [wordCount, occupationCount] = [words[from]! & 255, (words[from]! >>> 8) & 255];
  const ids = from + 1;
  const occupations = ids + wordCount;
  const weights = occupations + occupationCount;
  const confidences = weights + 2 * wordCount;
  return {
    words: words.slice(ids, occupations),
    weights: Float64Array.from({ length: wordCount }, (_, i) => readFloat(words, weights + 2 * i)),
    occupations: words.slice(occupations, weights),
    confidences: Float64Array.from({ length: occupationCount }, (_, i) =>
      readFloat(words, confidences + 2 * i),
    ),
  };
}

/** Words that a title takes, from its first one. */
export const lengthOfTitle = (titleWord: number): number =>
  1 + 3 * ((titleWord & 255) + ((titleWord >>> 8) & 255));

export const wordsFor = (bytes: number): number => (bytes + 3) >>> 2;

const float = new Float64Array(1);
const halves = new Int32Array(float.buffer);

export function readFloat(words: Int32Array, from: number): number {
  halves[0] = words[from]!;
  halves[1] = words[from + 1]!;
  return float[0]!;
}

function writeFloat(words: Int32Array, from: number, value: number): number {
  float[0] = value;
  words[from] = halves[0]!;
  words[from + 1] = halves[1]!;
  return from + 2;
}

/** Fletcher's two sums over all words but the checksum's own, and the length. */
function checksumOf(words: Int32Array, from: number, to: number): number {
  let sum = words[from]! ^ (to - from);
  let ofSums = sum;
  for (let i = from + at.sum + 1; i < to; i++) {
    sum = (sum + words[i]!) | 0;
    ofSums = (ofSums + sum) | 0;
  }
  return (sum ^ ((ofSums << 13) | (ofSums >>> 19))) | 0;
}

const stamps = new WeakMap<MatchModel['idf'], string>();

/** How a taxonomy weighs titles, by some names of its occupations in both languages. */
const titleSum = derived((taxonomy) => {
  const names = taxonomy.occupations.flatMap(({ name }, i) => (i % 25 === 0 ? [name.en, name.ar] : []));
  return sumOf(JSON.stringify(names.map((name) => titleModel(taxonomy).prepare(name))));
});

/**
 * Names all that prepared numbers depend on: the layout and the rules, what was learned, words and their frequencies
 * (the text's version), the order of skills and occupations, and how titles are weighed. Calibrations leave it as it is:
 * they weigh what was prepared.
 */
export function preparedStamp(model: MatchModel): string {
  const known = stamps.get(model.idf);
  if (known !== undefined) return known;
  const parts = [
    model.text.version,
    model.skillIds.join(' '),
    model.occupations.ids.join(' '),
    model.idf.join(' '),
    titleSum(model.taxonomy),
  ];
  const stamp = `${layout}-${model.learned}-${sumOf(parts.join('\n'))}`;
  stamps.set(model.idf, stamp);
  return stamp;
}

/** Two sums over the letters of a text (FNV's step, once on each and once on each with its place). */
function sumOf(text: string): string {
  let [first, second] = [0x811c9dc5, 0x9dc5811c];
  for (let i = 0; i < text.length; i++) {
    first = Math.imul(first ^ text.charCodeAt(i), 0x01000193);
    second = Math.imul(second ^ (text.charCodeAt(i) + i), 0x01000193);
    second ^= second >>> 15;
  }
  return `${(first >>> 0).toString(36)}${(second >>> 0).toString(36)}`;
}
