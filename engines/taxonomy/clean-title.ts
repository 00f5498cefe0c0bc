/** A title as people write it in an advert, without what says nothing of the work, and in the taxonomy's spelling. */
import { fold, foldName, foldTitle, isArabic, slipsBetween, wordsOf } from '#engines/text/index.ts';
import { titleOfCraft } from './craft-titles.ts';
import { derived } from './derived.ts';
import { placeNamed } from './places.ts';
import type { Taxonomy } from './taxonomy.ts';
import { wordingsIn } from './wordings.ts';

const WORDS = wordingsIn('title-noise');
const NOISE = WORDS.pattern('says nothing of the work', { flags: 'gu' });
const AMOUNT = /(?<!\p{L})(?:[a-z]{3}\s*)?\d[\d,.]*\s*(?:k|hours?|hrs?|nos?|x|\+)?(?!\p{L})/gu;
const LONGEST_PLACE = 3;
/** Of slips in one word: with more it is another word. */
const MOST_SLIPS = 2;

/**
 * The folded title without gender, place, pay, shift and number, each misspelt word as the taxonomy's titles spell it.
 * Where nothing would be left, the title as it was.
 */
export function cleanTitleOf(taxonomy: Taxonomy, title: string): string {
  const folded = foldTitle(titleOfCraft(fold(title)));
  const plain = folded
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(NOISE, ' ')
    .replace(AMOUNT, ' ');
  const words = withoutPlaces(
    taxonomy,
    wordsOf(plain).map((word) => word.text),
  );
  const spelt = withoutTwin(words).map((word, at) =>
    at === 0 && isArabic(word) ? singulars(taxonomy)(word) : spellings(taxonomy)(word),
  );
  return spelt.length === 0 ? folded : spelt.join(' ');
}

/** «كاشيرات وكاشيرية», «ممرضين وممرضات»: both say the same. */
function withoutTwin(words: readonly string[]): readonly string[] {
  const [first = '', second = ''] = words;
  const isTwin =
    isArabic(first) &&
    second.startsWith('و') &&
    second.slice(1, 1 + SAME_LETTERS) === first.slice(0, SAME_LETTERS);
  return isTwin ? [first, ...words.slice(2)] : words;
}
const SAME_LETTERS = 4;

/** Places at the end ("in Abu Dhabi", "في جدة"), which titles carry and occupations do not. */
function withoutPlaces(taxonomy: Taxonomy, words: readonly string[]): string[] {
  const kept = [...words];
  for (let size = LONGEST_PLACE; size > 0; size--) {
    if (kept.length <= size || !placeNamed(taxonomy, kept.slice(-size).join(' '))) continue;
    kept.splice(-size);
    while (kept.length > 1 && /^(?:in|at|based|في|ب)$/u.test(kept.at(-1) ?? '')) kept.pop();
    return withoutPlaces(taxonomy, kept);
  }
  return kept;
}

/** No shorter word is guessed: too many are one letter from another. */
const LEAST_LETTERS = 5;
const LETTERS_FOR_TWO = 8;

/** Spells a word that no title and no skill has like the one word that it is nearest to. */
const spellings = derived((taxonomy) => {
  const known = new Set<string>();
  const ofTitles = new Map<string, number>();
  for (const { name, aliases } of taxonomy.occupations) {
    for (const form of [name.en, ...aliases.en]) {
      for (const { text } of wordsOf(fold(form))) {
        known.add(text);
        if (text.length >= LEAST_LETTERS) ofTitles.set(text, (ofTitles.get(text) ?? 0) + 1);
      }
    }
  }
  for (const { name, aliases } of taxonomy.skills)
    for (const form of [name.en, ...aliases.en]) for (const { text } of wordsOf(fold(form))) known.add(text);
  for (const { about, tasks } of taxonomy.occupations)
    for (const text of [about.en, ...tasks.en]) for (const word of wordsOf(fold(text))) known.add(word.text);
  const remembered = new Map<string, string>();
  return (word: string): string => {
    if (word.length < LEAST_LETTERS || isArabic(word) || known.has(word) || known.has(word.replace(/s$/, '')))
      return word;
    const seen = remembered.get(word);
    if (seen !== undefined) return seen;
    let best = { word, distance: word.length < LETTERS_FOR_TWO ? 1.5 : 2.5, uses: 0 };
    for (const [candidate, uses] of ofTitles) {
      if (candidate[0] !== word[0]) continue;
      const distance = slipsBetween(word, candidate, MOST_SLIPS);
      if (distance < best.distance || (distance === best.distance && uses > best.uses))
        best = { word: candidate, distance, uses };
    }
    if (remembered.size < 20_000) remembered.set(word, best.word);
    return best.word;
  };
});

/** "حراس أمن", "ممرضات": adverts ask for several. The word that opens a title is put as it opens a name, where one does. */
const singulars = derived((taxonomy) => {
  const opening = new Set<string>();
  for (const { name, aliases } of taxonomy.occupations)
    for (const form of [name.ar, ...aliases.ar]) opening.add(openingWord(form));
  return (word: string): string => {
    const bare = word.replace(/^ال(?=...)/u, '');
    const singular = BROKEN_PLURALS.get(bare);
    if (singular && opening.has(singular)) return singular;
    if (opening.has(bare)) return word;
    const candidates = PLURAL_ENDINGS.map((ending) => bare.replace(ending, ''));
    return candidates.find((it) => it !== bare && opening.has(it)) ?? word;
  };
});

const openingWord = (title: string): string => wordsOf(foldTitle(title))[0]?.text ?? '';
/** Before a noun the plural loses its last letter: "مندوبي مبيعات", "معلمو لغة". */
const PLURAL_ENDINGS = [/(?:ين|ون)$/u, /ات$/u, /[يو]$/u];
const BROKEN_PLURALS = new Map(
  WORDS.lines('several of a trade').map((line) => {
    const [plural = '', singular = ''] = line.split('=').map((it) => foldTitle(it).trim());
    return [plural, singular];
  }),
);

/** The key under which titles that differ in gender alone are one. */
export const titleKey = (title: string): string => foldName(foldTitle(title));
