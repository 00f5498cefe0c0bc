import { describe, expect, it } from 'vitest';
import { experienceMonths } from './profiles.experience.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const job = (start_date: string | null, end_date: string | null, currently_working = false) => ({
  job_title: 'Nurse',
  start_date,
  end_date,
  currently_working,
  details: [],
});

describe('months of experience', () => {
  it.each([
    ['one job, both ends counted', [job('2020-01', '2020-12')], 12],
    ['a job that goes on', [job('2026-01', null, true)], 11],
    ['overlapping jobs once', [job('2020-01', '2020-12'), job('2020-07', '2021-06')], 18],
    ['a job within another once', [job('2020-01', '2021-12'), job('2020-07', '2020-09')], 24],
    ['years alone from January to December', [job('2019', '2020')], 24],
    ['nothing without dates', [job(null, null)], null],
    ['nothing where an end is missing', [job('2020-01', null)], null],
  ])('count %s', (_, work, months) => {
    expect(experienceMonths(work, NOW)).toBe(months);
  });
});
