/** Items of a Word document to blocks of lines. */
import { sectionOfHeading } from '#engines/taxonomy/index.ts';
import { findDates, hasArabic } from '#engines/text/index.ts';
import type { Item, Table } from './docx-items.ts';
import type { Block, Line, Segment } from './page.ts';
import { BULLET, lineText } from './page.ts';

/** Blocks of lines: the flow of paragraphs is one block, each column of a layout table and each text box another. */
export function layOut(items: Item[], column: number): Block[] {
  const blocks: Block[] = [];
  let lines: Line[] = [];
  let gap = 0;
  const close = (): void => {
    if (lines.length > 0) blocks.push({ page: 1, column, x: 0, width: 500, lines });
    lines = [];
  };
  for (const item of items) {
    if (item.kind === 'paragraph') {
      if (item.lines.length === 0) gap = 2.4;
      item.lines.forEach((segments, index) => {
        const first = index === 0;
        lines.push(
          lineOf(
            segments,
            column,
            item.isList && first,
            item.isHeading,
            first ? Math.max(gap, 1.2 + item.spaceBefore / 11) : 1.2,
          ),
        );
        gap = 0;
      });
    } else if (item.kind === 'break') {
      close();
    } else if (item.kind === 'box') {
      close();
      blocks.push(...layOut(item.items, column + 10 + blocks.length));
    } else if (isLayoutTable(item)) {
      close();
      const width = Math.max(0, ...item.rows.map((row) => row.length));
      for (let index = 0; index < width; index++) {
        const cells = item.rows.flatMap((row) => row[index] ?? []);
        blocks.push(...layOut(cells, column * 10 + index + 1));
      }
    } else {
      for (const row of item.rows) lines.push(...linesOfRow(row, column));
    }
  }
  close();
  return blocks;
}

function paragraphsOf(cell: Item[]): Segment[][] {
  return cell.flatMap((item) => {
    if (item.kind === 'paragraph') return item.lines;
    if (item.kind === 'break') return [];
    if (item.kind === 'box') return paragraphsOf(item.items);
    return item.rows.flatMap((row) => row.flatMap(paragraphsOf));
  });
}

/** A table that arranges the page: its cells hold headings and running text of their own, in two cells of a row. */
function isLayoutTable(table: Table): boolean {
  if (table.rows.length > 12) return false;
  return table.rows.some((row) => {
    const cells = row.map(paragraphsOf);
    const headed = cells.filter((lines) => {
      const headings = lines.filter((line) => sectionOfHeading(lineText(line))).length;
      return headings > 0 && lines.length > headings + 1;
    });
    return headed.length > 0 && cells.filter((lines) => lines.length > 1).length > (row.length > 1 ? 1 : 0);
  });
}

function linesOfRow(row: Item[][], column: number): Line[] {
  const cells = row.map((cell) => ({ lines: paragraphsOf(cell), items: cell }));
  const filled = cells.filter((cell) => cell.lines.length > 0);
  const [first, second] = filled;
  if (!first) return [];
  if (!second) return rowLines(first.items, column);
  const longest = Math.max(...filled.map((cell) => cell.lines.length));
  // A heading in the first cell and its content beside it.
  const [head, ...others] = first.lines;
  if (head && others.length === 0 && sectionOfHeading(lineText(head)) && longest > 1) {
    return filled.flatMap((cell) => rowLines(cell.items, column));
  }
  const result: Line[] = [];
  // Short cells (dates, labels) are joined on one line beside the first line of the long one.
  const isGrid =
    longest > 1 &&
    filled.every((cell) => cell.lines.length > 1) &&
    !filled.some((cell) => cell.lines.some((line) => findDates(lineText(line)).length > 0));
  if (isGrid) return filled.flatMap((cell) => rowLines(cell.items, column));
  const segments = filled.map((cell): Segment[] => {
    if (
      cell.lines.length < longest &&
      cell.lines.length > 1 &&
      cell.lines.map(lineText).join(' ').length < 60
    ) {
      return [joinSegments(cell.lines.flat())];
    }
    return cell.lines.at(0) ?? [];
  });
  result.push(
    lineOf(
      segments.flat().map((segment, index) => ({ ...segment, x: index * 100 })),
      column,
      false,
      false,
      1.5,
    ),
  );
  for (const cell of filled) {
    if (cell.lines.length <= 1) continue;
    if (cell.lines.length < longest && cell.lines.map(lineText).join(' ').length < 60) continue;
    const rest = rowLines(cell.items, column).slice(1);
    result.push(...rest);
  }
  return result;
}

function rowLines(cell: Item[], column: number): Line[] {
  return cell.flatMap((item) => {
    if (item.kind === 'paragraph')
      return item.lines.map((line, index) =>
        lineOf(line, column, item.isList && index === 0, item.isHeading, 1.2),
      );
    if (item.kind === 'break') return [];
    if (item.kind === 'box') return rowLines(item.items, column);
    return item.rows.flatMap((row) => linesOfRow(row, column));
  });
}

function joinSegments(segments: Segment[]): Segment {
  return {
    text: segments.map((segment) => segment.text).join(' '),
    x: segments.at(0)?.x ?? 0,
    width: segments.at(0)?.width ?? 0,
    runs: segments.flatMap((segment) => segment.runs),
  };
}

function lineOf(
  segments: Segment[],
  column: number,
  isList: boolean,
  isHeadingStyle: boolean,
  gap: number,
): Line {
  const runs = segments.flatMap((segment) => segment.runs);
  const letters = runs.reduce((sum, run) => sum + run.text.length, 0);
  const boldLetters = runs.reduce((sum, run) => sum + (run.bold ? run.text.length : 0), 0);
  let dominant = runs[0];
  for (const run of runs) if (dominant && run.text.length > dominant.text.length) dominant = run;
  const text = lineText(segments);
  return {
    page: 1,
    column,
    x: segments[0]?.x ?? 0,
    y: 0,
    width: 0,
    height: 0,
    size: dominant?.size ?? 11,
    bold: letters > 0 && boldLetters > 0.8 * letters,
    isBullet: isList || BULLET.test(text),
    isRtl: hasArabic(text),
    gap,
    text,
    segments,
    isHeadingStyle,
    room: Number.POSITIVE_INFINITY,
  };
}
