import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test('an entry is moved up and down among the others', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
});

test('without such an entry the list stays as it is', () => {
  expect(moved(['a', 'b'], 2, 0)).toEqual(['a', 'b']);
});
