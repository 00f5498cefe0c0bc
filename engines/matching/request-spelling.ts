import { derived, humanLanguages, knownPlaces, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, isArabic, slipsBetween, stemOf, wordsOf } from '#engines/text/index.ts';
import type { RequestSpan } from './requests.ts';

/** A text with the words that were meant in it, and where in the text as it was written each character came from. */
interface Respelt {
  text: string;
  originOf: (at: number) => number;
}

/** Puts the words that were meant in place of those in some stretches of a text that nobody knows. */
export function respelt(
  taxonomy: Taxonomy,
  text: string,
  stretches: readonly RequestSpan[],
  isKnown: (word: string) => boolean,
): Respelt {
  const puts = stretches.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/[\p{L}\p{M}]+/gu)].flatMap((match): Put[] => {
      const word = fold(match[0]);
      const meant = isKnown(word) || isAcronym(match[0]) ? null : meantBy(taxonomy, word);
      const at = start + match.index;
      return meant === null ? [] : [{ start: at, end: at + match[0].length, text: meant }];
    }),
  );
  return withPuts(text, puts);
}

/** What is to stand in place of some letters of a text. */
export interface Put extends RequestSpan {
  text: string;
}

/** A text with other letters in some of its places, which are in order and do not overlap. */
export function withPuts(text: string, puts: readonly Put[]): Respelt {
  let result = '';
  const origins: number[] = [];
  const take = (piece: string, from: number, last: number) => {
    result += piece;
    for (let at = 0; at < piece.length; at++)
      origins.push(at === piece.length - 1 ? last : Math.min(last, from + at));
  };
  let done = 0;
  for (const { start, end, text: put } of puts) {
    take(text.slice(done, start), done, start - 1);
    take(put, start, end - 1);
    done = end;
  }
  take(text.slice(done), done, text.length - 1);
  return { text: result, originOf: (at) => origins[at] ?? text.length };
}

/** "ACCA" is a certificate, and not Accra with a slip. */
const isAcronym = (written: string): boolean => /^\p{Lu}{2,5}$/u.test(written);

const SHORTEST = 4;
/** A short word is hardly ever a town far away: "نيرس" is a nurse, and not Nice (نيس). */
const SHORTEST_PLACE = 5;
/** From this length on two slips are forgiven. */
const LONG = 9;

/**
 * The word that somebody meant by one that nothing is named by: a word of titles, skills, places or languages that is
 * one slip away (two in a long word), the most usual one; null where there is none.
 */
export function meantBy(taxonomy: Taxonomy, word: string): string | null {
  if (word.length < SHORTEST || /\d/u.test(word)) return null;
  const vocabulary = vocabularyOf(taxonomy);
  if (vocabulary.has(word) || isInUse(taxonomy, word)) return null;
  const sound = soundOf(word);
  const most = word.length >= LONG || sound.length >= SHORTEST_SOUND ? 2 : 1;
  const forgiven = word.length >= LONG ? 2 : 1;
  let best: string | null = null;
  let least = most + 1;
  let usual = 0;
  for (let length = word.length - most; length <= word.length + most; length++) {
    for (const other of vocabulary.alike(word, length)) {
      const slips = slipsBetween(word, other.word, most);
      const soundsAlike = sound.length > 1 && sound === soundOf(other.word);
      if (slips > (soundsAlike ? most : forgiven)) continue;
      const far = slips - (soundsAlike ? SAME_SOUND : 0);
      if (far > least || (far === least && other.count <= usual)) continue;
      best = other.word;
      least = far;
      usual = other.count;
    }
  }
  return best;
}

/** Who writes by ear slips in vowels: "crain" is a crane and no chain, "towr" a tower and no tour. */
const SAME_SOUND = 1.5;
/** Shorter ones sound like too many others. */
const SHORTEST_SOUND = 3;

/** A word of Latin letters without its vowels; empty of others. */
const soundOf = (word: string): string =>
  /^[a-z]+$/u.test(word)
    ? (word[0] ?? '') +
      word
        .slice(1)
        .replace(/[aeiouy]+/gu, '')
        .replace(/(.)\1+/gu, '$1')
    : '';

/** Whether a word stands in any title, skill, place or language; a short one may be anything. */
export function isOfTaxonomy(taxonomy: Taxonomy, word: string): boolean {
  if (word.length < SHORTEST - 1 && !/\d/u.test(word)) return true;
  const vocabulary = vocabularyOf(taxonomy);
  return vocabulary.has(word) || vocabulary.has(stemOf(word));
}

/** Words in which the taxonomy tells of work: "read" and "logs" are slips of nothing. */
const wordsInUse = derived(({ occupations }) => {
  const words = new Set(wordingsIn('matching/requests').spellings('are slips of no other word'));
  for (const { about, tasks } of occupations)
    for (const text of [about.en, about.ar, ...tasks.en, ...tasks.ar])
      for (const { text: word } of wordsOf(fold(text))) words.add(word);
  return words;
});

/** Whether the taxonomy tells of work in this word. */
export const isInUse = (taxonomy: Taxonomy, word: string): boolean => wordsInUse(taxonomy).has(word);

interface Counted {
  word: string;
  count: number;
}

const vocabularyOf = derived((taxonomy) => {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number, shortest = SHORTEST - 1) => {
    for (const { text: word } of wordsOf(fold(text)))
      if (word.length >= shortest) counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  for (const { name, aliases } of taxonomy.occupations) {
    for (const text of [name.en, name.ar]) add(text, 4);
    for (const text of [...aliases.en, ...aliases.ar]) add(text, 2);
  }
  for (const { name } of taxonomy.skills) for (const text of [name.en, name.ar]) add(text, 1);
  for (const { name } of knownPlaces(taxonomy))
    for (const text of [name.en, name.ar]) add(text, 2, SHORTEST_PLACE);
  for (const { name } of humanLanguages(taxonomy)) for (const text of [name.en, name.ar]) add(text, 2);
  const groups = new Map<string, Counted[]>();
  for (const [word, count] of counts) {
    const key = `${word[0]} ${word.length}`;
    const group = groups.get(key);
    if (group) group.push({ word, count });
    else groups.set(key, [{ word, count }]);
  }
  const none: Counted[] = [];
  return {
    has: (word: string) =>
      counts.has(word) || (isArabic(word) && counts.has(word.replace(/^(?:وال|بال|لل|ال)/u, ''))),
    /** Words of a length that begin with the same letter: hardly anybody slips there. */
    alike: (word: string, length: number) => groups.get(`${word[0]} ${length}`) ?? none,
  };
});
