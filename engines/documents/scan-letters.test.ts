import { expect, it } from 'vitest';
import { lettersOf } from './scan-letters.ts';

/** A word with a gap of eight pixels behind its third letter. */
function gapped(text: string) {
  const symbols = [...text].map((letter, at) => {
    const x0 = at * 10 + (at > 2 ? 8 : 0);
    return { text: letter, box: { x0, y0: 0, x1: x0 + 9, y1: 20 } };
  });
  const box = { x0: 0, y0: 0, x1: text.length * 10 + 8, y1: 20 };
  return { text, confidence: 90, box, symbols };
}

it('an address and a number have no gaps between their letters', () => {
  const widths = (text: string) => lettersOf(gapped(text), false).map(({ width }) => width);
  expect(widths('a@b.eu')[2]).toBe(18);
  expect(widths('201100')[2]).toBe(18);
  expect(widths('planner')[2]).toBe(9);
});
