/** The letters of a recognised word, spread over its box in the order in which they are painted. */
import { hasArabic } from '#engines/text/index.ts';
import type { ScanWord } from './scan-recogniser.ts';

/** A word's letters from left to right, as they are painted. */
export function lettersOf(
  word: ScanWord,
  isBulletSign: boolean,
): { text: string; x: number; width: number }[] {
  const { x0, x1 } = word.box;
  if (isBulletSign) return [{ text: '•', x: x0, width: x1 - x0 }];
  if (!hasArabic(word.text)) {
    const isWhole = word.symbols.map((symbol) => symbol.text).join('') === word.text;
    if (isWhole && areInOrder(word))
      return word.symbols.map(({ text, box }, index) => {
        // A figure one is narrow, and what stands beside it in a year is no word of its own; nor is a part of an address.
        const isOnePiece = /\d/.test(text) || word.text.includes('@');
        const to = (isOnePiece && word.symbols[index + 1]?.box.x0) || box.x1;
        return { text, x: box.x0, width: Math.max(1, to - box.x0) };
      });
    return spread([...word.text], x0, x1);
  }
  return spread(paintedOrder(word.text), x0, x1);
}

/** Of small or grey print the boxes of letters are guessed, and one may begin before the letter before it. */
function areInOrder({ symbols, box }: ScanWord): boolean {
  const least = (0.2 * (box.x1 - box.x0)) / Math.max(1, symbols.length);
  return symbols.every((symbol, index) => {
    const before = symbols[index - 1];
    return !before || symbol.box.x0 >= before.box.x0 + least;
  });
}

function spread(letters: string[], from: number, to: number): { text: string; x: number; width: number }[] {
  const width = (to - from) / Math.max(1, letters.length);
  return letters.map((text, index) => ({ text, x: from + index * width, width }));
}

/** Letters of an Arabic word from left to right: reversed, but for runs of digits and Latin letters. */
function paintedOrder(text: string): string[] {
  const parts = text.match(/[\p{Script=Latin}\p{N}]+(?:[.,:/@\-_٫٬][\p{Script=Latin}\p{N}]+)*|./gsu) ?? [];
  return parts
    .reverse()
    .flatMap((part) => [...part])
    .map((letter) => MIRRORED[letter] ?? letter);
}

const MIRRORED: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
};
