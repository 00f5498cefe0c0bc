/** Pieces of print read one by one: what a reading of the whole page overlooked or doubted. */
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { weightedConfidence } from './scan-confidence.ts';
import type { GreyPicture } from './scan-picture.ts';
import { piecesOf } from './scan-pieces.ts';
import {
  type Box,
  type Recognised,
  recogniser,
  type ScanLanguage,
  type ScanLine,
  type ScanWord,
} from './scan-recogniser.ts';

/** Inches of paper that part one piece from the next. */
const GAP = 0.115;
/** Inches that a piece of print is high at least and at most: the rest are specks, and photographs. */
const LOWEST = 0.05;
const HIGHEST = 0.5;
/** A page with more pieces to be read again is no page of print. */
const MOST_PIECES = 120;
/** Paper around a piece, in pixels: the reader sees no letters at an edge. */
const MARGIN = 12;
/** Words that were read less surely are doubted. */
const SURE = 75;
/** Words cover this share of a piece that was read. */
const LEAST_COVERED = 0.8;

/** The reading with what is better, or new, where its pieces are read one by one. */
export async function withLinesAlone(
  taxonomy: Taxonomy,
  picture: GreyPicture,
  first: Recognised,
  language: ScanLanguage,
  dotsPerInch: number,
): Promise<Recognised> {
  const pieces = piecesOf(picture, Math.round(GAP * dotsPerInch));
  const doubted = pieces.filter((piece) => isPrint(piece, dotsPerInch) && isDoubted(piece, first));
  if (doubted.length === 0 || doubted.length > MOST_PIECES) return first;
  let lines = first.lines;
  for (const piece of doubted) {
    const alone = await lineAlone(taxonomy, picture, piece, language, dotsPerInch);
    const own = wordsIn(lines, piece);
    if (alone.every((line) => line.words.length === 0)) continue;
    if (worth(alone.flatMap(({ words }) => words)) <= BETTER * worth(own)) continue;
    const gone = new Set(own);
    lines = lines
      .map((line) => ({ ...line, words: line.words.filter((word) => !gone.has(word)) }))
      .filter(({ words }) => words.length > 0)
      .concat(alone);
  }
  return { lines, confidence: weightedConfidence(lines.flatMap(({ words }) => words)) };
}

/** Pieces of a picture that holds only some words, each read as a line, and the dots before lines. */
export async function linesOfPieces(
  taxonomy: Taxonomy,
  picture: GreyPicture,
  language: ScanLanguage,
  dotsPerInch: number,
): Promise<Recognised> {
  const pieces = piecesOf(picture, Math.round(GAP * dotsPerInch));
  const print = pieces.filter((piece) => isPrint(piece, dotsPerInch));
  if (print.length > MOST_PIECES) return { lines: [], confidence: 0 };
  const lines: ScanLine[] = [];
  for (const piece of print)
    for (const line of await lineAlone(taxonomy, picture, piece, language, dotsPerInch))
      lines.push({ ...line, words: line.words.flatMap(partedAtDashes) });
  const dots = pieces.filter((piece) => isDot(piece, dotsPerInch));
  if (dots.length <= MOST_PIECES) lines.push(...dots.map((box) => lineOfDot(box, dotsPerInch)));
  return { lines, confidence: weightedConfidence(lines.flatMap(({ words }) => words)) };
}

/** "2015-2011", "-09/2020": on a line that is read from the right, dates and dashes are words of their own. */
const RANGE = /^[-–—]?(?:\d{1,2}[/.])?(?:19|20)\d\d(?:[-–—](?:(?:\d{1,2}[/.])?(?:19|20)\d\d)?)?$/;

/** The same word, or the dates and dashes that it holds. */
export function partedAtDashes(word: ScanWord): ScanWord[] {
  const { text, box } = word;
  if (!RANGE.test(text)) return [word];
  const letter = (box.x1 - box.x0) / text.length;
  return [...text.matchAll(/[-–—]|[^-–—]+/g)].map(({ 0: part, index }) => {
    const x0 = Math.round(box.x0 + index * letter);
    return {
      ...word,
      text: part,
      box: { ...box, x0, x1: Math.round(x0 + part.length * letter) },
      symbols: [],
    };
  });
}

/** Inches across a dot before a line, at least and at most. */
const SMALLEST_DOT = 0.018;
const LARGEST_DOT = 0.05;

function isDot({ x0, y0, x1, y1 }: Box, dotsPerInch: number): boolean {
  const sides = [x1 - x0 + 1, y1 - y0 + 1];
  const [small, large] = [Math.min(...sides), Math.max(...sides)];
  return small >= SMALLEST_DOT * dotsPerInch && large <= LARGEST_DOT * dotsPerInch && large < 1.5 * small;
}

/** A dot as a reader of a whole page finds it. */
function lineOfDot(box: Box, dotsPerInch: number): ScanLine {
  const rowHeight = Math.round(LINE * dotsPerInch);
  return {
    words: [{ text: '•', confidence: 99, box, symbols: [] }],
    baseline: { ...box, y0: box.y1, y1: box.y1 },
    rowHeight,
  };
}
/** Inches from the top of a line of running text to its foot. */
const LINE = 0.15;

/** By so much a reading must be worth more to take the place of another. */
const BETTER = 1.15;

function isPrint({ x0, y0, x1, y1 }: Box, dotsPerInch: number): boolean {
  const [across, down] = [(x1 - x0) / dotsPerInch, (y1 - y0) / dotsPerInch];
  return down >= LOWEST && down <= HIGHEST && across >= LOWEST;
}

/** Whether words leave a part of a piece out, or are not sure of it. */
function isDoubted(piece: Box, { lines }: Recognised): boolean {
  const words = wordsIn(lines, piece);
  const covered = words.reduce((sum, { box }) => sum + box.x1 - box.x0, 0) / (piece.x1 - piece.x0);
  return covered < LEAST_COVERED || weightedConfidence(words) < SURE;
}

const wordsIn = (lines: readonly ScanLine[], piece: Box): ScanWord[] =>
  lines.flatMap(({ words }) =>
    words.filter(({ box }) => {
      const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
      return x >= piece.x0 && x <= piece.x1 && y >= piece.y0 && y <= piece.y1;
    }),
  );

/** A piece as a line of its own, in pixels of its page. */
async function lineAlone(
  taxonomy: Taxonomy,
  picture: GreyPicture,
  piece: Box,
  language: ScanLanguage,
  dotsPerInch: number,
): Promise<ScanLine[]> {
  const reader = await recogniser(taxonomy);
  const { lines } = await reader.recognise(cutOut(picture, piece), language, dotsPerInch, 'line');
  const [x, y] = [piece.x0 - MARGIN, piece.y0 - MARGIN];
  // The boxes of a lone line reach into the paper around it, and would touch its neighbours.
  const moved = (box: Box): Box => ({
    x0: Math.max(box.x0 + x, piece.x0),
    y0: Math.max(box.y0 + y, piece.y0),
    x1: Math.min(box.x1 + x, piece.x1 + 1),
    y1: Math.min(box.y1 + y, piece.y1 + 1),
  });
  return lines.map((line) => ({
    ...line,
    baseline: moved(line.baseline),
    words: line.words.map((word) => ({
      ...word,
      box: moved(word.box),
      symbols: word.symbols.map(({ text, box }) => ({ text, box: moved(box) })),
    })),
  }));
}

/** A piece of a picture with paper around it. */
function cutOut({ width, pixels }: GreyPicture, { x0, y0, x1, y1 }: Box): GreyPicture {
  const [across, down] = [x1 - x0 + 1 + 2 * MARGIN, y1 - y0 + 1 + 2 * MARGIN];
  const own = new Uint8Array(across * down).fill(255);
  for (let y = y0; y <= y1; y++)
    own.set(pixels.subarray(y * width + x0, y * width + x1 + 1), (y - y0 + MARGIN) * across + MARGIN);
  return { width: across, height: down, pixels: own };
}

/** How sure words are, counted over their letters. */
export function worth(words: readonly ScanWord[]): number {
  return words.reduce(
    (sum, { text, confidence }) =>
      sum + Math.max(0, confidence - 40) * text.replace(/[^\p{L}\p{N}]/gu, '').length,
    0,
  );
}
