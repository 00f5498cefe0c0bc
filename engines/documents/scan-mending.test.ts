import { expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { mendLine } from './scan-mending.ts';

const read = (...texts: string[]) => {
  const words = texts.map((text, at) => ({
    text,
    confidence: 80,
    box: { x0: 500 - 60 * at, y0: 0, x1: 550 - 60 * at, y1: 20 },
    symbols: [],
  }));
  const line = { words, baseline: { x0: 0, y0: 20, x1: 600, y1: 20 }, rowHeight: 20 };
  return mendLine(releaseTaxonomy, line).words.map(({ text }) => text);
};

it('what stands before "now" and begins like "until" is "until"', () => {
  expect(read('2017', '-', 'حاف', 'الآن').slice(-2)).toEqual(['حتى', 'الآن']);
  expect(read('2017', '-', 'حق', 'الان').at(-2)).toBe('حتى');
  expect(read('2017', '-', 'حاف', 'العمل').at(-2)).not.toBe('حتى');
});

it('the sign of the era that was read as a digit before its year goes, where a month stands before it', () => {
  expect(read('من', 'مارس', '12019').at(-1)).toBe('2019');
  expect(read('منذ', 'رقم', '12019').at(-1)).toBe('12019');
  expect(read('من', 'مارس', '2019').at(-1)).toBe('2019');
});
