import { featureRow, hashOf } from '#engines/text/index.ts';
import { skillGroups, skillKinds } from '../concepts.ts';
import type { FoundSkill } from '../find-skills.ts';
import type { Taxonomy } from '../taxonomy.ts';
import type { Token } from './tokens.ts';

/** Weights stand in this many rows; a feature's row is its hash. */
export const ROW_BITS = 17;

/** So many features are present at every token. */
export const FEATURES_PER_TOKEN = 41;

/**
 * The rows of the features of each token of a sentence, token after token: the words, shapes and endings in a window
 * of five, what the dictionary found there, the cue before it, and how the sentence opens.
 * `hits` are the dictionary's finds in the same text, in order.
 */
export function featuresOf(
  taxonomy: Taxonomy,
  sentence: readonly Token[],
  hits: readonly FoundSkill[],
): Int32Array {
  const { length } = sentence;
  const words = sentence.map((token) => wordFacts(token.text));
  const found = dictionaryStates(taxonomy, sentence, hits);
  const hitCount = Math.min(4, countHits(sentence, hits));
  const opener = words[0]!.lower;
  const second = words[1]?.lower ?? edge;
  let cue = edge;
  let cueAt = -1;
  const rows = new Int32Array(length * FEATURES_PER_TOKEN);
  let size = 0;
  const add = (kind: number, a: number, b = 0, c = 0): void => {
    rows[size++] = featureRow(ROW_BITS, kind, a, b, c);
  };
  for (let at = 0; at < length; at++) {
    const word = words[at]!;
    const b2 = words[at - 2] ?? none;
    const b1 = words[at - 1] ?? none;
    const a1 = words[at + 1] ?? none;
    const a2 = words[at + 2] ?? none;
    const dictB1 = found[at]!;
    const dict = found[at + 1]!;
    const dictA1 = found[at + 2]!;
    const token = sentence[at]!;
    const parted = token.isParted ? 1 : 0;
    const partedAfter = sentence[at + 1]?.isParted ? 1 : 0;
    add(1, 0);
    add(2, word.lower);
    add(3, b1.lower);
    add(4, a1.lower);
    add(5, b2.lower);
    add(6, a2.lower);
    add(7, b1.lower, word.lower);
    add(8, word.lower, a1.lower);
    add(9, b2.lower, b1.lower);
    add(10, a1.lower, a2.lower);
    add(11, b1.lower, a1.lower);
    add(12, word.suffix2);
    add(13, word.suffix3);
    add(14, word.suffix4);
    add(15, b1.suffix3);
    add(16, a1.suffix3);
    add(17, b1.suffix3, word.suffix3);
    add(18, word.suffix3, a1.suffix3);
    add(19, word.shape);
    add(20, b1.shape, word.shape);
    add(21, word.shape, a1.shape);
    add(22, at === 0 ? 1 : 0, word.shape);
    add(23, dict);
    add(24, dictB1, dict);
    add(25, dict, dictA1);
    add(26, dictB1, dict, dictA1);
    add(27, dict, word.lower);
    add(28, dict, b1.lower);
    add(29, dict, a1.lower);
    add(30, dict, hitCount);
    add(31, hitCount, word.suffix3);
    add(32, opener, second);
    add(33, opener, Math.min(at, 5));
    add(34, cue, Math.min(at - cueAt, 6));
    add(35, cue, word.suffix3);
    add(36, cue, dict);
    add(37, parted, partedAfter, dict);
    add(38, b2.lower, b1.lower, word.lower);
    add(39, word.lower, a1.lower, a2.lower);
    add(40, b2.lower, b1.lower, word.shape);
    add(41, cue, Math.min(at - cueAt, 6), word.shape);
    if (word.isCue) {
      cue = word.lower;
      cueAt = at;
    }
  }
  return rows;
}

/** Words after which skills are named; the last of them, and how far back it stands, is a feature. */
const cues = new Set(
  `experience experienced ability able knowledge understanding skills skill skilled familiarity familiar proficiency
  proficient degree background expertise expert responsible passion passionate interest interested fluent fluency
  such including like using use with in of for will must should strong excellent good hands-on comfortable working
  required preferred plus tools technologies languages offer offers benefits`.split(/\s+/),
);

type WordFacts = {
  lower: number;
  suffix2: number;
  suffix3: number;
  suffix4: number;
  shape: number;
  isCue: boolean;
};

const edge = 7;
const none: WordFacts = {
  lower: edge,
  suffix2: edge,
  suffix3: edge,
  suffix4: edge,
  shape: edge,
  isCue: false,
};
const facts = new Map<string, WordFacts>();
const rememberedWords = 50_000;

function wordFacts(written: string): WordFacts {
  const known = facts.get(written);
  if (known) return known;
  const lower = written.toLowerCase();
  const made: WordFacts = {
    lower: hashOf(lower),
    suffix2: hashOf(lower.slice(-2)),
    suffix3: hashOf(lower.slice(-3)),
    suffix4: hashOf(lower.slice(-4)),
    shape: hashOf(shapeOf(written)),
    isCue: cues.has(lower),
  };
  if (facts.size >= rememberedWords) facts.clear();
  facts.set(written, made);
  return made;
}

/** "Xx" for "Python", "X.x" for "Node.js", "xxx" for a longer word in lower case, "d" for digits. */
function shapeOf(word: string): string {
  const signs = word
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{L}/gu, 'x')
    .replace(/\p{N}/gu, 'd');
  return `${signs.replace(/(.)\1+/g, '$1')}${word.length < 3 ? word.length : ''}`;
}

/** For each token, one place shifted so that neighbours always exist: 0, or begin or inside with kind and group. */
function dictionaryStates(
  taxonomy: Taxonomy,
  sentence: readonly Token[],
  hits: readonly FoundSkill[],
): Int32Array {
  const states = new Int32Array(sentence.length + 2);
  let next = firstHitAfter(hits, sentence[0]!.start);
  for (let at = 0; at < sentence.length && next < hits.length; at++) {
    const token = sentence[at]!;
    while (next < hits.length && hits[next]!.end <= token.start) next++;
    const hit = hits[next];
    if (!hit || hit.start >= token.end) continue;
    const skill = taxonomy.skill(hit.skillId);
    const kind = skill ? skillKinds.indexOf(skill.kind) : 3;
    const group = skill ? skillGroups.indexOf(skill.group) : 7;
    const isBegin = hit.start >= token.start;
    states[at + 1] = 1 + (isBegin ? 0 : 1) + 2 * kind + 8 * group;
  }
  return states;
}

function countHits(sentence: readonly Token[], hits: readonly FoundSkill[]): number {
  const end = sentence[sentence.length - 1]!.end;
  let at = firstHitAfter(hits, sentence[0]!.start);
  const first = at;
  while (at < hits.length && hits[at]!.start < end) at++;
  return at - first;
}

/** The first hit that ends after this offset; hits are in order. */
function firstHitAfter(hits: readonly FoundSkill[], offset: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hits[middle]!.end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
