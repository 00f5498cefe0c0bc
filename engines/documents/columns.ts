import type { Taxonomy } from '#engines/taxonomy/index.ts';
/** The columns of a page: a conservative search for the gutters between them. */

import { bump } from './counting.ts';
import { type Gutter, judgeGutter } from './gutter.ts';
import type { Row, Word } from './painted-words.ts';

interface Region {
  rows: Row[];
  column: number;
}

/**
 * Cuts a page into regions in reading order: bands above and below a gutter span the page (column 0), the sides of a
 * gutter are columns of their own. Cuts again inside what is left over.
 */
export function splitColumns(taxonomy: Taxonomy, rows: Row[], isRtl: boolean, depth = 0): Region[] {
  if (rows.length < 4 || depth > 4) return rows.length > 0 ? [{ rows, column: 0 }] : [];
  const cut = bestGutter(taxonomy, rows, isRtl);
  if (!cut) return [{ rows, column: 0 }];
  const above = rows.slice(0, cut.from);
  const within = rows.slice(cut.from, cut.to);
  const below = rows.slice(cut.to);
  const left: Row[] = [];
  const right: Row[] = [];
  for (const row of within) {
    const l = row.words.filter((word) => (word.x + word.right) / 2 < cut.x);
    const r = row.words.filter((word) => (word.x + word.right) / 2 >= cut.x);
    if (l.length > 0) left.push({ ...row, y: baselineOf(l), size: sizeOf(l), words: l });
    if (r.length > 0) right.push({ ...row, y: baselineOf(r), size: sizeOf(r), words: r });
  }
  const sides: Region[] = [
    { rows: left, column: 1 },
    { rows: right, column: 2 },
  ];
  if (isRtl) sides.reverse();
  const inner = sides.flatMap((side) =>
    splitColumns(taxonomy, side.rows, isRtl, depth + 2).map((region) => ({
      rows: region.rows,
      column: region.column === 0 ? side.column : side.column * 10 + region.column,
    })),
  );
  return [
    ...splitColumns(taxonomy, above, isRtl, depth + 1),
    ...inner,
    ...splitColumns(taxonomy, below, isRtl, depth + 1),
  ];
}

function baselineOf(words: Word[]): number {
  return words.reduce((sum, word) => sum + word.y, 0) / words.length;
}

function sizeOf(words: Word[]): number {
  return Math.max(...words.map((word) => word.size));
}

/** The gutter with the best evidence of two columns, or none. */
function bestGutter(taxonomy: Taxonomy, rows: Row[], isRtl: boolean): Gutter | null {
  const left = Math.min(...rows.map((row) => row.words[0]!.x));
  const right = Math.max(...rows.map((row) => row.words.at(-1)!.right));
  const span = right - left;
  if (span < 150) return null;
  const candidates = gutterCandidates(rows, left, right);
  let best: Gutter | null = null;
  for (const x of candidates) {
    let from = 0;
    while (from < rows.length) {
      while (from < rows.length && crosses(rows[from]!, x)) from++;
      let to = from;
      while (to < rows.length && !crosses(rows[to]!, x)) to++;
      if (to - from >= 4) {
        const gutter = judgeGutter(taxonomy, rows, x, from, to, isRtl);
        if (gutter && (!best || gutter.score > best.score)) best = gutter;
      }
      from = Math.max(to, from + 1);
    }
  }
  return best;
}

/** Whether ink, or the gap between two words of one phrase, lies on the gutter. */
function crosses(row: Row, x: number): boolean {
  for (let i = 0; i < row.words.length; i++) {
    const word = row.words[i]!;
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
