/** Which words of a scan are set in bold, by the thickness of their strokes. */

import { strokeIn } from './scan-measures.ts';
import type { GreyPicture } from './scan-picture.ts';
import type { ScanLine, ScanWord } from './scan-recogniser.ts';

/** Strokes this much thicker for their size than the page's usual ones are bold. */
const BOLD = 1.27;

/** A line with the size of its letters in points. */
export interface Measured {
  line: ScanLine;
  words: ScanWord[];
  size: number;
}

/** Boldness by stroke: thickness for the size of its line, beside the page's median. */
export function boldness(
  lines: readonly Measured[],
  picture: GreyPicture,
  pointsPerPixel: number,
): (line: ScanLine) => Map<ScanWord, boolean> {
  const thickness = new Map<ScanWord, number>();
  const all: { value: number; weight: number }[] = [];
  for (const { words, size } of lines) {
    for (const word of words) {
      const value = (strokeIn(picture, word.box) * pointsPerPixel) / size;
      thickness.set(word, value);
      all.push({ value, weight: word.text.length });
    }
  }
  const usual = weightedMedian(all);
  return (line) => new Map(line.words.map((word) => [word, (thickness.get(word) ?? 0) > BOLD * usual]));
}

function weightedMedian(values: { value: number; weight: number }[]): number {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  for (const { value, weight } of sorted) {
    sum += weight;
    if (sum >= half) return value;
  }
  return 0;
}

/** Short words and signs follow the words beside them: their strokes are too few to tell. */
export function wholeWordsBold(words: readonly ScanWord[], bold: Map<ScanWord, boolean>): boolean[] {
  const letters = (word: ScanWord) => word.text.replace(/[^\p{L}\p{N}]/gu, '').length;
  const sure = words.filter((word) => letters(word) >= 3);
  const share = (isWanted: boolean) =>
    sure
      .filter((word) => (bold.get(word) ?? false) === isWanted)
      .reduce((sum, word) => sum + letters(word), 0);
  const boldLetters = share(true);
  const all = boldLetters + share(false);
  // A line that is nearly all of one weight is of one weight.
  if (all > 0 && boldLetters >= 0.8 * all) return words.map(() => true);
  // One that begins in bold begins something.
  const [first] = sure;
  const beginsBold = first !== undefined && (bold.get(first) ?? false);
  if (all > 0 && boldLetters <= 0.15 * all && !beginsBold) return words.map(() => false);
  const pairs = pairsOf(words);
  return words.map((word, index) => {
    const pair = pairs.find((it) => it.includes(word))?.filter((it) => letters(it) >= 3);
    if (pair?.length === 2) {
      const [longer] = pair.toSorted((a, b) => letters(b) - letters(a));
      return longer !== undefined && (bold.get(longer) ?? false);
    }
    if (letters(word) >= 3) return bold.get(word) ?? false;
    const near = words
      .slice(Math.max(0, index - 1), index + 2)
      .filter((it) => it !== word && letters(it) >= 3);
    return near.length > 0 && near.every((it) => bold.get(it) ?? false);
  });
}

/** Where a phrase ends: behind such a word, or at a gap of so many heights of a word. */
const ENDS_PHRASE = /[,،;؛:.|]$|^[^\p{L}\p{N}]+$/u;
const WIDEST_SPACE = 1;

/** Two words that stand alone between signs or gaps, such as a title of a job: they are of one weight. */
function pairsOf(words: readonly ScanWord[]): ScanWord[][] {
  const phrases: ScanWord[][] = [];
  let before: ScanWord | null = null;
  for (const word of words) {
    const last = phrases.at(-1);
    const goesOn = before !== null && !ENDS_PHRASE.test(before.text) && isNear(before, word);
    if (last && goesOn && !/^[^\p{L}\p{N}]+$/u.test(word.text)) last.push(word);
    else phrases.push([word]);
    before = word;
  }
  return phrases.filter((phrase) => phrase.length === 2);
}

function isNear({ box: a }: ScanWord, { box: b }: ScanWord): boolean {
  const gap = Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1);
  return gap < WIDEST_SPACE * Math.max(a.y1 - a.y0, b.y1 - b.y0);
}
