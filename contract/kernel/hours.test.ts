import { expect, it } from 'vitest';
import { hoursTold } from './hours.ts';

it.each([
  [0, 0],
  [0.1, 0],
  [0.3, 0.5],
  [1.3, 1.5],
  [9.74, 9.5],
  [12.5, 13],
  [40.2, 40],
])('%d hours are told as %d', (hours, told) => {
  expect(hoursTold(hours)).toBe(told);
});
