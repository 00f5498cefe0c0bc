import {
  derived,
  findSkills,
  humanLanguages,
  knownPlaces,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import {
  fold,
  type Heard,
  heardInArabic,
  heardInLatin,
  isArabic,
  vowelsApart,
  wordsOf,
} from '#engines/text/index.ts';
import { readEverydayWork } from './everyday-work.ts';
import { isInUse, isOfTaxonomy, meantBy, type Put } from './request-spelling.ts';
import { headsOccupations } from './title-seeking.ts';

const WORDS = wordingsIn('matching/requests');
const FILLERS = WORDS.spellings('ask for nothing themselves').map(fold);

/** Fewer consonants are heard in too many words: "fan", "fun" and فني. */
const LEAST_CONSONANTS = 3;
const MOST_VOWELS_APART = 1;

/**
 * The Arabic words that a request writes in Latin letters: "fanni takyeef jeddah" asks for فني تكييف. Only words that no title,
 * skill or place has are looked at, and only where one beside another, or of its own, names work.
 */
export function arabicInLatin(taxonomy: Taxonomy, text: string, isKnown: (word: string) => boolean): Put[] {
  const words = [...text.matchAll(/[\p{Script=Latin}\d']+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    word: match[0],
  }));
  const heard = words.flatMap(({ word, ...span }) => {
    const folded = fold(word);
    const isTyped = /^[a-z\d']*[a-z][a-z\d']*$/u.test(folded) && !/^\p{Lu}{2,}$/u.test(word);
    if (!isTyped || folded.length < 3 || isKnown(folded)) return [];
    const isOfDigits = /[a-z][2-9]|[2-9][a-z]{2}/u.test(folded);
    if (!isOfDigits && isLatinWord(taxonomy, folded)) return [];
    const meant = meantIn(taxonomy, folded);
    return meant ? [{ ...span, ...meant, word: folded, isOfDigits }] : [];
  });
  // "Towr crain" is English with slips.
  const isSure = heard.some(
    ({ word, consonants, isOfDigits }) =>
      isOfDigits || (consonants >= LEAST_CONSONANTS && meantBy(taxonomy, word) === null),
  );
  const namesWork = heard.some(
    ({ text: word }) => headsOccupations(taxonomy, word) || readEverydayWork(taxonomy, word).length > 0,
  );
  if (!isSure || !(namesWork || namesSkill(taxonomy, heard))) return [];
  return heard.map(({ start, end, text: put }) => ({ start, end, text: put }));
}

/** Whether words together are the name of a skill, of more words than one: "mawared bashariya". */
function namesSkill(taxonomy: Taxonomy, heard: readonly { text: string }[]): boolean {
  const inArabic = heard.map(({ text }) => text).join(' ');
  return findSkills(taxonomy, inArabic).some(({ start, end }) => inArabic.slice(start, end).includes(' '));
}

/** Whether a word is one of the taxonomy's, or of the small words of requests, as it stands. */
const isLatinWord = (taxonomy: Taxonomy, word: string): boolean =>
  latinFillers.has(word) || (word.length > 2 && (isOfTaxonomy(taxonomy, word) || isInUse(taxonomy, word)));
const latinFillers = new Set(FILLERS.filter((word) => !isArabic(word)));

/** The most usual Arabic word that is heard in a Latin one, with how many consonants it has; null where none is. */
function meantIn(taxonomy: Taxonomy, word: string): { text: string; consonants: number } | null {
  const bare = word.replace(/^(?:al|el)-?(?=[a-z\d]{4})/u, '');
  let best: { text: string; consonants: number; rank: readonly number[] } | null = null;
  for (const latin of heardInLatin(bare)) {
    for (const { text, count, arabic } of arabicVocabulary(taxonomy).get(latin.consonants) ?? []) {
      const cost = vowelsApart(latin, arabic);
      const most = latin.consonants.length < LEAST_CONSONANTS ? 0 : MOST_VOWELS_APART;
      if (cost > most) continue;
      const rank = [-cost, count];
      if (best && !isHigher(rank, best.rank)) continue;
      best = { text, consonants: latin.consonants.length, rank };
    }
  }
  return best && { text: best.text, consonants: best.consonants };
}

/** By the first number in which they differ. */
function isHigher(rank: readonly number[], than: readonly number[]): boolean {
  const at = rank.findIndex((value, place) => value !== than[place]);
  return at >= 0 && (rank[at] ?? 0) > (than[at] ?? 0);
}

interface HeardWord {
  text: string;
  count: number;
  arabic: Heard;
}

/** Arabic words of titles, skills, places, languages and requests by their consonants. */
const arabicVocabulary = derived((taxonomy) => {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const { text: word } of wordsOf(fold(text)))
      if (isArabic(word) && word.length > 1) counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  for (const { name, aliases } of taxonomy.occupations)
    for (const text of [name.ar, ...aliases.ar]) add(text, 3);
  for (const { name } of taxonomy.skills) add(name.ar, 1);
  for (const { name } of [...knownPlaces(taxonomy), ...humanLanguages(taxonomy)]) add(name.ar, 2);
  for (const word of FILLERS) add(word, 3);
  for (const word of WORDS.spellings('everyday words of work')) add(word, 3);
  const byConsonants = new Map<string, HeardWord[]>();
  for (const [text, count] of counts)
    for (const arabic of heardInArabic(text)) {
      if (arabic.consonants.length < 2) continue;
      byConsonants.set(arabic.consonants, [
        ...(byConsonants.get(arabic.consonants) ?? []),
        { text, count, arabic },
      ]);
    }
  return byConsonants;
});
