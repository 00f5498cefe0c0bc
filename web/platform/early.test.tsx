// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropEarly, takeEarly } from './early.ts';

const ADDRESS = '/api/current-user';
const answer = () => Promise.resolve(Response.json({}));

beforeEach(() => {
  // A page just opened: the clock of a test's own thread may have run for a minute.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});

afterEach(() => {
  dropEarly();
  vi.restoreAllMocks();
});

test('an answer that was asked for early is taken once', () => {
  const early = answer();
  globalThis.earlyAnswers = { [ADDRESS]: early };
  expect(takeEarly('/api/resume')).toBeUndefined();
  expect(takeEarly(ADDRESS)).toBe(early);
  expect(takeEarly(ADDRESS)).toBeUndefined();
});

test('an old one is not taken for news', () => {
  globalThis.earlyAnswers = { [ADDRESS]: answer() };
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(takeEarly(ADDRESS)).toBeUndefined();
});

test('nobody gets what was asked for somebody else', () => {
  globalThis.earlyAnswers = { [ADDRESS]: answer() };
  dropEarly();
  expect(takeEarly(ADDRESS)).toBeUndefined();
});
