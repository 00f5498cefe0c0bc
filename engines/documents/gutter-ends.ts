/** Where the columns beside a gutter begin and end. */
import { sectionOfHeading } from '#engines/taxonomy/index.ts';
import type { PageSides, RowSide, RowSides } from './page-sides.ts';
import type { Row } from './painted-words.ts';

/** Which of two sides: 0 is left, 1 is right. */
type SideIndex = 0 | 1;

/**
 * Cuts rows off a columned stretch that belong to the page above or below it: lines before two headings that stand
 * side by side, and a last section whose only company is its dates.
 */
export function trimmed(
  page: PageSides,
  rows: Row[],
  x: number,
  from: number,
  to: number,
): { from: number; to: number } {
  const sides = rows.slice(from, to).map((row) => page.of(row, x));
  const start = rowsAbove(sides);
  const last = rows.at(to - 1);
  const next = rows.at(to);
  const goesOnBelow = last !== undefined && next !== undefined && next.y - last.y < 3 * next.size;
  return { from: from + start, to: from + endOf(sides, start, page.isRtl ? 1 : 0, goesOnBelow) };
}

/** How many rows at the beginning stand above the columns: those before two headings, where one side is mere company. */
function rowsAbove(sides: RowSides[]): number {
  const paired = sides.findIndex((_, index) => isHeading(sides, index, 0) && isHeading(sides, index, 1));
  if (paired <= 0) return 0;
  const over = sides.slice(0, paired);
  // Where both sides hold text of their own above, they are columns already.
  const isOneSided = isCompany(over, 0) || isCompany(over, 1);
  const isHeadless = over.every(
    ([left, right]) =>
      (textOf(left) === '' || !isHeadingLine(right)) &&
      (textOf(right) === '' || right?.look.isAside || !isHeadingLine(left)),
  );
  return isOneSided && isHeadless ? paired : 0;
}

/** Whether a side only accompanies the other: it holds dates and towns, or whatever shares the other's lines. */
function isCompany(over: RowSides[], index: SideIndex): boolean {
  const own = over.map((row) => row[index]);
  if (own.every((line) => textOf(line) === '' || line?.look.isAside)) return true;
  return (
    over.length >= 4 &&
    over.every(
      (row) =>
        textOf(row[index]) === '' || (textOf(row[otherOf(index)]) !== '' && !isHeadingLine(row[index])),
    )
  );
}

/** Where the columns end: at a heading of the `near` side below which the other side holds nothing but dates and towns. */
function endOf(sides: RowSides[], start: number, near: SideIndex, goesOnBelow: boolean): number {
  let end = sides.length;
  let hasCompanyBelow = false;
  for (const [index, row] of [...sides.entries()].reverse()) {
    if (index <= start + 3) break;
    const own = row[near];
    const other = row[otherOf(near)];
    if (textOf(other) !== '' && !other?.look.isAside) break;
    if (textOf(other) !== '') hasCompanyBelow = true;
    if (isHeadingLine(own) && textOf(other) === '' && (goesOnBelow || hasCompanyBelow)) end = index;
  }
  return end;
}

/** A heading may break over two lines. */
function isHeading(sides: RowSides[], index: number, side: SideIndex): boolean {
  const own = sides[index]?.[side] ?? null;
  if (textOf(own) === '') return false;
  if (isHeadingLine(own)) return true;
  const below = textOf(sides[index + 1]?.[side] ?? null);
  return below !== '' && sectionOfHeading(`${textOf(own)} ${below}`) !== null;
}

function isHeadingLine(line: RowSide | null): boolean {
  return line?.look.kind === 'heading';
}

function textOf(line: RowSide | null): string {
  return line?.text ?? '';
}

function otherOf(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0;
}
