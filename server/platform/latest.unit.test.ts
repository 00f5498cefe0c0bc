import { expect, test } from 'vitest';
import { keepingLatest } from './latest.ts';

test('what was asked for longest ago is forgotten first', () => {
  const kept = keepingLatest<number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  expect(kept.get('a')).toBe(1);
  kept.set('c', 3);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
});

test('a name has the value it was given last', () => {
  const kept = keepingLatest<number>(2);
  kept.set('a', 1);
  kept.set('a', 2);
  kept.set('b', 3);
  expect([kept.get('a'), kept.get('b')]).toEqual([2, 3]);
  kept.delete('a');
  expect(kept.get('a')).toBeUndefined();
});
