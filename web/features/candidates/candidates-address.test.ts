import { describe, expect, it } from 'vitest';
import { idIn } from '#web/platform/ids.ts';
import { RECRUITER_CANDIDATES as ADDRESS } from './candidates.addresses.ts';
import { countFilters, NO_FILTERS, queryOf, stageIn } from './candidates-address.ts';

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

  it('ask for no more than can be asked, whatever somebody wrote into the address', () => {
    expect(ADDRESS.notice.read('9999')).toBe(365);
    expect(ADDRESS.skills.read(Array.from({ length: 30 }, (_, at) => `skill ${at}`).join(','))).toHaveLength(
      20,
    );
    expect(ADDRESS.places.read(`Dubai, ,${'x'.repeat(200)}`)).toEqual(['Dubai']);
    expect(idIn('-'.repeat(36))).toBeNull();
    expect(ADDRESS.q.read('x'.repeat(300))).toHaveLength(100);
    expect(stageIn('nonsense')).toBe('');
    expect(stageIn('interview')).toBe('interview');
  });
});
