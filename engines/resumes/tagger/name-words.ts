import { allNamesOf, derived, type Taxonomy } from '#engines/taxonomy/index.ts';
import { fold, hasArabic, stemOf } from '#engines/text/index.ts';
import { lineWords } from './words.ts';

/** The words of which the names of occupations are made. */
export interface NameWords {
  /** Whole names, as the stems of their words with spaces between. */
  whole: ReadonlySet<string>;
  /** In how many names each stem stands. */
  counts: ReadonlyMap<string, number>;
  /** The words that say what one does: the last of an English name, the first of an Arabic one. */
  heads: ReadonlySet<string>;
}

/** Of longer names only the whole is known, and nobody writes them. */
export const LONGEST_NAME = 6;

/** What the names and aliases of all occupations are made of. */
export const nameWords = derived((taxonomy: Taxonomy): NameWords => {
  const whole = new Set<string>();
  const counts = new Map<string, number>();
  const heads = new Set<string>();
  for (const occupation of taxonomy.occupations) {
    for (const name of allNamesOf(occupation)) {
      const stems = lineWords(name.replace(/\s*\([^)]*\)/g, '')).map(({ text }) => stemOfWord(text));
      const head = hasArabic(name) ? stems[0] : stems.at(-1);
      if (head === undefined) continue;
      whole.add(stems.join(' '));
      if (head.length > 2) heads.add(head);
      for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  return { whole, counts, heads };
});

/** The stem under which a word of a line is compared. */
export const stemOfWord = (word: string): string => stemOf(fold(word).trim());
