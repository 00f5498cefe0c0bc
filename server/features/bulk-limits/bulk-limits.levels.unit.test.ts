import { describe, expect, it } from 'vitest';
import { BULK_DEEDS, BULK_LEVELS } from '#contract/features/bulk-limits.contract.ts';
import { type CompanyHistory, levelOf, peopleADay } from './bulk-limits.levels.ts';

const history = (given: Partial<CompanyHistory> = {}): CompanyHistory => ({
  ageDays: 0,
  isVerified: true,
  asked: 0,
  accepted: 0,
  complaints: 0,
  ...given,
});

const OF_LEVEL = {
  watched: history({ ageDays: 900, isVerified: true, asked: 40, accepted: 30, complaints: 3 }),
  new: history(),
  known: history({ ageDays: 7 }),
  established: history({ ageDays: 60, accepted: 20 }),
};

describe('how far a company may reach at once', () => {
  it('grows with its age and with those who said yes', () => {
    expect(Object.entries(OF_LEVEL).map(([level, of]) => [level, levelOf(of)])).toEqual(
      BULK_LEVELS.map((level) => [level, level]),
    );
    expect(levelOf(history({ ageDays: 6.9, accepted: 500 }))).toBe('new');
    expect(levelOf(history({ ageDays: 59.9, accepted: 500 }))).toBe('known');
    expect(levelOf(history({ ageDays: 900, accepted: 19 }))).toBe('known');
  });

  it('stays where it began for a company that is not verified, whatever its age', () => {
    const old = { ageDays: 900, accepted: 500, asked: 900 };
    expect([
      levelOf(history({ ...old, isVerified: false })),
      levelOf(history({ ...old, isVerified: true })),
    ]).toEqual(['new', 'established']);
  });

  it('shrinks with complaints, of which one or two, or few among many, may be slips', () => {
    const old = { ageDays: 900, accepted: 500 };
    expect(levelOf(history({ ...old, asked: 2, complaints: 2 }))).toBe('established');
    expect(levelOf(history({ ...old, asked: 100, complaints: 4 }))).toBe('established');
    expect(levelOf(history({ ...old, asked: 100, complaints: 5 }))).toBe('watched');
    expect(levelOf(history({ isVerified: false, asked: 3, complaints: 3 }))).toBe('watched');
  });

  it('is never less for more trust', () => {
    for (const deed of BULK_DEEDS) {
      const limits = BULK_LEVELS.map((level) => peopleADay(OF_LEVEL[level], deed));
      expect(limits).toEqual(limits.toSorted((one, other) => one - other));
      expect(new Set(limits).size).toBe(limits.length);
    }
  });
});
