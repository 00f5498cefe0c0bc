/** The terms by which titles and texts are compared: roots of words, and runs of characters. */
import { fold } from './fold.ts';
import { isArabic, rootOf, stemOf, wordsOf } from './words.ts';

/** The roots of words. */
export function rootsOf(words: readonly string[]): string[] {
  return words.map(rootOf);
}

/** Grams of a whole title, over the borders of its words. */
export function gramsAcross(words: readonly string[]): number[] {
  return gramsOf(` ${words.map(stemOf).join(' ')} `);
}

/** Grams of each word apart, so that long texts keep few. */
export function gramsInside(words: readonly string[]): number[] {
  return words.flatMap((word) => {
    let grams = gramsByWord.get(word);
    if (!grams) {
      if (gramsByWord.size >= rememberedWords) gramsByWord.clear();
      grams = gramsOf(` ${stemOf(word)} `);
      gramsByWord.set(word, grams);
    }
    return grams;
  });
}

const gramsByWord = new Map<string, number[]>();
const rememberedWords = 50_000;

/** Every run of three to five characters, each as a number: of the hundred thousands that occur, a few share one. */
function gramsOf(padded: string): number[] {
  const grams: number[] = [];
  for (let at = 0; at + 3 <= padded.length; at++) {
    let hash = 0;
    for (let size = 1; size <= 5 && at + size <= padded.length; size++) {
      // FNV-1a's prime spreads the bits; 30 of them stay numbers without a box.
      hash = Math.imul(hash ^ padded.charCodeAt(at + size - 1), 0x01000193) + size;
      if (size >= 3) grams.push((hash ^ (hash >>> 15)) & 0x3fffffff);
    }
  }
  return grams;
}

/** The folded words of a text, without those that every text has: what the terms are made of. */
export function plainWords(text: string): string[] {
  return wordsOf(fold(text))
    .map((word) => word.text)
    .filter((word) => !stopWords.has(word) && (word.length > 1 || !isArabic(word)));
}

const stopWords = new Set(
  `a an and as at be by for from in into is it of on or such that the their this to with other all may
  في من علي الي عن مع او و ان هذا هذه التي الذي ما كل`.split(/\s+/),
);
