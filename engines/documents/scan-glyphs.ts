/**
 * Words of a recognised picture as painted characters, the form in which a PDF comes: so that a scan goes through the
 * same search for columns, lines and directions as any other page.
 */

import { hasArabic } from '#engines/text/index.ts';
import type { Glyph } from './glyph.ts';
import { isKnownArabic } from './scan-lexicon.ts';
import { type GreyPicture, strokeIn } from './scan-picture.ts';
import type { Box, ScanLine, ScanWord } from './scan-recogniser.ts';
import { bulletsOf, weightedConfidence } from './scan-words.ts';

/** Words below this are patches of photographs and rules. */
const LEAST_CONFIDENCE = 25;
/** In a line that is read this surely, a doubtful word is a word. */
const SURE_LINE = 60;
/** Signs alone are more often icons and rules than signs. */
const LEAST_CONFIDENCE_OF_SIGNS = 50;
/** A row is measured from the deepest to the highest letter; type is a little larger than that. */
const SIZE_OF_ROW = 1.06;
/** Strokes this much thicker for their size than the page's usual ones are bold. */
const BOLD = 1.27;
/** Gaps wider than this, in sizes, part a line into pieces; narrower ones are spaces. */
const WIDEST_SPACE = 1.1;

interface Measured {
  line: ScanLine;
  words: ScanWord[];
  size: number;
}

/** Glyphs in points from the page's upper left corner; `pointsPerPixel` scales the picture to the page. */
export function glyphsOfScan(
  found: readonly ScanLine[],
  picture: GreyPicture,
  pointsPerPixel: number,
): Glyph[] {
  const recognised = found.map((line) =>
    onItsBaseline({ ...line, words: withoutOverlaps(withWholeAddresses(line)) }, picture),
  );
  const lines: Measured[] = [];
  const bullets = bulletsOf(recognised);
  // Dots before lines, and between the parts of one.
  for (const line of recognised) for (const word of line.words) if (isDot(word, line)) bullets.add(word);
  for (const line of recognised) {
    const isSure = weightedConfidence(line.words) >= SURE_LINE;
    const words = line.words.filter((word) => bullets.has(word) || isText(word, line, isSure));
    if (words.length > 0) lines.push({ line, words, size: 0 });
  }
  const sizeOf = typeSize(lines, picture);
  for (const it of lines) it.size = (sizeOf(it) ?? it.line.rowHeight * SIZE_OF_ROW) * pointsPerPixel;
  const sizes = commonSizes(lines);
  const isBold = boldness(lines, picture, pointsPerPixel);
  const glyphs: Glyph[] = [];
  for (const { line, words, size } of lines) {
    const own = sizes(size);
    const bold = wholeWordsBold(words, isBold(line));
    // One for all of its letters: spaces are found by the baseline of the letters beside them.
    const y = baselineOf(line, words) * pointsPerPixel;
    words.forEach((word, index) => {
      const style = { size: own, bold: bold[index]!, y };
      for (const { text, x, width } of lettersOf(word, bullets.has(word)))
        glyphs.push(glyphOf(text, x * pointsPerPixel, width * pointsPerPixel, style, glyphs.length));
      const next = words[index + 1];
      if (!next) return;
      const [left, right] = word.box.x0 < next.box.x0 ? [word, next] : [next, word];
      const gap = (right.box.x0 - left.box.x1) * pointsPerPixel;
      if (gap < WIDEST_SPACE * own)
        glyphs.push(
          glyphOf(
            ' ',
            left.box.x1 * pointsPerPixel,
            Math.max(0.1, gap),
            { ...style, bold: bold[index]! && bold[index + 1]! },
            glyphs.length,
          ),
        );
    });
  }
  return glyphs;
}

function glyphOf(
  text: string,
  x: number,
  width: number,
  { size, bold, y }: { size: number; bold: boolean; y: number },
  order: number,
): Glyph {
  return {
    text,
    isSpace: text === ' ',
    x,
    y,
    width,
    size,
    bold,
    italic: false,
    font: '',
    color: '',
    isInvisible: false,
    isWhiteOnWhite: false,
    order,
  };
}

function isText(word: ScanWord, line: ScanLine, isSureLine: boolean): boolean {
  // Squares, stars and bars that show how well somebody knows something.
  if (word.confidence < SURE_LINE && /^["'|!1lI0oO[\]]{3,}$/.test(word.text)) return false;
  if (/[\p{L}\p{N}]/u.test(word.text)) {
    const height = word.box.y1 - word.box.y0;
    if (height >= 2.2 * line.rowHeight) return false;
    // A comma or a stop that is hard to tell makes the whole word doubtful.
    return (
      word.confidence >= LEAST_CONFIDENCE ||
      /\w@\w+\.\w/.test(word.text) ||
      (hasArabic(word.text) && isKnownArabic(word.text)) ||
      (isSureLine && (hasArabic(word.text) ? /\p{L}{3}/u : /[\p{L}\p{N}]{2}/u).test(word.text))
    );
  }
  return (
    word.confidence >= LEAST_CONFIDENCE_OF_SIGNS && !/^(?:[®©™°~_=()[\]{}]+|[.,]\|?|\|[.,])$/.test(word.text)
  );
}

/** Next to no gap within an address, in heights of the row. */
const GAP_IN_ADDRESS = 0.2;

/** An address that was parted after its first full stop is one word: nothing else has a stop and next to no space. */
function withWholeAddresses({ words, rowHeight }: ScanLine): ScanWord[] {
  const whole: ScanWord[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    const isRest = last && /^[\w.+-]*@[\w-]+\.\w/.test(word.text) && /[\w][._-]$/.test(last.text);
    if (isRest && Math.abs(word.box.x0 - last.box.x1) < GAP_IN_ADDRESS * rowHeight) {
      whole[whole.length - 1] = {
        text: last.text + word.text,
        confidence: Math.min(last.confidence, word.confidence),
        box: { ...last.box, y0: Math.min(last.box.y0, word.box.y0), x1: word.box.x1 },
        symbols: [...last.symbols, ...word.symbols],
      };
    } else whole.push(word);
  }
  return whole.map((word) => ({ ...word, text: withDigits(word.text) }));
}

const DIGITS: Record<string, string> = { S: '5', O: '0', I: '1', B: '8', Z: '2' };

/** A capital beside the digits of an address that has no other capitals is one of them. */
function withDigits(text: string): string {
  const [local, domain] = text.split('@');
  if (!domain || !local || /[A-Z]/.test(local.replace(/[SOIBZ](?=\d)|(?<=\d)[SOIBZ]/g, ''))) return text;
  return `${local.replace(/[SOIBZ](?=\d)|(?<=\d)[SOIBZ]/g, (letter) => DIGITS[letter]!)}@${text.slice(local.length + 1)}`;
}

/** Boxes of neighbours reach into each other; their letters would be painted through one another. */
function withoutOverlaps(words: readonly ScanWord[]): ScanWord[] {
  const placed = words.map((word) => ({ word, x0: word.box.x0, x1: word.box.x1 }));
  const sorted = [...placed].sort((a, b) => a.x0 + a.x1 - b.x0 - b.x1);
  for (const [index, right] of sorted.entries()) {
    const left = sorted[index - 1];
    if (!left || right.x0 > left.x1) continue;
    const middle = (Math.min(left.x1, right.x1) + Math.max(left.x0, right.x0)) / 2;
    left.x1 = Math.max(left.x0 + 1, middle - 2);
    right.x0 = Math.min(right.x1 - 1, middle + 2);
  }
  return placed.map(({ word, x0, x1 }) =>
    x0 === word.box.x0 && x1 === word.box.x1 ? word : { ...word, symbols: [], box: { ...word.box, x0, x1 } },
  );
}

/** A dot before a line is read as some small letter or sign: it is told by its size, not by its name. */
function isDot(word: ScanWord, line: ScanLine): boolean {
  if (word.text === '٠' && line.words.length > 1) return true;
  if (!/^[eo¢*+°®©«»·•●▪■◦]$/i.test(word.text) || line.words.length < 2) return false;
  const height = word.box.y1 - word.box.y0;
  const middle = (word.box.y0 + word.box.y1) / 2;
  return height < 0.45 * line.rowHeight && line.baseline.y0 - middle > 0.08 * line.rowHeight;
}

/** A word's letters from left to right, as they are painted. */
function lettersOf(word: ScanWord, isBulletSign: boolean): { text: string; x: number; width: number }[] {
  const { x0, x1 } = word.box;
  if (isBulletSign) return [{ text: '•', x: x0, width: x1 - x0 }];
  if (!hasArabic(word.text)) {
    const isWhole = word.symbols.map((symbol) => symbol.text).join('') === word.text;
    // A figure one is narrow, and what stands beside it in a year is no word of its own.
    if (isWhole)
      return word.symbols.map(({ text, box }, index) => {
        const to = (/\d/.test(text) && word.symbols[index + 1]?.box.x0) || box.x1;
        return { text, x: box.x0, width: Math.max(1, to - box.x0) };
      });
    return spread([...word.text], x0, x1);
  }
  return spread(paintedOrder(word.text), x0, x1);
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

/** Where the search for the line begins and ends, above and below the reader's own, in heights of the row. */
const LINE_ABOVE = 0.6;
const LINE_BELOW = 0.35;

/**
 * Arabic lines are often laid on the tails of their letters. The line itself is where most ink lies, since letters join
 * along it (projection profile: as in A. Amin, Off-line Arabic character recognition, 1998).
 */
function onItsBaseline(line: ScanLine, picture: GreyPicture): ScanLine {
  const words = line.words.filter(({ text }) => hasArabic(text) && text.length > 1);
  if (words.length === 0) return line;
  const found = words.map((word) => joiningRow(picture, word.box, baselineAt(line, word), line.rowHeight));
  const shifts = words.flatMap((word, index) => {
    const row = found[index];
    return row === null || row === undefined ? [] : [row - baselineAt(line, word)];
  });
  if (shifts.length === 0) return line;
  const shift = middleOf(shifts);
  const { x0, y0, x1, y1 } = line.baseline;
  return { ...line, baseline: { x0, y0: y0 + shift, x1, y1: y1 + shift } };
}

/** The lower edge of the row of a word that holds most ink, near where it is thought to be. */
function joiningRow(
  { width, height, pixels }: GreyPicture,
  box: Box,
  near: number,
  rowHeight: number,
): number | null {
  const top = Math.max(0, box.y0, Math.round(near - LINE_ABOVE * rowHeight));
  const bottom = Math.min(height - 1, box.y1, Math.round(near + LINE_BELOW * rowHeight));
  const left = Math.max(0, box.x0);
  const right = Math.min(width - 1, box.x1);
  const ink: number[] = [];
  for (let y = top; y <= bottom; y++) {
    let count = 0;
    for (let x = left; x <= right; x++) if (pixels[y * width + x]! < 128) count++;
    ink.push(count);
  }
  const most = Math.max(0, ...ink);
  if (most < 0.2 * (right - left)) return null;
  let at = ink.indexOf(most);
  while (at + 1 < ink.length && ink[at + 1]! >= 0.5 * most) at++;
  return top + at + 1;
}

function baselineAt({ baseline }: ScanLine, word: ScanWord): number {
  const { x0, y0, x1, y1 } = baseline;
  if (x1 <= x0) return y0;
  return y0 + ((y1 - y0) * ((word.box.x0 + word.box.x1) / 2 - x0)) / (x1 - x0);
}

function baselineOf(line: ScanLine, words: readonly ScanWord[]): number {
  const at = words.map((word) => baselineAt(line, word));
  return at.reduce((sum, y) => sum + y, 0) / at.length;
}

const SMALL = /^[acemnorsuvwxz]$/;
const TALL = /^[A-Z0-9bdfhkl]$/;
/** Capitals, digits and ascenders reach this share of the size in most typefaces. */
const TALL_OF_SIZE = 0.715;

/** Arabic letters that rise as high as the script goes; a hamza above would raise them further. */
const RISING = /[الكطظ]/;
const RAISED = /[أآئؤ]/;
/** How high those rise above the line, as a share of the size, where a page has no digits to measure by. */
const RISING_OF_SIZE = 0.66;

type Line = Pick<Measured, 'line' | 'words'>;

/**
 * The size of type in pixels by the heights of letters, which is finer than that of their row: a row's is guessed
 * where it has no letter that goes below the line. Null for lines that have next to no such letters.
 */
function typeSize(lines: readonly Line[], picture: GreyPicture): (line: Line) => number | null {
  const heights = ({ words }: Line, kind: RegExp) =>
    words
      .flatMap((word) => word.symbols)
      .filter(({ text }) => kind.test(text))
      .map(({ box }) => box.y1 - box.y0);
  const rises = ({ line, words }: Line) =>
    words
      .filter(({ text }) => RISING.test(text) && !RAISED.test(text))
      .map((word) => riseOf(picture, word.box, Math.round(baselineAt(line, word)), line.rowHeight))
      .filter((rise) => rise > 0);
  const latinHeights = (line: Line) =>
    line.words.some(({ text }) => hasArabic(text)) ? [] : heights(line, TALL);
  const smallOfTall = ratio(lines, (line) => heights(line, SMALL), latinHeights, 3) ?? 0.73;
  const riseOfTall =
    ratio(lines, rises, (line) => heights(line, /^[0-9]$/), 1) ?? RISING_OF_SIZE / TALL_OF_SIZE;
  return (line) => {
    const risen = rises(line);
    if (risen.length > 0) return middleOf(risen) / riseOfTall / TALL_OF_SIZE;
    const estimates = [...heights(line, TALL), ...heights(line, SMALL).map((height) => height / smallOfTall)];
    return estimates.length >= 3 ? middleOf(estimates) / TALL_OF_SIZE : null;
  };
}

/** How far the ink of a word goes up from the line without a row between. */
function riseOf({ width, pixels }: GreyPicture, box: Box, line: number, rowHeight: number): number {
  const left = Math.max(0, box.x0);
  const right = Math.min(width - 1, box.x1);
  let y = line - 1;
  for (; y > Math.max(0, line - 2 * rowHeight); y--) {
    let hasInk = false;
    for (let x = left; x <= right && !hasInk; x++) hasInk = pixels[y * width + x]! < 128;
    if (!hasInk) break;
  }
  return line - 1 - y;
}

/** The usual ratio of two heights in lines that have more than `least` of both; null where none has. */
function ratio(
  lines: readonly Line[],
  above: (line: Line) => number[],
  below: (line: Line) => number[],
  least: number,
): number | null {
  const ratios = lines.flatMap((line) => {
    const [a, b] = [above(line), below(line)];
    return a.length > least && b.length > least ? [middleOf(a) / middleOf(b)] : [];
  });
  return ratios.length > 0 ? middleOf(ratios) : null;
}

function middleOf(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}

/** Sizes that differ by measuring alone become one: the mean of their cluster. */
function commonSizes(lines: readonly Measured[]): (size: number) => number {
  const sorted = lines
    .map(({ size, words }) => ({ size, weight: words.reduce((sum, word) => sum + word.text.length, 0) }))
    .sort((a, b) => a.size - b.size);
  const clusters: { to: number; sum: number; weight: number }[] = [];
  for (const { size, weight } of sorted) {
    const last = clusters.at(-1);
    if (last && size < 1.09 * (last.sum / last.weight)) {
      last.to = size;
      last.sum += size * weight;
      last.weight += weight;
    } else clusters.push({ to: size, sum: size * weight, weight });
  }
  return (size) => {
    const cluster = clusters.find(({ to }) => size <= to + 1e-6);
    return cluster ? cluster.sum / cluster.weight : size;
  };
}

/** Boldness by stroke: thickness for the size of its line, beside the page's median. */
function boldness(
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
function wholeWordsBold(words: readonly ScanWord[], bold: Map<ScanWord, boolean>): boolean[] {
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
  const beginsBold = sure.length > 0 && (bold.get(sure[0]!) ?? false);
  if (all > 0 && boldLetters <= 0.15 * all && !beginsBold) return words.map(() => false);
  return words.map((word, index) => {
    if (letters(word) >= 3) return bold.get(word) ?? false;
    const before = words[index - 1];
    const after = words[index + 1];
    const near = [before, after].filter((it) => it && letters(it) >= 3);
    return near.length > 0 && near.every((it) => bold.get(it!) ?? false);
  });
}
