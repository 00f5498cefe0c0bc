/** Whether a gutter parts two columns, or only dates, towns and labels from the text beside them. */
import { bump } from './counting.ts';
import { trimmed } from './gutter-ends.ts';
import type { PageSides, RowSide } from './page-sides.ts';
import type { Row } from './painted-words.ts';

/** A gutter that parts the rows `from` to `to` (exclusive) of a page at `x` points; the better one has the higher score. */
export interface Gutter {
  x: number;
  from: number;
  to: number;
  score: number;
}

/** One side of a gutter in figures: how many of its lines are such and such. */
interface Side {
  lines: readonly RowSide[];
  count: number;
  headings: number;
  dates: number;
  /** Lines that end in the time from one date to another. */
  dated: number;
  /** Dates that stand beside text on the other side. */
  pairedDates: number;
  labels: number;
  short: number;
  /** Lines with nothing on the other side. */
  alone: number;
  /** Lines set wholly in bold. */
  bold: number;
  /** Letters of all lines together. */
  letters: number;
  /** Share of the lines that begin, or are centred, at the same place. */
  aligned: number;
}

/** Fewer lines than this on a side are no column. */
const LEAST_LINES = 3;

/** Judges whether the two sides of a gutter are columns of their own, rather than dates, towns or labels beside text. */
export function judgeGutter(
  page: PageSides,
  rows: Row[],
  x: number,
  from: number,
  to: number,
): Gutter | null {
  const parted = rows.slice(from, to).map((row) => ({ row, sides: page.of(row, x) }));
  if (parted.some(({ row, sides: [left, right] }) => left && right && page.isTableHead(row))) return null;
  const leftLines = parted.flatMap(({ sides: [left] }) => left ?? []);
  const rightLines = parted.flatMap(({ sides: [, right] }) => right ?? []);
  if (leftLines.length < LEAST_LINES || rightLines.length < LEAST_LINES) return null;
  const left = sideOf(leftLines);
  const right = sideOf(rightLines);
  if (accompanies(left, right) || accompanies(right, left)) return null;
  // Columns are set flush at the start edge; a column of right-aligned towns or dates is not.
  if (Math.min(left.aligned, right.aligned) < 0.3) return null;
  const score = scoreOf(left, right, to - from);
  if (score <= 0.5) return null;
  const kept = trimmed(page, rows, x, from, to);
  // What is left after the cut must stand on its own.
  return kept.from === from && kept.to === to
    ? { x, from, to, score }
    : judgeGutter(page, rows, x, kept.from, kept.to);
}

function sideOf(lines: readonly RowSide[]): Side {
  const count = (is: (line: RowSide) => boolean): number => lines.filter(is).length;
  return {
    lines,
    count: lines.length,
    headings: count(({ look }) => look.kind === 'heading'),
    dates: count(({ look }) => look.kind === 'date'),
    dated: count(({ look }) => look.isDated),
    pairedDates: count(({ look, isPaired }) => look.kind === 'date' && isPaired),
    labels: count(({ look }) => look.kind === 'label'),
    short: count(({ text }) => text.length < 18),
    alone: count(({ isPaired }) => !isPaired),
    bold: count(({ isBold }) => isBold),
    letters: lines.reduce((sum, { text }) => sum + text.length, 0),
    // A sidebar may be centred.
    aligned: Math.max(
      alignedShare(lines.map(({ edge }) => edge)),
      alignedShare(lines.map(({ centre }) => centre)),
    ),
  };
}

/** Whether a side is no column but belongs to the text of the other: headings, dates, towns or labels beside it. */
function accompanies(side: Side, other: Side): boolean {
  const both = side.count - side.alone;
  return (
    isBoldMargin(side, other) ||
    side.dates / side.count > 0.34 ||
    holdsOnlyAsides(side.lines) ||
    (side.labels >= 3 && side.labels > 0.4 * side.count) ||
    (side.pairedDates >= 2 && side.pairedDates > 0.5 * both && side.alone <= 0.6 * side.count) ||
    // Headings in the margin belong to the text beside them.
    (side.headings >= 2 && side.headings + side.dates > 0.55 * side.count)
  );
}

/** Short bold words in a margin, headings among them, each beside much more text that is not bold. */
function isBoldMargin(side: Side, other: Side): boolean {
  return (
    side.headings > 0 &&
    side.alone <= 0.34 * side.count &&
    side.letters < 0.3 * other.letters &&
    side.bold > 0.75 * side.count &&
    other.bold < 0.6 * other.count &&
    side.short > 0.7 * side.count
  );
}

/**
 * Whether the dates and towns of a side belong to the lines beside them: each shares its line with text, and none has
 * text of its own side near, as the dates of a sidebar's own entries have.
 */
function holdsOnlyAsides(lines: readonly RowSide[]): boolean {
  const asides = lines.filter(({ look }) => look.isAside);
  if (asides.length < 2) return false;
  const lonely = asides.filter(
    (line) =>
      line.isPaired &&
      !lines.some((other) => !other.look.isAside && Math.abs(other.y - line.y) < 1.9 * line.size),
  );
  // The first stands right under its heading.
  return lonely.length + 1 >= 0.75 * asides.length && lonely.length >= 2;
}

/** How much speaks for two columns; 0 and less where nothing does. */
function scoreOf(left: Side, right: Side, rowCount: number): number {
  const aloneShare = (left.alone + right.alone) / rowCount;
  const content = contentScore(left, right, rowCount, aloneShare);
  if (content === 0) return 0;
  const isNeverPaired = left.alone === left.count;
  // Longer gutters and cleaner edges win among neighbours.
  const shape =
    rowCount / 40 + Math.min(left.aligned, right.aligned) + aloneShare * 0.5 - (isNeverPaired ? 1.5 : 0);
  return content + shape - 2 * Math.max(left.dates / left.count, right.dates / right.count);
}

/** What the two sides hold: headings on both tell the most, headings on one and none at all ever less. */
function contentScore(left: Side, right: Side, rowCount: number, aloneShare: number): number {
  const headed = Math.min(left.headings, right.headings);
  const headings = left.headings + right.headings;
  if (headed >= 1) return 3 + Math.min(3, headed) + headings * 0.2;
  if (headings >= 1)
    return left.headings === 0
      ? bareSideScore(left, right, rowCount, aloneShare)
      : bareSideScore(right, left, rowCount, aloneShare);
  const areTexts =
    left.count >= 6 && right.count >= 6 && aloneShare > 0.35 && left.letters > 120 && right.letters > 120;
  const isList = Math.max(left.short / left.count, right.short / right.count) > 0.85;
  return areTexts && !isList ? 1 : 0;
}

/** Of two sides only one has headings: the other is a column where it holds text, or stands mostly alone. */
function bareSideScore(bare: Side, other: Side, rowCount: number, aloneShare: number): number {
  if (bare.count < 5) return 0;
  // Cells of tables: each beside a cell of its row, which has its dates here.
  if (bare.alone === 0 && bare.dated >= 2 && other.dated === 0) return 0;
  const isText = bare.short / bare.count < 0.7 && bare.dates / bare.count < 0.2;
  if (isText && aloneShare > 0.3) return 1.5;
  return rowCount >= 9 && bare.alone / bare.count > 0.55 && bare.dates === 0 ? 1.2 : 0;
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
