import { describe, expect, test } from 'vitest';
import { changesBetween, PART, partsOf } from './ranking-order.ts';

describe('changes between two orders', () => {
  test.each([
    ['none', 'abcd', 'abcd', 0],
    ['one who came', 'abcd', 'abxcd', 1],
    ['one who went', 'abcd', 'acd', 1],
    ['one who moved from the end to the beginning', 'abcdefgh', 'habcdefg', 1],
    ['two who changed places', 'abcd', 'abdc', 1],
    ['all turned round', 'abcd', 'dcba', 3],
    ['others altogether', 'ab', 'xyz', 5],
    ['from nobody', '', 'abc', 3],
  ])('count %s', (_what, before, after, count) => {
    expect(changesBetween([...before], [...after])).toBe(count);
  });

  test('of ten thousand are counted at once', () => {
    const before = Array.from({ length: 10_000 }, (_, n) => String(n));
    const after = [before[9_999]!, ...before.slice(0, 9_999)];
    expect(changesBetween(before, after)).toBe(1);
  });
});

test('the parts of an order are whole, wherever the window lies', () => {
  const order = Array.from({ length: PART * 2 + 5 }, (_, n) => String(n));
  expect(partsOf(order, [3, 4, PART - 1]).map((ids) => ids.length)).toEqual([PART]);
  expect(partsOf(order, [PART - 1, PART, PART * 2 + 1]).map((ids) => ids[0])).toEqual([
    '0',
    String(PART),
    String(PART * 2),
  ]);
  expect(partsOf(order, [PART * 9])).toEqual([]);
});
