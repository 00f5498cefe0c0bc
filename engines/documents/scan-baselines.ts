/** The baselines on which the lines of a scan stand. */
import { hasArabic } from '#engines/text/index.ts';
import { middleOf } from './middle.ts';
import type { GreyPicture } from './scan-picture.ts';
import type { Box, ScanLine, ScanWord } from './scan-recogniser.ts';

/** Where the search for the line begins and ends, above and below the reader's own, in heights of the row. */
const LINE_ABOVE = 0.6;

const LINE_BELOW = 0.35;

/**
 * Arabic lines are often laid on the tails of their letters. The line itself is where most ink lies, since letters join
 * along it (projection profile: as in A. Amin, Off-line Arabic character recognition, 1998).
 */
export function onItsBaseline(line: ScanLine, picture: GreyPicture): ScanLine {
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

/** How high the baseline of a line stands at a place across the page, in pixels. */
export function baselineAt({ baseline }: ScanLine, word: ScanWord): number {
  const { x0, y0, x1, y1 } = baseline;
  if (x1 <= x0) return y0;
  return y0 + ((y1 - y0) * ((word.box.x0 + word.box.x1) / 2 - x0)) / (x1 - x0);
}

/** The baseline of a line in the middle of a box, in pixels. */
export function baselineOf(line: ScanLine, words: readonly ScanWord[]): number {
  const at = words.map((word) => baselineAt(line, word));
  return at.reduce((sum, y) => sum + y, 0) / at.length;
}
