/** Whether a gutter parts two columns, or only dates, towns and labels from the text beside them. */
import { rolesOfLabel, sectionOfHeading, type Taxonomy } from '#engines/taxonomy/index.ts';
import { normaliseText } from '#engines/text/index.ts';
import { bump } from './counting.ts';
import { trimmed } from './gutter-ends.ts';
import { type Row, readWords, tellingGlyph } from './painted-words.ts';
import { segmentGroups } from './segments.ts';
import { lookOf } from './side-looks.ts';

export interface Gutter {
  x: number;
  from: number;
  to: number;
  score: number;
}

interface Side {
  count: number;
  headings: number;
  dates: number;
  short: number;
  letters: number;
  aligned: number;
  alone: number;
  /** Lines set wholly in bold. */
  bold: number;
  /** Dates that stand beside text on the other side. */
  pairedDates: number;
  /** Labels of a form ("Company", "Position"). */
  labels: number;
}

/** Judges whether the two sides of a gutter are columns of their own, rather than dates, towns or labels beside text. */
export function judgeGutter(
  taxonomy: Taxonomy,
  rows: Row[],
  x: number,
  from: number,
  to: number,
  isRtl: boolean,
): Gutter | null {
  const sides: [Side, Side] = [emptySide(), emptySide()];
  const edges: [number[], number[]] = [[], []];
  const centres: [number[], number[]] = [[], []];
  const lines: [SideLine[], SideLine[]] = [[], []];
  let both = 0;
  for (let i = from; i < to; i++) {
    const row = rows[i]!;
    const l = row.words.filter((word) => word.right <= x + 1);
    const r = row.words.filter((word) => word.right > x + 1);
    if (l.length > 0 && r.length > 0) {
      both++;
      if (isTableHead(row, isRtl)) return null;
    }
    [l, r].forEach((words, index) => {
      if (words.length === 0) return;
      const side = sides[index]!;
      const text = normaliseText(readWords(words, isRtl)).trim();
      side.count++;
      side.letters += text.length;
      const look = lookOf(taxonomy, row, text);
      if (look.isHeading) side.headings++;
      else if (look.isDate) {
        side.dates++;
        if (l.length > 0 && r.length > 0) side.pairedDates++;
      } else if (look.isLabel) side.labels++;
      lines[index]!.push({
        y: row.y,
        size: row.size,
        isAside: look.isAside,
        isPaired: l.length > 0 && r.length > 0,
      });
      if (text.length < 18) side.short++;
      if (words.every((word) => tellingGlyph(word).bold)) side.bold++;
      const other = index === 0 ? r : l;
      if (other.length === 0) side.alone++;
      edges[index]!.push(isRtl ? words.at(-1)!.right : words[0]!.x);
      centres[index]!.push((words[0]!.x + words.at(-1)!.right) / 2);
    });
  }
  const [l, r] = sides;
  if (l.count < 3 || r.count < 3) return null;
  // A sidebar may be centred.
  l.aligned = Math.max(alignedShare(edges[0]), alignedShare(centres[0]));
  r.aligned = Math.max(alignedShare(edges[1]), alignedShare(centres[1]));
  for (const side of sides) {
    const other = side === l ? r : l;
    if (
      side.headings > 0 &&
      side.alone <= 0.34 * side.count &&
      side.letters < 0.3 * other.letters &&
      side.bold > 0.75 * side.count &&
      other.bold < 0.6 * other.count &&
      side.short > 0.7 * side.count
    )
      return null;
    if (side.dates / side.count > 0.34) return null;
    if (isCompanion(lines[side === l ? 0 : 1])) return null;
    if (side.labels >= 3 && side.labels > 0.4 * side.count) return null;
    if (side.pairedDates >= 2 && side.pairedDates > 0.5 * both && side.alone <= 0.6 * side.count) return null;
    // Headings in the margin belong to the text beside them.
    if (side.headings >= 2 && side.headings + side.dates > 0.55 * side.count) return null;
  }
  const rowsTotal = to - from;
  const aloneShare = (l.alone + r.alone) / rowsTotal;
  // Columns are set flush at the start edge; a column of right-aligned towns or dates is not.
  if (Math.min(l.aligned, r.aligned) < 0.3) return null;
  let score = 0;
  const headed = Math.min(l.headings, r.headings);
  const anyHeading = l.headings + r.headings;
  if (headed >= 1) score = 3 + Math.min(3, headed) + anyHeading * 0.2;
  else if (anyHeading >= 1) {
    const bare = l.headings === 0 ? l : r;
    const isText = bare.count >= 5 && bare.short / bare.count < 0.7 && bare.dates / bare.count < 0.2;
    if (isText && aloneShare > 0.3) score = 1.5;
    else if (bare.count >= 5 && rowsTotal >= 9 && bare.alone / bare.count > 0.55 && bare.dates === 0)
      score = 1.2;
  } else if (l.count >= 6 && r.count >= 6 && aloneShare > 0.35 && l.letters > 120 && r.letters > 120) {
    const isList = Math.max(l.short / l.count, r.short / r.count) > 0.85;
    if (!isList) score = 1;
  }
  if (score === 0) return null;
  // Longer gutters and cleaner edges win among neighbours.
  score += rowsTotal / 40 + Math.min(l.aligned, r.aligned) + aloneShare * 0.5 - (both === 0 ? 1.5 : 0);
  score -= 2 * Math.max(l.dates / l.count, r.dates / r.count);
  if (score <= 0.5) return null;
  const kept = trimmed(taxonomy, rows, x, from, to, isRtl);
  // What is left after the cut must stand on its own.
  return kept.from === from && kept.to === to
    ? { x, from, to, score }
    : judgeGutter(taxonomy, rows, x, kept.from, kept.to, isRtl);
}

/** "Qualification | Institution | Year" heads a table, whose rows belong together. */
function isTableHead(row: Row, isRtl: boolean): boolean {
  const cells = segmentGroups(row).map((words) => normaliseText(readWords(words, isRtl)).trim());
  return (
    cells.length > 2 &&
    cells.every((cell) => rolesOfLabel(cell).length > 0) &&
    !cells.every((cell) => sectionOfHeading(cell))
  );
}

interface SideLine {
  y: number;
  size: number;
  isAside: boolean;
  isPaired: boolean;
}

/**
 * Whether the dates and towns of a side belong to the lines beside them: each shares its line with text, and none has
 * text of its own side near, as the dates of a sidebar's own entries have.
 */
function isCompanion(lines: SideLine[]): boolean {
  const asides = lines.filter((line) => line.isAside);
  if (asides.length < 2) return false;
  const lonely = asides.filter(
    (line) =>
      line.isPaired && !lines.some((other) => !other.isAside && Math.abs(other.y - line.y) < 1.9 * line.size),
  );
  // The first stands right under its heading.
  return lonely.length + 1 >= 0.75 * asides.length && lonely.length >= 2;
}

function emptySide(): Side {
  return {
    count: 0,
    headings: 0,
    dates: 0,
    short: 0,
    letters: 0,
    aligned: 0,
    alone: 0,
    bold: 0,
    pairedDates: 0,
    labels: 0,
  };
}

function alignedShare(edges: number[]): number {
  const counts = new Map<number, number>();
  for (const edge of edges) bump(counts, Math.round(edge / 3));
  let best = 0;
  for (const [key, count] of counts) {
    const near = count + (counts.get(key + 1) ?? 0);
    if (near > best) best = near;
  }
  return best / Math.max(1, edges.length);
}
