import { expect, it } from 'vitest';
import { toldLately } from './told-lately.ts';

let at = 0;
const made = () => {
  at = 1_000_000;
  return toldLately(() => at);
};

it('what was told to somebody from a moment on is known in its order, and nothing of others', () => {
  const lately = made();
  lately.keep(['a'], 'jobs:changed', ['too early']);
  at += 100;
  const moment = at;
  lately.keep(['b'], 'jobs:changed', ['of others']);
  lately.keep(['a', 'b'], 'matches:changed', [{ job_id: null }]);
  lately.keep(['a'], 'notifications:changed', []);
  expect(lately.since(moment, new Set(['a', 'x']))?.map(({ event }) => event)).toEqual([
    'matches:changed',
    'notifications:changed',
  ]);
  expect(lately.since(moment, new Set(['c']))).toEqual([]);
});

it('nobody knows what was told before it was there, a minute ago, or at no moment at all', () => {
  const lately = made();
  expect(lately.since(at - 1, new Set(['a']))).toBeNull();
  expect(lately.since(Number.NaN, new Set(['a']))).toBeNull();
  const moment = at;
  at += 61_000;
  expect(lately.since(moment, new Set(['a']))).toBeNull();
});

it('of very much only the end is known', () => {
  const lately = made();
  const moment = at;
  for (let told = 0; told < 2_001; told++) {
    at += 1;
    lately.keep(['a'], 'jobs:changed', [told]);
  }
  expect(lately.since(moment, new Set(['a']))).toBeNull();
  expect(lately.since(at - 1_999, new Set(['a']))).toHaveLength(2_000);
});
