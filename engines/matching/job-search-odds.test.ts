import { describe, expect, it } from 'vitest';
import { type FoundAnswer, likelyAmong, oddsOf } from './job-search-odds.ts';
import type { Condition } from './requests.ts';

const title: Condition = { kind: 'title', wish: 'nice', text: 'baker', occupation: 'baker' };
const place: Condition = { kind: 'place', wish: 'nice', place: 'muscat', km: null };
const word = (text: string): Condition => ({ kind: 'word', wish: 'nice', text });
const one = (degrees: number[], worth = 1): FoundAnswer => ({
  answer: { title: degrees[0] ?? null, work: degrees[0] ?? null, all: 0.8, degrees },
  worth,
});

describe('how likely a job that was found is wanted', () => {
  it('is likelier in the place itself, and less in another country', () => {
    const odds = (degree: number) =>
      oddsOf(one([1, degree]), [title, place], { best: 1, said: [true, true] });
    expect(odds(1)).toBeGreaterThan(odds(0.45));
    expect(odds(0.45)).toBeGreaterThan(odds(0));
  });

  it('is less where it says no word that other jobs say, and hardly less where nobody says it', () => {
    const asked = [title, word('sourdough'), word('rye')];
    const odds = (degrees: number[], said: boolean[]) => oddsOf(one(degrees), asked, { best: 1, said });
    const whole = odds([1, 1, 1], [true, true, true]);
    expect(odds([1, 1, 0], [true, true, false])).toBe(whole);
    expect(odds([1, 1, 0], [true, true, true])).toBeLessThan(whole);
    expect(odds([1, 0, 0], [true, true, true])).toBeLessThan(0.5);
  });

  it('fills no list with what is much weaker than the best, unless one thing is asked for', () => {
    const found = [one([1, 0.3]), one([1, 0.3], 0.8)];
    expect(likelyAmong(found, found, [title, word('rye')])).toEqual([found[0]]);
    expect(likelyAmong(found, found, [title])).toEqual(found);
  });
});
