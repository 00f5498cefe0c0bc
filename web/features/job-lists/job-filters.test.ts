import { describe, expect, test } from 'vitest';
import type { JobFilters } from '#contract/features/saved-searches.contract.ts';
import {
  addressOf,
  countOf,
  filtersAt,
  filtersIn,
  filtersToKeep,
  isSame,
  listWith,
  openedAt,
} from './job-filters.ts';

const all: JobFilters = {
  q: 'nurse',
  sectors: ['health'],
  industries: ['hospitals'],
  location: 'Dubai',
  or_remote: true,
  work_places: ['hybrid'],
  seniorities: ['mid', 'unsaid'],
  salary_min: 9_000,
  or_pay_unsaid: true,
  posted_within_days: 7,
  min_score: 0.6,
};

describe('filters in the address', () => {
  test('are read as they were written', () => {
    expect(filtersIn(addressOf(all))).toEqual(all);
    expect(filtersIn(addressOf({}))).toEqual({});
  });

  test('leave out what belongs to a filter that is off, and words nobody knows', () => {
    expect(filtersIn({ ...addressOf({}), remote: true, unsaid: true })).toEqual({});
    expect(filtersIn({ ...addressOf({}), work: ['moon'] as never, level: ['tsar'] as never })).toEqual({});
  });

  test('are counted one by one, the words of the search apart', () => {
    expect(countOf(all)).toBe(9);
    expect(countOf({ q: 'nurse' })).toBe(0);
  });

  test('are the same in whatever order they were chosen', () => {
    expect(isSame({ seniorities: ['mid', 'lead'] }, { seniorities: ['lead', 'mid'], sectors: [] })).toBe(
      true,
    );
    expect(isSame(all, { ...all, salary_min: 9_500 })).toBe(false);
  });

  test('of a list that was left are the filters it goes on with, from its first page', () => {
    const left = { tab: 'all', text: 'nurse', page: 3, place: 'Dubai' } as const;
    expect(filtersAt(left)).toEqual({ q: 'nurse', location: 'Dubai' });
    const { page: _, ...list } = left;
    expect(listWith(left, { salary_min: 9_500 })).toEqual({ ...list, pay: 9_500 });
    expect(listWith({ tab: 'hidden' }, { location: 'Dubai' })).toEqual({ place: 'Dubai' });
  });
});

test('keeping the jobs that fit adds no filter of its own, and opens as the same list', () => {
  const kept = filtersToKeep({ tab: 'matching', filters: { location: 'Dubai' } });
  expect(kept).toEqual({ location: 'Dubai', only_fitting: true });
  for (const filters of [kept, { location: 'Dubai', min_score: 0.2 }]) {
    const opened = openedAt({ id: 'a', filters });
    expect([opened.tab, opened.match, opened.place]).toEqual(['matching', 0, 'Dubai']);
    expect(countOf(filtersIn(opened))).toBe(1);
  }
});
