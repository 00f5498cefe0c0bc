import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { Recognised } from './scan-recogniser.ts';
import { magnified, withSecondReading } from './scan-second-reading.ts';

/** A line of words from the right, each with how surely it was read. */
function reading(...words: [text: string, confidence: number][]): Recognised {
  const row = words.map(([text, confidence], index) => ({
    text,
    confidence,
    box: { x0: 400 - index * 100, y0: 10, x1: 480 - index * 100, y1: 40 },
    symbols: [],
  }));
  return {
    confidence: 80,
    lines: [{ words: row, baseline: { x0: 0, y0: 38, x1: 480, y1: 38 }, rowHeight: 30 }],
  };
}
const textOf = ({ lines }: Recognised) =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join(' | ');

describe('a second reading of a scan', () => {
  it('is believed where the first doubted, and only there', () => {
    const first = reading(['مدرسة', 92], ['الشحاث', 55], ['2019', 90]);
    expect(
      textOf(withSecondReading(releaseTaxonomy, first, reading(['مدرية', 70], ['الشمال', 80], ['9', 40]))),
    ).toBe('مدرسة الشمال 2019');
    expect(textOf(withSecondReading(releaseTaxonomy, first, reading(['مدرسة', 90], ['الحشبٯ', 50])))).toBe(
      'مدرسة الشحاث 2019',
    );
  });

  it('adds what the first did not see, where it is sure', () => {
    const first = reading(['مدرسة', 92]);
    const second = reading(['مدرسة', 92], ['الشمال', 80], ['ضز', 20]);
    expect(textOf(withSecondReading(releaseTaxonomy, first, second))).toBe('مدرسة | الشمال');
  });

  it('of a smaller picture is measured in pixels of the larger', () => {
    const [line] = magnified(reading(['مدرسة', 90]), 2).lines;
    expect([line!.rowHeight, line!.words[0]!.box]).toEqual([60, { x0: 800, y0: 20, x1: 960, y1: 80 }]);
  });
});
