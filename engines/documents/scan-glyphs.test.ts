import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { glyphsOfScan } from './scan-glyphs.ts';
import type { ScanWord } from './scan-recogniser.ts';

const picture = { width: 900, height: 60, pixels: new Uint8Array(900 * 60).fill(255) };
const word = (text: string, confidence: number, x0: number, x1: number): ScanWord => ({
  text,
  confidence,
  box: { x0, y0: 10, x1, y1: 40 },
  symbols: [],
});
const textOf = (...words: ScanWord[]) =>
  glyphsOfScan(
    releaseTaxonomy,
    [{ words, baseline: { x0: 0, y0: 38, x1: 900, y1: 38 }, rowHeight: 40 }],
    picture,
    0.32,
  )
    .map(({ text }) => text)
    .join('');

describe('a recognised line', () => {
  it('keeps an address whole, however doubtful it was and wherever it was parted', () => {
    const label = word('E-mail:', 95, 20, 120);
    expect(textOf(label, word('grace.', 18, 135, 225), word('mwangi@example.com', 18, 230, 600))).toBe(
      'E-mail: grace.mwangi@example.com',
    );
  });

  it('reads a capital beside the digits of an address as a digit', () => {
    expect(textOf(word('kalharthyS5@example.com', 80, 20, 400))).toBe('kalharthy55@example.com');
    expect(textOf(word('OmarS5@example.com', 80, 20, 400))).toBe('OmarS5@example.com');
  });

  it('that is sure as a whole keeps its doubtful words', () => {
    expect(textOf(word('Operator', 96, 20, 160), word('Oct', 8, 175, 230), word('2017', 85, 245, 320))).toBe(
      'Operator Oct 2017',
    );
  });
});
