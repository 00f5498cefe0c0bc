import { describe, expect, it } from 'vitest';
import { paint } from './glyph.fixtures.ts';
import type { Glyph } from './glyph.ts';
import { linesOf } from './lines-of-rows.ts';
import { rowsOf } from './painted-words.ts';
import type { LinkArea } from './pdf-page.ts';

const lines = (glyphs: Glyph[], links: LinkArea[] = [], isRtl = false) =>
  linesOf(rowsOf(glyphs), 1, 0, isRtl, links);
const bold = (glyphs: Glyph[]) => glyphs.map((glyph) => ({ ...glyph, bold: true }));

describe('lines of a page', () => {
  it('know where they stand, how far apart they are and what room they leave', () => {
    const [first, second] = lines([...paint('Nurse in Dubai', 40, 100), ...paint('Chef', 40, 115)]);
    expect(first).toMatchObject({ x: 40, y: 90, width: 70, size: 10, gap: 0, room: 0, isBullet: false });
    expect(second).toMatchObject({ x: 40, y: 105, width: 20, gap: 1.5, room: 50 });
    const [, arabic] = lines([...paint('اهلا وسهلا بكم', 40, 100), ...paint('طاه', 60, 115)], [], true);
    expect(arabic).toMatchObject({ isRtl: true, room: 20 });
  });

  it('are bold where nearly all of their letters are, and as large as most of them', () => {
    const mixed = (strong: string, plain: string) =>
      lines([...bold(paint(strong, 40, 100, 12)), ...paint(plain, 46 + strong.length * 6, 100)])[0];
    expect(mixed('aaaaaaaaa', 'bb')).toMatchObject({ bold: true, size: 12 });
    expect(mixed('aaaaaaaa', 'bb')).toMatchObject({ bold: false, size: 12 });
    expect(mixed('aa', 'bbbbbbbb')).toMatchObject({ bold: false, size: 10 });
  });

  it('have a bullet together with its text, though a tab stands between', () => {
    const [line] = lines([...paint('•', 40, 100), ...paint('Triage', 70, 100)]);
    expect([line?.text, line?.isBullet, line?.segments.length]).toEqual(['• Triage', true, 1]);
    const [apart] = lines([...paint('IT', 40, 100), ...paint('Triage', 80, 100)]);
    expect(apart?.segments.map(({ text }) => text)).toEqual(['IT', 'Triage']);
  });

  it('are parted where a gap is wide', () => {
    const parts = (x: number) =>
      lines([...paint('Nurse', 40, 100), ...paint('Dubai', x, 100)])[0]?.segments.map(({ text }) => text);
    expect(parts(74)).toEqual(['Nurse Dubai']);
    expect(parts(75)).toEqual(['Nurse', 'Dubai']);
  });

  it('know which of their words are linked, to the edge of the link', () => {
    const linkOf = (area: Omit<LinkArea, 'url'>) =>
      lines(
        [...paint('Nurse', 40, 100), ...paint('home', 71, 100)],
        [{ ...area, url: 'https://liza.test' }],
      )[0]?.segments[0]?.runs.map(({ text, link }) => `${text} ${link ?? '-'}`);
    // The middle of "home" stands 81 points from the left and 96.5 from the top.
    const linked = ['Nurse -', 'home https://liza.test'];
    const plain = ['Nurse home -'];
    expect(linkOf({ x: 70, y: 90, width: 30, height: 12 })).toEqual(linked);
    expect(linkOf({ x: 81, y: 96.5, width: 1, height: 1 })).toEqual(linked);
    expect(linkOf({ x: 80, y: 95.5, width: 1, height: 1 })).toEqual(linked);
    expect(linkOf({ x: 81.1, y: 90, width: 30, height: 12 })).toEqual(plain);
    expect(linkOf({ x: 70, y: 90, width: 10.9, height: 12 })).toEqual(plain);
    expect(linkOf({ x: 70, y: 96.6, width: 30, height: 12 })).toEqual(plain);
    expect(linkOf({ x: 70, y: 90, width: 30, height: 6.4 })).toEqual(plain);
  });

  it('are runs of one style each: weight, slant, size, colour and typeface', () => {
    const runs = (given: Partial<Glyph>) =>
      lines([
        ...paint('Nurse', 40, 100),
        ...paint('home', 71, 100).map((glyph) => ({ ...glyph, ...given })),
      ])[0]?.segments.flatMap((segment) => segment.runs).length;
    expect(runs({})).toBe(1);
    for (const given of [
      { bold: true },
      { italic: true },
      { size: 10.3 },
      { color: '#ff0000' },
      { font: 'f2' },
    ])
      expect([given, runs(given)]).toEqual([given, 2]);
    expect(runs({ size: 10.2 })).toBe(1);
  });
});
