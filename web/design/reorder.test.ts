import { expect, test } from 'vitest';
import { placeAt } from './reorder.ts';

const SPANS = [
  { top: 0, bottom: 40 },
  { top: 40, bottom: 140 },
  { top: 140, bottom: 180 },
];

test.each([
  [0, 0, 0],
  [0, 49, 0],
  [0, 51, 1],
  [0, 500, 2],
  [2, -51, 1],
  [2, -500, 0],
  [1, 21, 2],
  [1, -21, 0],
])('entry %i that was dragged by %i pixels stands at %i', (from, by, to) => {
  expect(placeAt(SPANS, from, by)).toBe(to);
});
