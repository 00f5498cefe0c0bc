import { importanceWeights, pastTitleFactor, weightSteps } from './prepare.ts';
import type { PreparedTitle } from './titles.ts';

/**
 * Prepared documents as bytes, so that none needs to be prepared again at a start. Words of 32 bits, little-endian:
 *
 *     0 magic, kind, layout   1 checksum   2 skills, terms   3 titles, languages   4 dense bytes, flags
 *     5-6 years (a float)     7 education  8 city            9 country             10 occupations of the work
 *     11-12 most years (a float)            13 licences
 *     14 level of a job and whether it takes people from abroad, or levels held
 *     skills    a key each, then a byte each (level, and for a job its importance or given weight)
 *     terms     id << 8 | weight each, as the index holds them
 *     work      occupation << 8 | weight each
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
  work: 10,
  mostYears: 11,
  licences: 13,
  standing: 14,
};
/** The word at which the skills of a document begin, counted from 0. */
export const bodyAt = 15;
/** What a document says with yes or no. */
export const flags = { movable: 1, arabic: 2, languages: 4 } as const;
/** The kinds of documents, as the first word names them. */
export const kinds = { job: 1, profile: 2 } as const;
/** Whether a document is a job or a profile. */
export type DocumentKind = keyof typeof kinds;

const magic = 0x4d50_0000;
/** Counts up with every change of the layout, and of the rules by which documents are prepared. */
export const layout = 13;
/** The first word of a document: by it a reader knows its kind and its layout. */
export const headOf = (kind: DocumentKind) => magic | (kinds[kind] << 8) | layout;

/** What a skill can count for: 23 values, for which a byte has room beside the level. */
export const importances = [
  importanceWeights.must,
  importanceWeights.should,
  importanceWeights.nice,
  ...Array.from({ length: weightSteps }, (_, step) => (step + 1) / weightSteps),
];
/** A bound that the length of `importances` stays under. */
export const mostImportances = 32;
/** What the index counts a skill for: nothing in a profile. */
export const importanceOf = (skillByte: number): number => importances[skillByte >>> 3]!;
/** What a title counts: a former one less. */
export const factorOf = (titleWord: number): number => (titleWord >>> 16 === 0 ? 1 : pastTitleFactor);

/** Whether an encoded document lies in these words, unharmed. */
export function isWhole(words: Int32Array, from: number, to: number, kind: DocumentKind): boolean {
  if (to - from < bodyAt || words[from + at.head] !== headOf(kind)) return false;
  return words[from + at.sum] === checksumOf(words, from, to);
}

/** The title that begins at a word. */
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

/** Whole words that so many bytes take. */
export const wordsFor = (bytes: number): number => (bytes + 3) >>> 2;

const float = new Float64Array(1);
const halves = new Int32Array(float.buffer);

/** The float of 64 bits that begins at a word. */
export function readFloat(words: Int32Array, from: number): number {
  halves[0] = words[from]!;
  halves[1] = words[from + 1]!;
  return float[0]!;
}

/** Writes a float of 64 bits; where the next word is. */
export function writeFloat(words: Int32Array, from: number, value: number): number {
  float[0] = value;
  words[from] = halves[0]!;
  words[from + 1] = halves[1]!;
  return from + 2;
}

/** Fletcher's two sums over all words but the checksum's own, and the length. */
export function checksumOf(words: Int32Array, from: number, to: number): number {
  let sum = words[from]! ^ (to - from);
  let ofSums = sum;
  for (let i = from + at.sum + 1; i < to; i++) {
    sum = (sum + words[i]!) | 0;
    ofSums = (ofSums + sum) | 0;
  }
  return (sum ^ ((ofSums << 13) | (ofSums >>> 19))) | 0;
}
