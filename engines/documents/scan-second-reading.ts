import type { Taxonomy } from '#engines/taxonomy/index.ts';
/** Two readings of the same Arabic page made one: where the first doubts, the second is asked. */

import { hasArabic } from '#engines/text/index.ts';
import { isKnownArabic } from './scan-lexicon.ts';
import type { GreyPicture } from './scan-picture.ts';
import type { Box, Recognised, ScanLine, ScanWord } from './scan-recogniser.ts';

/** A word that was read this surely, or is known, is not doubted. */
const SURE = 90;
/** A known word was guessed where the reader was less sure than this. */
const SURE_OF_KNOWN = 70;
/** What the first reading did not see at all must be read this surely by the second. */
const SURE_OF_NEW = 60;
/** By this much the second reading must be surer where the product knows neither's word. */
const SURER_BY = 4;

const isSure = (taxonomy: Taxonomy, { text, confidence }: ScanWord): boolean =>
  !hasArabic(text) || confidence >= (isKnownArabic(taxonomy, text) ? SURE_OF_KNOWN : SURE);

/** The page without the lines that were read surely. */
export function withoutSureLines(taxonomy: Taxonomy, picture: GreyPicture, first: Recognised): GreyPicture {
  const { width, height } = picture;
  const pixels = picture.pixels.slice();
  for (const { words } of first.lines) {
    if (!words.every((word) => isSure(taxonomy, word))) continue;
    for (const { box } of words) {
      const [from, to] = [Math.max(0, box.x0 - 2), Math.min(width, box.x1 + 3)];
      for (let y = Math.max(0, box.y0); y <= Math.min(height - 1, box.y1); y++)
        pixels.fill(255, y * width + from, y * width + to);
    }
  }
  return { width, height, pixels };
}

/** The first reading, with words of the second where the first doubted or saw nothing. */
export function withSecondReading(taxonomy: Taxonomy, first: Recognised, second: Recognised): Recognised {
  const lines = first.lines.map((line) => ({ ...line, words: [...line.words] }));
  const added: ScanLine[] = [];
  for (const line of second.lines) {
    const fresh: ScanWord[] = [];
    const taken = new Set<ScanWord>();
    for (const word of line.words) {
      if (taken.has(word) || !hasArabic(word.text)) continue;
      const home = lines.find((it) => it.words.some(({ box }) => shareOf(box, word.box) > 0.5));
      if (!home) {
        if (word.confidence >= SURE_OF_NEW && word.text.length > 1) fresh.push(word);
        continue;
      }
      const [mine, theirs] = grouped(home.words, line.words, word);
      for (const it of theirs) taken.add(it);
      if (mine.every((word) => isSure(taxonomy, word)) || !isBetter(taxonomy, theirs, mine)) continue;
      const [first] = mine;
      if (first) home.words.splice(home.words.indexOf(first), mine.length, ...theirs);
    }
    if (fresh.length > 0) added.push({ ...line, words: fresh });
  }
  return { ...first, lines: [...lines, ...added] };
}

/** The words of either reading that cover the same stretch of a line: one may have parted what the other joined. */
function grouped(first: ScanWord[], second: ScanWord[], seed: ScanWord): [ScanWord[], ScanWord[]] {
  let mine: ScanWord[] = [];
  let theirs = [seed];
  for (;;) {
    const nextMine = first.filter((it) => theirs.some(({ box }) => shareOf(it.box, box) > 0.3));
    const nextTheirs = second.filter((it) => nextMine.some(({ box }) => shareOf(it.box, box) > 0.3));
    const isSettled = nextMine.length === mine.length && nextTheirs.length === theirs.length;
    mine = nextMine;
    if (nextTheirs.length > 0) theirs = nextTheirs;
    if (isSettled || mine.length > 6 || theirs.length > 6) break;
  }
  const places = mine.map((it) => first.indexOf(it));
  const from = Math.min(...places);
  const isInOneRow = Math.max(...places) - from + 1 === mine.length;
  return isInOneRow ? [first.slice(from, from + mine.length), theirs] : [[], theirs];
}

/** More known letters, or as many and surer. */
function isBetter(taxonomy: Taxonomy, theirs: readonly ScanWord[], mine: readonly ScanWord[]): boolean {
  const [their, my] = [knownLetters(taxonomy, theirs), knownLetters(taxonomy, mine)];
  if (theirs.some(({ text }) => !hasArabic(text)) || mine.some(({ text }) => /[\d@]/.test(text)))
    return false;
  if (their !== my) return their > my;
  return surenessOf(theirs) > surenessOf(mine) + SURER_BY;
}

const surenessOf = (words: readonly ScanWord[]): number =>
  Math.min(...words.map(({ confidence }) => confidence));

/** Of all letters; short words are known by chance, so that parts of a word count less than the whole. */
function knownLetters(taxonomy: Taxonomy, words: readonly ScanWord[]): number {
  const letters = (text: string) => text.replace(/[^\u0621-\u064a]/g, '').length;
  const all = words.reduce((sum, { text }) => sum + letters(text), 0);
  const knownOnes = words.reduce(
    (sum, { text }) => sum + (isKnownArabic(taxonomy, text) && letters(text) > 2 ? letters(text) : 0),
    0,
  );
  return Math.round((4 * knownOnes) / Math.max(1, all));
}

/** The same reading in pixels of a picture so many times as large. */
export function magnified({ lines, confidence }: Recognised, by: number): Recognised {
  const boxOf = ({ x0, y0, x1, y1 }: Box): Box => ({
    x0: Math.round(x0 * by),
    y0: Math.round(y0 * by),
    x1: Math.round(x1 * by),
    y1: Math.round(y1 * by),
  });
  return {
    confidence,
    lines: lines.map((line) => ({
      baseline: boxOf(line.baseline),
      rowHeight: line.rowHeight * by,
      words: line.words.map((word) => ({
        ...word,
        box: boxOf(word.box),
        symbols: word.symbols.map(({ text, box }) => ({ text, box: boxOf(box) })),
      })),
    })),
  };
}

/** Share of the smaller box that the other covers. */
function shareOf(a: Box, b: Box): number {
  const across = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const down = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  if (across <= 0 || down <= 0) return 0;
  const areaOf = ({ x0, y0, x1, y1 }: Box) => Math.max(1, (x1 - x0) * (y1 - y0));
  return (across * down) / Math.min(areaOf(a), areaOf(b));
}
