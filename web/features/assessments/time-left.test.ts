import { expect, test } from 'vitest';
import { toldBetween } from './time-left.ts';

test('the marks of the clock are told once, when they are passed', () => {
  expect(toldBetween(302, 301)).toBeNull();
  expect(toldBetween(301, 300)).toBe(300);
  expect(toldBetween(300, 299)).toBeNull();
  expect(toldBetween(61, 60)).toBe(60);
  expect(toldBetween(31, 30)).toBe(30);
});

test('of several marks that a sleep passed, the last is told', () => {
  expect(toldBetween(400, 45)).toBe(60);
  expect(toldBetween(400, 12)).toBe(30);
});

test('nothing is told of a clock that is set back, or is over', () => {
  expect(toldBetween(50, 90)).toBeNull();
  expect(toldBetween(400, 0)).toBeNull();
});
