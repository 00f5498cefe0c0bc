import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { paint } from './glyph.fixtures.ts';
import type { Glyph } from './glyph.ts';
import { judgeGutter } from './gutter.ts';
import { PageSides } from './page-sides.ts';
import { rowsOf } from './painted-words.ts';

/** A row of a page: what stands left of the gutter, and what right of it. `*` makes a text bold. */
type RowTexts = readonly [left: string, right: string];

const set = (text: string, x: number, y: number): Glyph[] =>
  paint(text.replace('*', ''), x, y).map((glyph) => ({ ...glyph, bold: text.startsWith('*') }));

/** Where the columns beside the gutter begin and end, by their texts on the left and the right; null where it parts none. */
function columnsOf(texts: readonly RowTexts[], { isRtl = false } = {}) {
  const rows = rowsOf(
    texts.flatMap(([left, right], at) => [
      ...set(left, 40, 100 + 15 * at),
      ...set(right, 300, 100 + 15 * at),
    ]),
  );
  const gutter = judgeGutter(new PageSides(releaseTaxonomy, isRtl), rows, 280, 0, rows.length);
  return gutter && [gutter.from, gutter.to];
}
const isParted = (texts: readonly RowTexts[]) => columnsOf(texts) !== null;

const beside = (left: readonly string[], right: readonly string[]): RowTexts[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, at) => [left[at] ?? '', right[at] ?? '']);

const SIDEBAR = ['SKILLS', 'Triage', 'Wound care', 'LANGUAGES', 'Tagalog', 'English'];
const MAIN = [
  'EXPERIENCE',
  'Charge Nurse at Reef Medical Centre',
  'Led a shift of twelve nurses and aides',
  'EDUCATION',
  'BSc Nursing of Santo Tomas in Manila',
  'Thesis on the care of older patients',
];
/** Lines of running text without a heading. */
const prose = (count: number, word = 'Coordinated') =>
  Array.from({ length: count }, (_, at) => `${word} the ward of floor ${'abcdefghijklmn'[at]} with care`);

describe('a gutter', () => {
  it('parts columns that both have headings', () => {
    expect(columnsOf(beside(SIDEBAR, MAIN))).toEqual([0, 6]);
    expect(isParted(beside(['SKILLS', 'Triage', 'Wound care'], MAIN))).toBe(true);
  });

  it('parts no column of two lines', () => {
    expect(isParted(beside(['SKILLS', 'Triage'], MAIN))).toBe(false);
    expect(isParted(beside(SIDEBAR, ['EXPERIENCE', 'Charge Nurse at Reef Medical']))).toBe(false);
  });

  it('parts no table, whose head says so', () => {
    const head: RowTexts = ['Company', 'Position'];
    expect(isParted([...beside(SIDEBAR, MAIN), head])).toBe(true);
    const rows = rowsOf([
      ...set('Institution', 40, 85),
      ...set('Qualification', 300, 85),
      ...set('Year', 480, 85),
      ...beside(SIDEBAR, MAIN).flatMap(([left, right], at) => [
        ...set(left, 40, 100 + 15 * at),
        ...set(right, 300, 100 + 15 * at),
      ]),
    ]);
    const page = new PageSides(releaseTaxonomy, false);
    expect(judgeGutter(page, rows, 280, 0, rows.length)).toBeNull();
    expect(judgeGutter(page, rows, 280, 1, rows.length)).not.toBeNull();
  });

  it('parts no dates from the text beside them, on either side', () => {
    const jobs = [
      'Chef de Partie',
      'Galle Face Kitchen',
      'Commis Chef',
      'Bay Resort',
      'Kitchen Steward',
      'Lagoon Inn',
    ];
    const dates = ['2019 - 2021', '', '2015 - 2019', '', '2012 - 2015', ''];
    expect(isParted(beside(dates, jobs))).toBe(false);
    expect(isParted(beside(jobs, dates))).toBe(false);
    // Three dates of nine lines are a sidebar's own, three of eight are company.
    const own = ['SKILLS', 'Triage', 'Wound care', 'First aid', 'Safety', 'Hygiene'];
    const dated = (count: number) =>
      ['2019', '2020', '2021', ...own.slice(0, count)].map((text): RowTexts => [text, '']);
    const text = MAIN.map((line): RowTexts => ['', line]);
    expect(isParted([...dated(6), ...text])).toBe(true);
    expect(isParted([...dated(5), ...text])).toBe(false);
  });

  it('parts no towns from the entries beside them', () => {
    const entries = [
      'EXPERIENCE',
      'Chef de Partie',
      'Led the cold kitchen',
      'Commis Chef',
      'Prepared all the sauces',
      'Kitchen Steward',
      'Washed and stored all pots',
    ];
    const towns = ['', 'Colombo', '', 'Doha', '', 'Dubai', ''];
    expect(isParted(beside(entries, towns))).toBe(false);
    expect(isParted(beside(towns, entries))).toBe(false);
  });

  it('parts no labels of a form from what they ask', () => {
    const labels = ['Company', 'Position', 'Location', 'SKILLS', 'Nursing', 'Care'];
    expect(isParted(beside(labels, MAIN))).toBe(false);
    expect(isParted(beside(MAIN, labels))).toBe(false);
    expect(isParted(beside(['Company', 'Position', 'Wound care', 'SKILLS', 'Nursing', 'Care'], MAIN))).toBe(
      true,
    );
  });

  it('parts no headings that stand in the margin of their text', () => {
    const margin = ['EXPERIENCE', '', '', 'EDUCATION', '', 'SKILLS'];
    expect(isParted(beside(margin, [...MAIN.slice(1, 3), ...prose(4)]))).toBe(false);
    expect(isParted(beside(margin, MAIN))).toBe(false);
  });

  it('parts no short bold words in a margin from much more text beside them', () => {
    const margin = ['*SKILLS', '*Triage', '*Wounds', '*Wards', '*Shifts', '*Drugs'];
    expect(isParted(beside(margin, prose(6)))).toBe(false);
    const plain = margin.map((text) => text.replace('*', ''));
    expect(isParted(beside(plain, MAIN))).toBe(true);
    expect(isParted(beside(margin, MAIN))).toBe(false);
    expect(
      isParted(
        beside(
          margin,
          MAIN.map((text) => `*${text}`),
        ),
      ),
    ).toBe(true);
  });

  it('parts text without headings only where both sides are long and mostly stand alone', () => {
    const apart = (left: readonly string[], right: readonly string[]): RowTexts[] => [
      ...left.map((text): RowTexts => [text, '']),
      ...right.map((text): RowTexts => ['', text]),
    ];
    const [some, more] = [prose(6), prose(6, 'Planned')];
    /** As many rows as given hold text on both sides. */
    const mixed = (paired: number): RowTexts[] => [
      ...beside(some.slice(0, paired), more.slice(0, paired)),
      ...apart(some.slice(paired), more.slice(paired)),
    ];
    expect(isParted(mixed(2))).toBe(true);
    expect(isParted(mixed(6))).toBe(false);
    expect(isParted(beside(prose(5), prose(6, 'Planned')))).toBe(false);
    expect(isParted(mixed(2).map(([left, right]): RowTexts => [left.slice(0, 12), right]))).toBe(false);
  });

  it('parts a bare side from one with headings where it is text, or long and mostly alone', () => {
    const headed = MAIN.map((text): RowTexts => [text, '']);
    const bare = (texts: readonly string[]) => texts.map((text): RowTexts => ['', text]);
    expect(isParted([...headed, ...bare(prose(5))])).toBe(true);
    expect(isParted([...headed, ...bare(prose(4))])).toBe(false);
    const short = ['Triage', 'Wound care', 'First aid', 'Safety', 'Hygiene'];
    expect(isParted([...headed, ...bare(short)])).toBe(true);
    expect(isParted(beside(MAIN, short))).toBe(false);
  });

  it('parts no column whose lines begin anywhere', () => {
    const rows = rowsOf(
      beside(SIDEBAR, MAIN).flatMap(([left, right], at) => [
        ...set(left, 40, 100 + 15 * at),
        // Neither their edges nor their middles stand under each other.
        ...set(right.slice(0, 12 + 3 * at), 300 + 31 * at, 100 + 15 * at),
      ]),
    );
    expect(judgeGutter(new PageSides(releaseTaxonomy, false), rows, 280, 0, rows.length)).toBeNull();
  });

  it('parts a column that is centred', () => {
    const rows = rowsOf(
      beside(SIDEBAR, MAIN).flatMap(([left, right], at) => [
        ...set(left, 120 - left.length * 2.5, 100 + 15 * at),
        ...set(right, 300, 100 + 15 * at),
      ]),
    );
    expect(judgeGutter(new PageSides(releaseTaxonomy, false), rows, 280, 0, rows.length)).not.toBeNull();
  });

  it('is the better the longer it is', () => {
    const scoreOf = (texts: readonly RowTexts[]) => {
      const rows = rowsOf(
        texts.flatMap(([left, right], at) => [
          ...set(left, 40, 100 + 15 * at),
          ...set(right, 300, 100 + 15 * at),
        ]),
      );
      return judgeGutter(new PageSides(releaseTaxonomy, false), rows, 280, 0, rows.length)?.score ?? 0;
    };
    const short = scoreOf(beside(SIDEBAR, MAIN));
    const long = scoreOf([...beside(SIDEBAR, MAIN), ...beside(['Care', 'Drugs'], prose(2))]);
    expect(long).toBeGreaterThan(short);
    expect(short).toBeGreaterThan(
      scoreOf(
        beside(
          SIDEBAR.map((text) => text.toLowerCase()),
          prose(6),
        ),
      ),
    );
  });
});

describe('columns beside a gutter', () => {
  it('begin at their headings where what stands above is a line and its date', () => {
    const above: RowTexts[] = [
      ['Layla Haddad, registered nurse', ''],
      ['Ten years in wards of Gulf hospitals', '2014 - 2024'],
    ];
    expect(columnsOf([...above, ...beside(SIDEBAR, MAIN)])).toEqual([2, 8]);
  });

  it('begin at their headings, too, where the dates above stand on the left', () => {
    const above: RowTexts[] = [
      ['2019 - 2021', 'Charge nurse of the ward'],
      ['2015 - 2019', 'Nurse of the night shift'],
    ];
    expect(columnsOf([...above, ...beside(SIDEBAR, MAIN)])).toEqual([2, 8]);
  });

  it('begin above where both sides hold text of their own there', () => {
    const above: RowTexts[] = [
      ['Registered nurse', 'Layla Haddad of Amman'],
      ['', 'Ten years in wards'],
      ['Licensed in Dubai', ''],
    ];
    expect(columnsOf([...above, ...beside(SIDEBAR, MAIN)])).toEqual([0, 9]);
  });

  it('end where a last section has nothing but a date beside it', () => {
    const last: RowTexts[] = [
      ['AWARDS', ''],
      ['Nurse of the year', '2021'],
    ];
    expect(columnsOf([...beside(SIDEBAR, MAIN), ...last])).toEqual([0, 6]);
    // A section with text beside it goes on as a column, and so does one that has nothing at all.
    expect(
      columnsOf([...beside(SIDEBAR, MAIN), ...last, ['Kind word', 'Wrote a book of care plans']]),
    ).toEqual([0, 9]);
    const alone = last.map(([left]): RowTexts => [left, '']);
    expect(columnsOf([...beside(SIDEBAR, MAIN), ...alone])).toEqual([0, 8]);
  });

  it('of a page from the right end by what stands on the right', () => {
    const main = [
      'الخبرات',
      'ممرضة في مستشفى المدينة الكبير',
      'قادت نوبة من اثنتي عشرة ممرضة',
      'التعليم',
      'بكالوريوس التمريض من جامعة عمان',
      'رسالة في رعاية كبار السن',
    ];
    const painted = (text: string) => [...text].reverse().join('');
    const last: RowTexts[] = [
      ['', 'الجوائز'],
      ['2021', 'ممرضة العام'],
    ];
    const texts = [...beside(SIDEBAR, main), ...last].map(
      ([left, right]): RowTexts => [left, painted(right)],
    );
    expect(columnsOf(texts, { isRtl: true })).toEqual([0, 6]);
  });
});

describe('a gutter within a table', () => {
  it('parts no towns with their dates from the jobs beside them, whether or not the towns are known', () => {
    const jobs = [
      'EXPERIENCE',
      'Ward Pharmacist',
      'Policlinico Valtenesi',
      'Pharmacy Aide',
      'Farmacia Gritti',
      'Clerk',
    ];
    const asides = ['', 'Lovere 2016 – 2019', '', 'Brescia 2012 – 2016', '', 'Lovere 2010 – 2012'];
    expect(isParted(beside(jobs, asides))).toBe(false);
  });

  it('parts no cells from those of their rows, which have the dates', () => {
    const schools = [
      'EDUCATION',
      'Kumasi Technical University',
      'University of Cape Coast',
      'SKILLS',
      'Stock',
      'Counting',
    ];
    const awards = [
      '',
      'HND Purchasing 2005 – 2008',
      'BSc Logistics 2013 – 2016',
      '',
      'Cold chain of foods',
      'Excel',
    ];
    expect(isParted(beside(schools, awards))).toBe(false);
  });

  it('parts no five cells of text that all stand in rows of the other side, unless more text stands by itself', () => {
    const schools = [
      'EDUCATION',
      'Kumasi Technical University',
      'Cape Coast University',
      'Thesis on cold stores',
    ];
    const skills = ['SKILLS', 'Counting of stock', 'Spreadsheets', 'Cold chains'];
    const awards = ['', 'HND Purchasing 2005 – 2008', 'BSc Logistics 2013 – 2016', '', '', ...prose(3)];
    expect(isParted(beside([...schools, ...skills], awards))).toBe(false);
    const alone = beside([...schools, ...skills], awards).concat([['', 'Planned the stores of a harbour']]);
    expect(isParted(alone)).toBe(true);
  });
});
