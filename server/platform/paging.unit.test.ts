import { expect, it } from 'vitest';
import { offsetOf, pageOf } from './paging.ts';

it('pages follow one another, and the last may be short', () => {
  expect([1, 2, 3].map((page) => offsetOf(page, 2))).toEqual([0, 2, 4]);
  const list = ['a', 'b', 'c', 'd', 'e'];
  expect([1, 2, 3, 4].map((page) => pageOf(list, page, 2))).toEqual([['a', 'b'], ['c', 'd'], ['e'], []]);
});
