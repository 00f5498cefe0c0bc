import { expect, test } from 'vitest';
import { pointsBetween } from './points.ts';

test('points are the difference of the percentages that a person sees', () => {
  expect(pointsBetween(0.544, 0.605)).toBe(7);
  expect(pointsBetween(0.541, 0.544)).toBe(0);
  // No estimate is shown as 100 %.
  expect(pointsBetween(0.9, 0.9999)).toBe(9);
});
