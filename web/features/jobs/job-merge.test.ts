import { describe, expect, test } from 'vitest';
import { EMPTY_JOB, type JobFormValues } from './job-form-values.ts';
import { isUnchanged, merge } from './job-merge.ts';

const BASE: JobFormValues = {
  ...EMPTY_JOB,
  job_title: 'Welder',
  location: 'Dubai',
  skills: [{ ref_skill: null, name: 'MIG welding', importance: 'must' }],
};
const with_ = (given: Partial<JobFormValues>): JobFormValues => ({ ...BASE, ...given });

describe('two who change one job', () => {
  test('keep both changes where they are of different fields', () => {
    const merged = merge(BASE, with_({ location: 'Ajman' }), with_({ min_years: 3 }));
    expect(merged.values).toMatchObject({ location: 'Ajman', min_years: 3 });
    expect([merged.conflicts, merged.taken]).toEqual([[], ['min_years']]);
  });

  test('must choose where they wrote different things into one field, which stays mine until then', () => {
    const merged = merge(BASE, with_({ location: 'Ajman' }), with_({ location: 'Sharjah', min_years: 3 }));
    expect([merged.conflicts, merged.values.location, merged.values.min_years]).toEqual([
      ['location'],
      'Ajman',
      3,
    ]);
  });

  test('agree where they wrote the same', () => {
    const merged = merge(BASE, with_({ location: 'Ajman ' }), with_({ location: 'Ajman' }));
    expect(merged.conflicts).toEqual([]);
  });
});

describe('a job is unchanged', () => {
  test('when the server only gave its skills their concepts, an order of keys, and no spaces', () => {
    const stored = with_({
      job_title: 'Welder ',
      skills: [{ importance: 'must', level: null, name: 'MIG welding', ref_skill: 'mig-welding' }],
      languages: [{ language: '', level: null }],
    });
    expect(isUnchanged(BASE, stored)).toBe(true);
  });

  test('and changed by a weight, a flag or an order', () => {
    const [skill] = BASE.skills;
    expect(isUnchanged(BASE, with_({ skills: [{ ...skill!, weight: 0.5 }] }))).toBe(false);
    expect(
      isUnchanged(with_({ responsibilities: ['a', 'b'] }), with_({ responsibilities: ['b', 'a'] })),
    ).toBe(false);
  });
});
