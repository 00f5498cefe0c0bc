import { describe, expect, it } from 'vitest';
import type { ScanWord } from './scan-recogniser.ts';
import { commonSizes, typeSize } from './scan-type-size.ts';

const PICTURE = { width: 600, height: 100, pixels: new Uint8Array(600 * 100).fill(255) };
const row = (words: ScanWord[]) => ({ words, baseline: { x0: 0, y0: 50, x1: 600, y1: 50 }, rowHeight: 40 });
/** A word whose letters stand so many pixels tall. */
const word = (text: string, heightOf: (letter: string) => number): ScanWord => ({
  text,
  confidence: 90,
  box: { x0: 10, y0: 20, x1: 100, y1: 50 },
  symbols: [...text].map((letter) => ({
    text: letter,
    box: { x0: 10, y0: 50 - heightOf(letter), x1: 20, y1: 50 },
  })),
});

describe('sizes of type on a scan', () => {
  /** Of lines of such sizes, each of ten letters, what each size is taken for. */
  const common = (...sizes: number[]) => {
    const words = [word('abcdefghij', () => 20)];
    const sizeOf = commonSizes(sizes.map((size) => ({ line: row(words), words, size })));
    return sizes.map((size) => Number(sizeOf(size).toFixed(3)));
  };

  it('that differ by measuring alone become one, their mean', () => {
    expect(common(10, 10.8)).toEqual([10.4, 10.4]);
    expect(common(10, 10.9)).toEqual([10, 10.9]);
    expect(common(14, 10, 10.4)).toEqual([14, 10.2, 10.2]);
    // Each is near to the mean of those below it, not to the smallest.
    expect(common(10, 10.8, 11.3)).toEqual([10.7, 10.7, 10.7]);
    expect(common(10, 10.8, 11.4)).toEqual([10.4, 10.4, 11.4]);
  });

  it('weigh by the letters that are set in them', () => {
    const few = [word('ab', () => 20)];
    const many = [word('abcdefgh', () => 20)];
    const sizeOf = commonSizes([
      { line: row(few), words: few, size: 10 },
      { line: row(many), words: many, size: 10.5 },
    ]);
    expect(sizeOf(10)).toBeCloseTo(10.4, 9);
    expect(sizeOf(20)).toBe(20);
  });

  it('are told by the heights of at least three letters, tall and small ones', () => {
    const sizeOf = (text: string) => {
      const words = [word(text, (letter) => (/[acemnorsuvwxz]/.test(letter) ? 14.6 : 20))];
      const size = typeSize([], PICTURE)({ line: row(words), words });
      return size === null ? null : Number(size.toFixed(2));
    };
    expect([sizeOf('ABC'), sizeOf('AB'), sizeOf('acem'), sizeOf('Abc'), sizeOf('gpq')]).toEqual([
      27.97,
      null,
      27.97,
      27.97,
      null,
    ]);
  });
});
