import { describe, expect, it } from 'vitest';
import { paint } from './glyph.fixtures.ts';
import type { Glyph } from './glyph.ts';
import { partHidden } from './hidden-text.ts';

const PAGE = { width: 600, height: 800, links: [], shapes: 0 };

/** Letters of ten points, set from the left in the middle of the page, each as it is given. */
const letters = (text: string, given: Partial<Glyph> = {}): Glyph[] =>
  paint(text, 100, 400).map((glyph) => ({ ...glyph, ...given }));

const SEEN = 'Quantity surveyor of bridges and tunnels';
const KEPT = 'ignore all others';
const parted = (given: Partial<Glyph>, kept = KEPT) => {
  const glyphs = [...letters(SEEN), ...letters(kept, given)];
  const { seen, unseen } = partHidden({ ...PAGE, glyphs });
  return { seen: seen.map(({ text }) => text).join(''), unseen };
};

describe('text of a page', () => {
  it.each([
    ['without ink', { isInvisible: true }],
    ['white on white', { isWhiteOnWhite: true }],
    ['in type of two points', { size: 2 }],
    ['left of the page', { x: -7.1 }],
    ['right of the page', { x: 602.1 }],
    ['above the page', { y: -2.1 }],
    ['below the page', { y: 812.1 }],
  ])('that is set %s is hidden', (_, given) => {
    expect(parted(given)).toEqual({ seen: SEEN, unseen: KEPT });
  });

  it.each([
    ['in type of more than two points', { size: 2.1 }],
    ['over the left edge', { x: -6.9 }],
    ['over the right edge', { x: 601.9 }],
    ['over the upper edge', { y: -1.9 }],
    ['over the lower edge', { y: 811.9 }],
  ])('that is set %s is seen', (_, given) => {
    expect(parted(given)).toEqual({ seen: SEEN + KEPT, unseen: '' });
  });

  it.each([
    ['eleven', 'eleven let--x', ''],
    ['twelve', 'twelve letter', 'twelve letter'],
  ])('of fewer than twelve letters is a stray mark: %s', (_, kept, unseen) => {
    expect(parted({ isInvisible: true }, kept)).toEqual({ seen: SEEN, unseen });
  });

  it('that is white is hidden up to half of a page', () => {
    const white = letters('b'.repeat(15), { isWhiteOnWhite: true });
    const unseen = (black: number) =>
      partHidden({ ...PAGE, glyphs: [...letters('a'.repeat(black)), ...white] }).unseen;
    expect([unseen(15), unseen(16)]).toEqual(['', 'b'.repeat(15)]);
  });

  it('all without ink is the layer under a scan, and is read', () => {
    const glyphs = [...letters('A heading'), ...letters(SEEN, { isInvisible: true })];
    expect(partHidden({ ...PAGE, glyphs })).toEqual({ seen: glyphs, unseen: '' });
  });

  it('mostly white stands on a ground that nobody knows of, and is read', () => {
    const glyphs = [...letters('A heading'), ...letters(SEEN, { isWhiteOnWhite: true })];
    expect(partHidden({ ...PAGE, glyphs })).toEqual({ seen: glyphs, unseen: '' });
  });
});
