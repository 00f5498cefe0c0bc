import { describe, expect, it } from 'vitest';
import {
  endOf,
  isTimeOver,
  mayHandIn,
  mayMove,
  mayPlay,
  nextStart,
  paceOf,
  secondsLeft,
  secondsToEnd,
  shortToGoOnFrom,
} from './assessments.policy.ts';

const now = new Date('2026-11-20T08:00:00Z');
const inMs = (ms: number) => new Date(now.getTime() + ms);
const daysAgo = (days: number) => inMs(-days * 86_400_000);

describe('the time of an attempt', () => {
  it('is longer by the share that a person was given', () => {
    expect(endOf(now, 20, 0)).toEqual(inMs(20 * 60_000));
    expect(endOf(now, 20, 25)).toEqual(inMs(25 * 60_000));
  });

  it('is over five seconds after its end, as answers may be on their way', () => {
    const isOver = (endsAt: Date | null, status: 'IN_PROGRESS' | 'COMPLETED' = 'IN_PROGRESS') =>
      isTimeOver({ status, endsAt }, now);
    expect([isOver(inMs(-5_000)), isOver(inMs(-5_001))]).toEqual([false, true]);
    expect([isOver(null), isOver(inMs(-60_000), 'COMPLETED')]).toEqual([false, false]);
  });

  it('is told in seconds while it runs', () => {
    const left = (endsAt: Date | null) => secondsLeft({ status: 'IN_PROGRESS', endsAt }, now);
    expect([left(inMs(61_400)), left(inMs(-9_000)), left(null)]).toEqual([61, 0, null]);
    expect(secondsLeft({ status: 'CANCELLED', endsAt: inMs(9_000) }, now)).toBeNull();
  });

  it('is looked at again once nothing more is taken', () => {
    for (const ms of [60_000, 400, -4_000]) {
      const endsAt = inMs(ms);
      const then = inMs(secondsToEnd(endsAt, now) * 1_000);
      expect(isTimeOver({ status: 'IN_PROGRESS', endsAt }, then)).toBe(true);
    }
    expect([secondsToEnd(inMs(60_000), now), secondsToEnd(inMs(-60_000), now)]).toEqual([66, 1]);
  });
});

describe('taking an instrument again', () => {
  const taken = (given: object = {}) => ({
    status: 'COMPLETED' as const,
    startedAt: daysAgo(31),
    completedAt: daysAgo(30),
    endsAt: null,
    ...given,
  });
  const cancelled = { status: 'CANCELLED' as const, completedAt: null };

  it('waits so many days after the latest that was taken', () => {
    expect(nextStart([], 30, now)).toBeNull();
    expect(nextStart([taken()], 30, now)).toBeNull();
    expect(nextStart([taken()], 31, now)).toEqual(inMs(86_400_000));
    expect(nextStart([taken({ completedAt: daysAgo(1) }), taken()], 30, now)).toEqual(daysAgo(-29));
    expect(nextStart([taken({ completedAt: null })], 32, now)).toEqual(daysAgo(-1));
  });

  it('counts what was given up where its questions were timed, and only there', () => {
    expect(nextStart([taken(cancelled)], 90, now)).toBeNull();
    expect(nextStart([taken({ ...cancelled, endsAt: daysAgo(31) })], 90, now)).toEqual(daysAgo(-59));
  });

  it('goes on from the short scale while starting anew would have to wait', () => {
    const short = taken({ form: 'short' as const, instrumentVersion: '2' });
    const attempt = (given: object = {}) => ({
      ...short,
      form: 'short' as const,
      instrumentVersion: '2',
      ...given,
    });
    const from = (history: ReturnType<typeof attempt>[], retakeAfterDays = 90) =>
      shortToGoOnFrom(history, { version: '2', retakeAfterDays }, now);
    const own = attempt();
    expect(from([own])).toBe(own);
    expect(from([attempt(cancelled), own])).toBe(own);
    expect([from([own], 30), from([])]).toEqual([null, null]);
    for (const other of [{ form: 'full' }, { instrumentVersion: '1' }, { status: 'IN_PROGRESS' }])
      expect(from([attempt(other), own])).toBeNull();
  });
});

describe('handing in', () => {
  it('takes all answers, gaps of a timed test, and nine in ten of what takes gaps', () => {
    const may = (fraction: number, acceptsGaps: boolean, endsAt: Date | null = null) =>
      mayHandIn({ endsAt }, { fraction, acceptsGaps });
    expect([may(1, false), may(0.99, false), may(0.99, false, now)]).toEqual([true, false, false]);
    expect([may(0.9, true), may(0.89, true), may(0.1, true, now)]).toEqual([true, false, true]);
  });

  it('is the last that happens to an attempt but its result', () => {
    expect([mayMove('IN_PROGRESS', 'RESULT_PROCESSING'), mayMove('IN_PROGRESS', 'CANCELLED')]).toEqual([
      true,
      true,
    ]);
    expect([mayMove('RESULT_PROCESSING', 'CANCELLED'), mayMove('COMPLETED', 'IN_PROGRESS')]).toEqual([
      false,
      false,
    ]);
  });
});

it('a sound is fetched within two minutes of its play', () => {
  expect([mayPlay({ playedAt: inMs(-120_000) }, now), mayPlay({ playedAt: inMs(-120_001) }, now)]).toEqual([
    true,
    false,
  ]);
});

it('the pace of answers is usual from a quarter of the planned time to three times of it', () => {
  expect([14, 15, 180, 181, null].map((seconds) => paceOf(seconds, 60))).toEqual([
    'fast',
    'usual',
    'usual',
    'slow',
    'unknown',
  ]);
});
