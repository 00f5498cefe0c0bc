import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { paint } from './glyph.fixtures.ts';
import type { Glyph } from './glyph.ts';
import { readPainted } from './painted-order.ts';
import type { PdfPage } from './pdf-page.ts';
import { orderPages } from './reading-order.ts';

function page(glyphs: Glyph[]): PdfPage {
  return { width: 595, height: 842, glyphs, links: [], shapes: 0 };
}

const linesOf = (pages: PdfPage[]): string[] =>
  orderPages(releaseTaxonomy, pages).blocks.flatMap((block) => block.lines.map((line) => line.text));

describe('reading order', () => {
  it('reads a sidebar apart from the jobs beside it', () => {
    const left = ['SKILLS', 'Triage', 'Wound care', 'LANGUAGES', 'Tagalog', 'English'];
    const right = [
      'EXPERIENCE',
      'Charge Nurse at Reef Medical',
      'Led a shift of twelve',
      'EDUCATION',
      'BSc Nursing in Manila',
      'Santo Tomas',
    ];
    const glyphs = [
      ...left.flatMap((text, i) => paint(text, 40, 100 + i * 15)),
      ...right.flatMap((text, i) => paint(text, 220, 100 + i * 15)),
    ];
    expect(linesOf([page(glyphs)])).toEqual([...left, ...right]);
  });

  it('keeps dates in a gutter beside the text they belong to', () => {
    const rows: [string, string][] = [
      ['EXPERIENCE', ''],
      ['2019 - 2021', 'Chef de Partie'],
      ['', 'Galle Face Kitchen'],
      ['2015 - 2019', 'Commis Chef'],
      ['', 'Bay Resort'],
    ];
    const glyphs = rows.flatMap(([date, text], i) => [
      ...paint(date, 40, 100 + i * 15),
      ...paint(text, 150, 100 + i * 15),
    ]);
    expect(linesOf([page(glyphs)])).toEqual([
      'EXPERIENCE',
      '2019 - 2021\tChef de Partie',
      'Galle Face Kitchen',
      '2015 - 2019\tCommis Chef',
      'Bay Resort',
    ]);
  });

  it('joins a date that wraps in its gutter', () => {
    const glyphs = [
      ...paint('Sep 2019 -', 40, 100),
      ...paint('Chef de Partie', 150, 100),
      ...paint('Jun 2021', 40, 115),
      ...paint('Bay Resort', 150, 115),
    ];
    expect(linesOf([page(glyphs)])[0]).toContain('Sep 2019 - Jun 2021');
  });

  it('leaves dates below a list where they are when its bullets are no letters', () => {
    const bullet = (y: number): Glyph => ({ ...paint('x', 40, y)[0]!, text: '\ue000' });
    const rows = ['Primary care of children', 'Chair of the ward committee'];
    const glyphs = [
      ...rows.flatMap((text, i) => [bullet(100 + i * 15), ...paint(text, 58, 100 + i * 15)]),
      ...paint('05/2013 - 01/2019', 40, 130),
      ...paint('Bay Heart Centre', 40, 145),
    ];
    expect(linesOf([page(glyphs)]).slice(-2)).toEqual(['05/2013 - 01/2019', 'Bay Heart Centre']);
  });

  it('reads a dash that its font gives no name', () => {
    expect(linesOf([page(paint('2013\uffff2019', 40, 100))])).toEqual(['2013–2019']);
  });

  it('joins letter-spaced headings and keeps their words apart', () => {
    const spaced = [...'WORK EXPERIENCE'].flatMap((ch, index) => paint(ch, 40 + index * 9, 100));
    expect(linesOf([page([...spaced, ...paint('Nurse', 40, 130), ...paint('Chef', 40, 145)])])[0]).toBe(
      'WORK EXPERIENCE',
    );
  });

  it('drops a running foot and keeps what is said once', () => {
    const first = page([...paint('Nurse in Dubai', 40, 100), ...paint('Lina Haddad - Page 1', 40, 820)]);
    const second = page([...paint('Chef in Doha', 40, 100), ...paint('Lina Haddad - Page 2', 40, 820)]);
    expect(linesOf([first, second])).toEqual(['Nurse in Dubai', 'Lina Haddad - Page 1', 'Chef in Doha']);
  });
});

describe('right-to-left lines', () => {
  const painted = (visual: string) => [...visual].map((ch) => ({ text: ch, isSpace: ch === ' ' }));

  it('reads letters from the right and Latin words from the left', () => {
    expect(readPainted(painted('React مادختساب'), true)).toBe('باستخدام React');
  });

  it('keeps a number whole and takes two numbers from the right', () => {
    expect(readPainted(painted('2018 - 2013'), true)).toBe('2013 - 2018');
  });

  it('keeps a telephone number that was set from left to right', () => {
    expect(readPainted(painted('+971 50 555 0111 :فتاهلا'), true)).toBe('الهاتف: +971 50 555 0111');
  });

  it('turns brackets round', () => {
    expect(readPainted(painted('(مألا ةغللا) ةيبرعلا'), true)).toBe('العربية (اللغة الأم)');
  });

  it('leaves brackets that were written as they are meant', () => {
    expect(readPainted(painted(')مألا ةغللا( ةيبرعلا'), true)).toBe('العربية (اللغة الأم)');
    expect(readPainted(painted(')IELTS 7.5( ةيزيلجنإلا'), true)).toBe('الإنجليزية (IELTS 7.5)');
  });
});
