import { describe, expect, it } from 'vitest';
import { type Item, type Paragraph, plainParagraph, type Table } from './docx-items.ts';
import { layOut } from './docx-layout.ts';
import type { Line } from './page.ts';

const texts = (items: Item[], column = 0) =>
  layOut(items, column).map((block) => block.lines.map((line) => line.text));
const linesOf = (items: Item[]): Line[] => layOut(items, 0).flatMap((block) => block.lines);

/** A cell of paragraphs. */
const cell = (...lines: (string | Item)[]): Item[] =>
  lines.map((line) => (typeof line === 'string' ? plainParagraph(line) : line));
const table = (...rows: Item[][][]): Table => ({ kind: 'table', rows });
const listed = (text: string): Paragraph => ({ ...plainParagraph(text), isList: true });
/** A paragraph whose line breaks. */
const broken = (...lines: string[]): Paragraph => ({
  ...plainParagraph(''),
  lines: lines.flatMap((line) => plainParagraph(line).lines),
});
const EMPTY: Paragraph = { ...plainParagraph(''), lines: [] };

describe('paragraphs of a Word document', () => {
  it('are lines of one block, as far apart as they are set', () => {
    const lines = linesOf([
      plainParagraph('Amal Nasser'),
      { ...plainParagraph('Nurse'), spaceBefore: 11 },
      EMPTY,
      plainParagraph('Dubai'),
      plainParagraph('Amman'),
      broken('Line one', 'line two'),
    ]);
    expect(lines.map(({ text, gap }) => [text, gap])).toEqual([
      ['Amal Nasser', 1.2],
      ['Nurse', 2.2],
      ['Dubai', 2.4],
      ['Amman', 1.2],
      ['Line one', 1.2],
      ['line two', 1.2],
    ]);
  });

  it('are bullets where they are listed, in their first line only, or where they begin with one', () => {
    const list = { ...broken('Led a ward', 'of forty beds'), isList: true };
    expect(
      linesOf([list, plainParagraph('• Triage'), plainParagraph('Care')]).map(({ isBullet }) => isBullet),
    ).toEqual([true, false, true, false]);
  });

  it('are bold where nearly all of their letters are, and as large as most of them', () => {
    const styled = (bold: string, plain: string): Paragraph => {
      const [run] = plainParagraph('').lines[0]?.[0]?.runs ?? [];
      if (!run) throw new Error('no run');
      const runs = [
        { ...run, text: bold, bold: true, size: 14 },
        { ...run, text: plain },
      ];
      return { ...plainParagraph(''), lines: [[{ text: bold + plain, x: 0, width: 0, runs }]] };
    };
    const looks = (item: Item) => linesOf([item]).map(({ bold, size }) => [bold, size])[0];
    expect(looks(styled('a'.repeat(9), 'b'))).toEqual([true, 14]);
    expect(looks(styled('a'.repeat(8), 'bb'))).toEqual([false, 14]);
    expect(looks(styled('aa', 'b'.repeat(8)))).toEqual([false, 11]);
    expect(looks(styled('', ''))).toEqual([false, 14]);
  });

  it('of Arabic are read from the right; headings of the document stay headings', () => {
    const [arabic, latin] = linesOf([
      plainParagraph('الخبرات'),
      { ...plainParagraph('Work'), isHeading: true },
    ]);
    expect([arabic?.isRtl, arabic?.isHeadingStyle]).toEqual([true, false]);
    expect([latin?.isRtl, latin?.isHeadingStyle]).toEqual([false, true]);
  });

  it('go on in another block after a break, and a frame is a block of its own', () => {
    const box: Item = { kind: 'box', items: cell('In a frame') };
    const items = [...cell('Before'), box, ...cell('Between'), { kind: 'break' } as const, ...cell('After')];
    expect(texts(items)).toEqual([['Before'], ['In a frame'], ['Between'], ['After']]);
    const columns = layOut(items, 0).map(({ column }) => column);
    expect([columns[0], columns[2], columns[3]]).toEqual([0, 0, 0]);
    expect(columns[1]).toBeGreaterThan(0);
    expect(texts([{ kind: 'break' }])).toEqual([]);
  });
});

describe('a table that arranges the page', () => {
  const left = cell('SKILLS', 'Triage', 'Wound care');
  const right = cell('EXPERIENCE', 'Charge Nurse', 'Reef Medical');

  it('is read column by column, each a block of its own', () => {
    const blocks = layOut([table([left, right], [cell('First aid'), cell('Since 2019')])], 0);
    expect(blocks.map(({ column, lines }) => [column, lines.map(({ text }) => text)])).toEqual([
      [1, ['SKILLS', 'Triage', 'Wound care', 'First aid']],
      [2, ['EXPERIENCE', 'Charge Nurse', 'Reef Medical', 'Since 2019']],
    ]);
  });

  it('stands between the blocks of what comes before and after it', () => {
    expect(texts([...cell('Before'), table([left, right]), ...cell('After')])).toEqual([
      ['Before'],
      ['SKILLS', 'Triage', 'Wound care'],
      ['EXPERIENCE', 'Charge Nurse', 'Reef Medical'],
      ['After'],
    ]);
  });

  it('has one cell of it too, where that is the whole page', () => {
    expect(texts([table([right])])).toEqual([['EXPERIENCE', 'Charge Nurse', 'Reef Medical']]);
  });

  it('has no more than twelve rows', () => {
    const rows = (count: number) =>
      layOut([table([left, right], ...Array.from({ length: count - 1 }, () => [cell('A'), cell('B')]))], 0);
    expect(rows(12)).toHaveLength(2);
    expect(rows(13)).toHaveLength(1);
  });

  it('is none where no cell holds text under its heading, or only one cell holds more than a line', () => {
    expect(layOut([table([cell('SKILLS', 'LANGUAGES'), cell('One', 'Two')])], 0)).toHaveLength(1);
    expect(layOut([table([left, cell('Since 2019')])], 0)).toHaveLength(1);
  });
});

describe('a row of a table', () => {
  it('is one line, its cells apart', () => {
    const [line] = linesOf([table([cell('2019 - 2021'), cell('Charge Nurse'), cell('Dubai')])]);
    expect(line?.text).toBe('2019 - 2021\tCharge Nurse\tDubai');
    expect(line?.segments.map(({ x }) => x)).toEqual([0, 100, 200]);
    expect(line?.gap).toBe(1.5);
  });

  it('without text is none, and of one cell with text is that cell’s lines', () => {
    expect(linesOf([table([[], []])])).toEqual([]);
    expect(texts([table([[], cell(listed('Triage'), 'Care')])])).toEqual([['Triage', 'Care']]);
    expect(linesOf([table([[], cell(listed('Triage'), 'Care')])]).map(({ isBullet }) => isBullet)).toEqual([
      true,
      false,
    ]);
  });

  it('begins with its dates beside the first line of what was done then', () => {
    const row = [cell('2019 - 2021'), cell('Charge Nurse', listed('Led a shift'), 'Reef Medical')];
    expect(texts([table(row)])).toEqual([['2019 - 2021\tCharge Nurse', 'Led a shift', 'Reef Medical']]);
    expect(linesOf([table(row)]).map(({ isBullet }) => isBullet)).toEqual([false, true, false]);
  });

  it('has a date that is broken over two lines on one', () => {
    const row = [cell('January 2019', 'March 2021'), cell('Charge Nurse', 'Reef Medical', 'Led a shift')];
    expect(texts([table(row)])).toEqual([
      ['January 2019 March 2021\tCharge Nurse', 'Reef Medical', 'Led a shift'],
    ]);
  });

  it('keeps the further lines of a cell that is long, though another is longer', () => {
    const long = ['Charge Nurse of the emergency ward, 2019', 'where a shift of twelve was led by night'];
    const row = [cell(...long), cell('Dubai', 'Reef Medical', 'Since 2019')];
    expect(texts([table(row)])).toEqual([[`${long[0]}\tDubai`, long[1], 'Reef Medical', 'Since 2019']]);
  });

  it('with a heading and its content beside it is read one after the other', () => {
    expect(texts([table([cell('SKILLS'), cell('Triage', 'Wound care')])])).toEqual([
      ['SKILLS', 'Triage', 'Wound care'],
    ]);
    expect(texts([table([cell('SKILLS'), cell('Triage')])])).toEqual([['SKILLS\tTriage']]);
  });

  it('whose cells are lists without dates is read list by list', () => {
    expect(texts([table([cell('Triage', 'Wound care'), cell('Excel', 'Word', 'SAP')])])).toEqual([
      ['Triage', 'Wound care', 'Excel', 'Word', 'SAP'],
    ]);
  });

  it('holds what stands in tables, frames and breaks within its cells', () => {
    const inner: Item[] = [
      table([cell('Triage'), cell('Wards')]),
      { kind: 'break' },
      { kind: 'box', items: cell('In a frame') },
    ];
    expect(texts([table([inner])])).toEqual([['Triage\tWards', 'In a frame']]);
    expect(texts([table([cell('2019'), inner])])).toEqual([['2019\tTriage', 'In a frame']]);
  });
});
