// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { endOfLastVisit, isPostedSince, noteVisit } from './visit.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 8, minutes));

beforeEach(() => {
  localStorage.clear();
});

describe('a visit', () => {
  test('ends when nobody has looked for half an hour; the first has none before it', () => {
    expect(noteVisit(at(0))).toBeNull();
    expect(noteVisit(at(20))).toBeNull();
    expect(noteVisit(at(90))).toBe(at(20).toISOString());
    expect(noteVisit(at(100))).toBe(at(20).toISOString());
  });

  test('is asked for without being noted', () => {
    noteVisit(at(0));
    expect(endOfLastVisit(at(50))).toBe(at(0).toISOString());
    expect(endOfLastVisit(at(5))).toBeNull();
  });

  test('what was posted since is new; without an earlier visit nothing is', () => {
    const job = { posted_at: at(10).toISOString() };
    expect(isPostedSince(at(5).toISOString(), job)).toBe(true);
    expect(isPostedSince(at(15).toISOString(), job)).toBe(false);
    expect(isPostedSince(null, job)).toBe(false);
  });
});
