import { expect, it } from 'vitest';
import { DAY_MS, daysAfter, daysBefore } from './days.ts';

it('a day has 24 hours', () => {
  expect(DAY_MS).toBe(86_400_000);
  expect(daysBefore(new Date('2026-03-01T10:00:00Z'), 2)).toEqual(new Date('2026-02-27T10:00:00Z'));
  expect(daysAfter(new Date('2026-12-31T10:00:00Z'), 1)).toEqual(new Date('2027-01-01T10:00:00Z'));
});
