/** The size of type on a scan, by how tall its words stand. */
import { hasArabic } from '#engines/text/index.ts';
import { middleOf } from './middle.ts';
import { baselineAt } from './scan-baselines.ts';
import type { Measured } from './scan-boldness.ts';
import type { GreyPicture } from './scan-picture.ts';
import type { Box } from './scan-recogniser.ts';

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
export function typeSize(lines: readonly Line[], picture: GreyPicture): (line: Line) => number | null {
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

/** Sizes that differ by measuring alone become one: the mean of their cluster. */
export function commonSizes(lines: readonly Measured[]): (size: number) => number {
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
