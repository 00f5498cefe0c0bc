/** Columns of a plain text that spaces set, as programs print the pages of a PDF. */
import { sectionOfHeading } from '#engines/taxonomy/index.ts';
import { type Block, type Line, lineText, type Segment } from './page.ts';

/** Fewer lines than this on a side are no column. */
const LEAST_LINES = 4;

/** The lines of a page in blocks: what stands over two columns, the left one, the right one, and what stands below. */
export function textBlocks(lines: Line[]): Block[] {
  const cut = bestCut(lines);
  if (!cut) return [blockOf(lines, 0)];
  const inside = lines.slice(cut.from, cut.to);
  return [
    blockOf(lines.slice(0, cut.from), 0),
    blockOf(
      sideOf(inside, (segment) => segment.x < cut.x),
      1,
    ),
    blockOf(
      sideOf(inside, (segment) => segment.x >= cut.x),
      2,
    ),
    blockOf(lines.slice(cut.to), 0),
  ].filter((block) => block.lines.length > 0);
}

function blockOf(lines: Line[], column: number): Block {
  return { page: 1, column, x: 0, width: 500, lines: lines.map((line) => ({ ...line, column })) };
}

/** A place where a right column begins, and the lines `from` to `to` (exclusive) beside which it stands. */
interface Cut {
  x: number;
  from: number;
  to: number;
}

/** The place at which most segments begin behind others, with a heading of its own on either side. */
function bestCut(lines: Line[]): Cut | null {
  const starts = new Map<number, number>();
  for (const { segments } of lines)
    for (const { x } of segments) if (x >= LEAST_X) starts.set(x, (starts.get(x) ?? 0) + 1);
  const places = [...starts].filter(([, count]) => count >= LEAST_LINES).sort((a, b) => b[1] - a[1]);
  for (const [x] of places.slice(0, 4)) {
    const cut = cutAt(lines, x);
    if (cut) return cut;
  }
  return null;
}

/** A letter is counted as six points wide. */
const LEAST_X = 20 * 6;

function cutAt(lines: Line[], x: number): Cut | null {
  const isCrossed = ({ segments }: Line): boolean =>
    segments.some((segment) => segment.x < x && segment.x + segment.width > x);
  const begins = ({ segments }: Line): boolean => segments.some((segment) => segment.x === x);
  const first = lines.findIndex(begins);
  const last = lines.findLastIndex(begins);
  let from = first;
  while (from > 0 && first - from < 2 && isHeading(lines[from - 1]?.segments[0])) from--;
  // The left column may go on below the right one.
  let to = last + 1;
  while (to < lines.length && lines[to]?.segments.every((segment) => segment.x + segment.width < x)) to++;
  const inside = lines.slice(from, to);
  if (inside.some(isCrossed)) return null;
  const right = sideOf(inside, (segment) => segment.x >= x);
  const left = sideOf(inside, (segment) => segment.x < x);
  const isColumn = (side: Line[]): boolean =>
    side.length >= LEAST_LINES &&
    side.some((line) => isHeading(line.segments[0]) && line.segments.length === 1);
  return isColumn(left) && isColumn(right) ? { x, from, to } : null;
}

const isHeading = (segment: Segment | undefined): boolean =>
  segment !== undefined && sectionOfHeading(segment.text) !== null;

/** The lines that the segments of one side make; the rows between them are the gap. */
function sideOf(lines: Line[], isOwn: (segment: Segment) => boolean): Line[] {
  const side: Line[] = [];
  for (const line of lines) {
    const segments = line.segments.filter(isOwn);
    const [first] = segments;
    if (!first) continue;
    const last = side.at(-1);
    const rows = last ? (line.y - last.y) / 14 : 0;
    const text = lineText(segments);
    side.push({
      ...line,
      segments,
      text,
      x: first.x,
      isBullet: line.isBullet && first === line.segments[0],
      gap: rows === 0 ? 0 : rows + 0.2,
    });
  }
  return side;
}
