import { BULLET, type Reading } from '#engines/documents/index.ts';
import { fold } from '#engines/text/index.ts';
import type { Place } from './programme.ts';
import { withTablesJoined } from './torn-tables.ts';

/** One piece of a line: a cell of a table, or the whole line. */
export interface Cell {
  text: string;
  /** Points from the page's left edge; the number of the cell where the document has no places. */
  x: number;
}

/** A line as the reader of plans sees it. */
export interface Row extends Place {
  cells: Cell[];
  /** The cells, joined by a space. */
  text: string;
  folded: string;
  isBullet: boolean;
  /** Larger, bolder or styled as a heading. */
  isProminent: boolean;
  /** In lines; 0 where it is unknown. */
  gap: number;
  x: number;
}

/** The lines of a document as rows, in reading order; cells that are drawn with bars are parted, and rules left out. */
export function rowsOf(reading: Reading): Row[] {
  const lines = withTablesJoined(reading.blocks).flatMap((block) => block.lines);
  const size = commonSize(lines.map((line) => line.size));
  return lines.flatMap((line, at): Row[] => {
    const cells = line.segments.flatMap(({ text, x }) => cellsOf(text, x));
    const text = cells.map((cell) => cell.text).join(' ');
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    return [
      {
        cells,
        text,
        folded: fold(text),
        isBullet: line.isBullet || BULLET.test(text),
        isProminent: line.bold || line.isHeadingStyle || line.size > size * LARGER,
        gap: line.gap,
        x: line.x,
        page: line.page,
        line: at,
      },
    ];
  });
}

const LARGER = 1.1;

function cellsOf(text: string, x: number): Cell[] {
  if (!/\S\s*\|\s*\S/.test(text)) return [{ text: text.trim(), x }].filter((cell) => cell.text !== '');
  return text
    .split('|')
    .map((part, at) => ({ text: part.trim(), x: x + at }))
    .filter((cell) => cell.text !== '');
}

function commonSize(sizes: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
