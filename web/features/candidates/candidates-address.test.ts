import { describe, expect, it } from 'vitest';
import { countFilters, NO_FILTERS, queryOf } from './candidates-address.ts';

describe('the filters of the candidates', () => {
  it('ask for nothing where nothing is chosen', () => {
    expect(queryOf({ ...NO_FILTERS, job: '', q: '' })).toEqual({});
    expect(queryOf({ ...NO_FILTERS, job: 'no-id', q: '' })).toEqual({});
    expect(countFilters(NO_FILTERS)).toBe(0);
  });

  it('ask for what is chosen, and count a pair of salaries once', () => {
    const filters = {
      ...NO_FILTERS,
      notice: 30,
      salary_min: 9_000,
      salary_max: 14_000,
      places: ['Dubai'],
      reasons: ['salary', 'nonsense'],
    };
    expect(queryOf({ ...filters, job: '', q: 'nurse' })).toEqual({
      q: 'nurse',
      notice_period: 30,
      salary_min: 9_000,
      salary_max: 14_000,
      places: ['Dubai'],
      reasons: ['salary'],
    });
    expect(countFilters(filters)).toBe(4);
  });
});
