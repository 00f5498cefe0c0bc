/** The columns of a page: a conservative search for the gutters between them. */
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { bump } from './counting.ts';
import { type Gutter, judgeGutter } from './gutter.ts';
import { languageColumns } from './language-columns.ts';
import { PageSides } from './page-sides.ts';
import { type Row, spanOf, type Word } from './painted-words.ts';

interface Region {
  rows: Row[];
  column: number;
}

/**
 * Cuts a page into regions in reading order: bands above and below a gutter span the page (column 0), the sides of a
 * gutter are columns of their own. Cuts again inside what is left over.
 */
export function splitColumns(taxonomy: Taxonomy, rows: Row[], isRtl: boolean): Region[] {
  const page = new PageSides(taxonomy, isRtl);
  const languages = languageColumns(page, rows);
  if (!languages) return splitRows(page, rows, 0);
  return languages.flatMap(({ from, to, x }) => {
    const own = rows.slice(from, to);
    return x === null ? splitRows(page, own, 0) : sidesOf(page, own, x, 0);
  });
}

/** Columns within columns, and bands beside them, are cut no deeper than this. */
const DEEPEST = 4;

function splitRows(page: PageSides, rows: Row[], depth: number): Region[] {
  if (rows.length === 0) return [];
  const cut = rows.length < 4 || depth > DEEPEST ? null : bestGutter(page, rows);
  if (!cut) return [{ rows, column: 0 }];
  return [
    ...splitRows(page, rows.slice(0, cut.from), depth + 1),
    ...sidesOf(page, rows.slice(cut.from, cut.to), cut.x, depth),
    ...splitRows(page, rows.slice(cut.to), depth + 1),
  ];
}

/** Rows parted at `x` into columns in reading order, each of which may hold columns of its own. */
function sidesOf(page: PageSides, rows: Row[], x: number, depth: number): Region[] {
  const sides = columnsOf(rows, x);
  if (page.isRtl) sides.reverse();
  return sides.flatMap((side) =>
    splitRows(page, side.rows, depth + 2).map((region) => ({
      rows: region.rows,
      column: region.column === 0 ? side.column : side.column * 10 + region.column,
    })),
  );
}

/** Rows parted at `x` into the left column and the right one. */
function columnsOf(rows: Row[], x: number): Region[] {
  const isLeft = (word: Word): boolean => (word.x + word.right) / 2 < x;
  const part = (words: Word[], row: Row): Row[] =>
    words.length > 0 ? [{ ...row, y: baselineOf(words), size: sizeOf(words), words }] : [];
  return [
    { rows: rows.flatMap((row) => part(row.words.filter(isLeft), row)), column: 1 },
    {
      rows: rows.flatMap((row) =>
        part(
          row.words.filter((word) => !isLeft(word)),
          row,
        ),
      ),
      column: 2,
    },
  ];
}

function baselineOf(words: Word[]): number {
  return words.reduce((sum, word) => sum + word.y, 0) / words.length;
}

function sizeOf(words: Word[]): number {
  return Math.max(...words.map((word) => word.size));
}

/** The gutter with the best evidence of two columns, or none. */
function bestGutter(page: PageSides, rows: Row[]): Gutter | null {
  const left = Math.min(...rows.map((row) => spanOf(row.words).left));
  const right = Math.max(...rows.map((row) => spanOf(row.words).right));
  if (right - left < NARROWEST_PAGE) return null;
  let best: Gutter | null = null;
  for (const x of gutterCandidates(rows, left, right)) {
    for (const { from, to } of stretchesBeside(rows, x)) {
      if (to - from < 4) continue;
      const gutter = judgeGutter(page, rows, x, from, to);
      if (gutter && (!best || gutter.score > best.score)) best = gutter;
    }
  }
  return best;
}

/** Text less wide than this, in points, stands in one column. */
const NARROWEST_PAGE = 150;

/** The stretches of rows that leave a gutter at `x` free. */
function stretchesBeside(rows: Row[], x: number): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  let from = 0;
  for (const [index, row] of rows.entries()) {
    if (!crosses(row, x)) continue;
    if (index > from) stretches.push({ from, to: index });
    from = index + 1;
  }
  if (rows.length > from) stretches.push({ from, to: rows.length });
  return stretches;
}

/** Whether ink, or the gap between two words of one phrase, lies on the gutter. */
function crosses(row: Row, x: number): boolean {
  for (const [i, word] of row.words.entries()) {
    if (word.x < x + 1 && word.right > x - 1) return true;
    const next = row.words[i + 1];
    if (next && word.right <= x && next.x >= x) return next.x - word.right < Math.max(5, 0.62 * row.size);
  }
  return false;
}

/** Left edges that many rows share after a gap, and right edges that many rows share before one. */
function gutterCandidates(rows: Row[], left: number, right: number): number[] {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  for (const row of rows) {
    row.words.forEach((word, i) => {
      const before = row.words[i - 1];
      const after = row.words[i + 1];
      if (!before || word.x - before.right > 0.62 * row.size) bump(starts, Math.round(word.x / 2));
      if (!after || after.x - word.right > 0.62 * row.size) bump(ends, Math.round(word.right / 2));
    });
  }
  const found = new Set<number>();
  for (const [key, count] of starts) {
    const total = count + (starts.get(key + 1) ?? 0);
    const x = key * 2;
    if (total < 3 || x <= left + 50 || x >= right - 50) continue;
    found.add(x - 4);
    // Bullets are set in from their heading: the column begins at the outermost edge nearby.
    for (let near = key - 1; near >= key - 11; near--) if (starts.has(near)) found.add(near * 2 - 4);
  }
  for (const [key, count] of ends) {
    const total = count + (ends.get(key + 1) ?? 0);
    const x = key * 2;
    if (total < 4 || x <= left + 50 || x >= right - 50) continue;
    found.add(x + 5);
    for (let near = key + 1; near <= key + 11; near++) if (ends.has(near)) found.add(near * 2 + 5);
  }
  return [...found];
}
