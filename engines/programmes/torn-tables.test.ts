import { describe, expect, it } from 'vitest';
import type { Block } from '#engines/documents/index.ts';
import { lineOf } from '#engines/documents/line.fixtures.ts';
import { withTablesJoined } from './torn-tables.ts';

/** A column of lines, twenty points apart. */
function columnOf(column: number, x: number, texts: readonly string[], page = 1): Block {
  const lines = texts.map((text, at) => lineOf(text, { x, y: 100 + 20 * at, column, page }));
  return { page, column, x, width: 100, lines };
}
const joined = (...blocks: Block[]) =>
  withTablesJoined(blocks).map(({ lines }) => lines.map(({ text }) => text));

const TITLES = ['Course title', 'Anatomy', 'Biology', 'Chemistry'];
const HOURS = ['Credit hours', '3', '4', '3'];

describe('a table that was read as two columns of a page', () => {
  it('is put together row by row, from left to right', () => {
    const rows = ['Course title\tCredit hours', 'Anatomy\t3', 'Biology\t4', 'Chemistry\t3'];
    expect(joined(columnOf(1, 40, TITLES), columnOf(2, 300, HOURS))).toEqual([rows]);
    expect(joined(columnOf(1, 300, HOURS), columnOf(2, 40, TITLES))).toEqual([rows]);
  });

  it('is put together from right to left in Arabic', () => {
    const titles = ['اسم المقرر', 'التشريح', 'الأحياء', 'الكيمياء'];
    const hours = ['الساعات المعتمدة', '3', '4', '3'];
    expect(joined(columnOf(1, 300, titles), columnOf(2, 40, hours))).toEqual([
      ['اسم المقرر\tالساعات المعتمدة', 'التشريح\t3', 'الأحياء\t4', 'الكيمياء\t3'],
    ]);
  });

  it('keeps in their places the rows that one side lacks', () => {
    const titles = columnOf(1, 40, TITLES);
    titles.lines = titles.lines.filter(({ text }) => text !== 'Biology');
    const rows = joined(titles, columnOf(2, 300, HOURS));
    expect(rows).toEqual([['Course title\tCredit hours', 'Anatomy\t3', '4', 'Chemistry\t3']]);
  });

  it('stays apart on two pages, without heads, and where few rows stand at one height', () => {
    const isApart = (...blocks: Block[]) => expect(joined(...blocks)).toHaveLength(2);
    isApart(columnOf(1, 40, TITLES), columnOf(2, 300, HOURS, 2));
    isApart(columnOf(1, 40, TITLES), columnOf(1, 300, HOURS));
    for (const head of ['3', 'Hours\tof anybody'])
      isApart(columnOf(1, 40, TITLES), columnOf(2, 300, [head, ...HOURS.slice(1)]));
    isApart(columnOf(1, 40, ['Nursing', ...TITLES.slice(1)]), columnOf(2, 300, HOURS));
    const higher = columnOf(2, 300, HOURS);
    higher.lines = higher.lines.map((line, at) => (at < 2 ? line : { ...line, y: line.y + 10 }));
    isApart(columnOf(1, 40, TITLES), higher);
  });
});
