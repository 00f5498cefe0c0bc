import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { paint } from './glyph.fixtures.ts';
import { languageColumns } from './language-columns.ts';
import { PageSides } from './page-sides.ts';
import { rowsOf } from './painted-words.ts';

/** A row of a page: an English text at the left edge, and an Arabic one that begins at a place in points. */
type RowTexts = readonly [latin: string, arabic: string, at?: number];

/** The stretches that two languages part, from the first row of each to the one behind its last; nothing where there are none. */
function partedIn(texts: readonly RowTexts[]) {
  const rows = rowsOf(
    texts.flatMap(([latin, arabic, at = 320], index) => [
      ...paint(latin, 40, 100 + 15 * index),
      ...paint([...arabic].reverse().join(''), at, 100 + 15 * index),
    ]),
  );
  const stretches = languageColumns(new PageSides(releaseTaxonomy, false), rows);
  return stretches?.filter(({ x }) => x !== null).map(({ from, to }) => [from, to]);
}

const JOBS: RowTexts[] = [
  ['Dock Planner at Quay Nine', 'مخططة أرصفة في الرصيف التاسع'],
  ['03/2019 - Present', '٠٣/٢٠١٩ - حتى الآن'],
  ['Led cargo plans of container ships', 'قيادة خطط الشحن لسفن الحاويات'],
  ['Stores Clerk at Harbour Supplies', 'أمينة مخزن في لوازم الميناء'],
  ['Counted stock of four sheds a week', 'جرد مخزون أربع حظائر كل أسبوع'],
];
const BAND: RowTexts = ['A line of running text that goes over the gutter between both languages', ''];

describe('two languages side by side', () => {
  it('are columns, dates among them', () => {
    expect(partedIn(JOBS)).toEqual([[0, 5]]);
  });

  it('are columns above and below what stands across the page', () => {
    expect(partedIn([...JOBS, BAND, ...JOBS])).toEqual([
      [0, 5],
      [6, 11],
    ]);
  });

  it('may have a gutter of their own in each table', () => {
    const studies: RowTexts[] = [
      ['Diploma', 'دبلوم في الملاحة البحرية والموانئ', 130],
      ['Harbour College', 'كلية الميناء', 130],
    ];
    expect(partedIn([...JOBS, BAND, ...studies])).toEqual([
      [0, 5],
      [6, 8],
    ]);
  });

  it('are none where only headings and labels are in both', () => {
    const form: RowTexts[] = [
      ['Experience', 'الخبرات'],
      ['Company  Quay Nine', 'الشركة'],
      ['Position  Dock Planner', 'المسمى الوظيفي'],
      ['Education', 'التعليم'],
      ['University  Harbour College', 'الجامعة'],
    ];
    expect(partedIn(form)).toBeUndefined();
  });

  it('are none on a page of one language with a few words of the other', () => {
    expect(partedIn([...JOBS.slice(0, 3), BAND, BAND])).toBeUndefined();
    expect(partedIn(JOBS.map(([latin]) => [latin, '']))).toBeUndefined();
  });
});
