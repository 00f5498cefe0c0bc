import { describe, expect, it } from 'vitest';
import { createChance } from '#server/db/demo/random.ts';
import { firstOf } from '#server/testing/lists.ts';
import { experienceMonths, experienceOf, rankInTime } from './profiles.experience.ts';

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
    ['no gap between jobs', [job('2015-01', '2015-12'), job('2018-01', '2018-06')], 18],
    ['the year of a change once, where years stand alone', [job('2018', '2020'), job('2020', '2021')], 48],
    ['this year no further than to this month', [job('2026', '2026')], 11],
    ['a month where the start is a year and the end a month of it', [job('2020', '2020-03')], 3],
    ['what goes on to this month, whatever end it names', [job('2026-01', '2026-03', true)], 11],
    ['nothing of what has not begun', [job('2019-01', '2019-12'), job('2027-02', '2028-01')], 12],
    ['nothing of dates the wrong way round', [job('2021-05', '2020-05')], null],
    [
      'nothing of what is done for nothing',
      [{ ...job('2015', '2020'), job_title: 'Volunteer: scouts' }],
      null,
    ],
    ['nothing without dates', [job(null, null)], null],
    ['nothing where an end is missing', [job('2020-01', null)], null],
  ])('count %s', (_, work, months) => {
    expect(experienceMonths(work, NOW)).toBe(months);
  });
});

describe('any history', () => {
  const histories = Array.from({ length: 400 }, (_, seed) => anyHistory(createChance(seed + 1)));

  it('counts each month of it once, as one would on a calendar', () => {
    for (const work of histories) expect(experienceMonths(work, NOW)).toBe(countedOnCalendar(work));
  });

  it('is of whole months where people tell it in parts of a year', () => {
    const person = { name: 'Nora', headline: 'Engineer, 7 months of experience', links: [] };
    expect(experienceOf([], person, NOW)).toBe(7);
  });

  it('counts the same in any order, and no less with one more job', () => {
    for (const work of histories) {
      const months = experienceMonths(work, NOW);
      expect(experienceMonths([...work].reverse(), NOW)).toBe(months);
      expect(experienceMonths([...work, firstOf(work)], NOW)).toBe(months);
      const more = experienceMonths([...work, job('2001-01', '2001-12')], NOW);
      expect(more).toBeGreaterThanOrEqual(Math.max(12, months ?? 0));
    }
  });

  it('is at most its jobs together, and at least the longest', () => {
    for (const work of histories) {
      const alone = work.map((one) => experienceMonths([one], NOW) ?? 0);
      const months = experienceMonths(work, NOW) ?? 0;
      expect(months).toBeLessThanOrEqual(alone.reduce((sum, one) => sum + one, 0));
      expect(months).toBeGreaterThanOrEqual(Math.max(...alone));
    }
  });
});

describe('the latest job', () => {
  const latest = (...work: ReturnType<typeof job>[]) =>
    [...work].sort((a, b) => rankInTime(b).localeCompare(rankInTime(a)))[0];

  it.each([
    ['goes on', job('2015-01', null, true), job('2020-01', '2026-10')],
    ['began last, of two that go on', job('2022-03', null, true), job('2015-01', null, true)],
    ['ended last', job('2018-01', '2021-06'), job('2020-01', '2021-05')],
    ['ended in a year, before one that ended in a month of it', job('2018', '2020'), job('2018', '2020-06')],
    ['began last, of two that ended at once', job('2019-05', '2020-06'), job('2018-01', '2020-06')],
    ['has dates', job('2001', '2002'), job(null, null)],
  ])('%s', (_, first, second) => {
    expect(latest(first, second)).toBe(first);
    expect(latest(second, first)).toBe(first);
  });
});

type Chance = ReturnType<typeof createChance>;

function anyHistory(chance: Chance): ReturnType<typeof job>[] {
  const date = () => {
    const year = 2008 + Math.floor(chance.next() * 20);
    const month = String(1 + Math.floor(chance.next() * 12)).padStart(2, '0');
    return [`${year}`, `${year}-${month}`, `${year}-${month}`, null][Math.floor(chance.next() * 4)]!;
  };
  return Array.from({ length: 1 + Math.floor(chance.next() * 5) }, () =>
    job(date(), date(), chance.next() < 0.2),
  );
}

/** The long way: every month of a calendar is asked whether some job holds it. */
function countedOnCalendar(work: ReturnType<typeof job>[]): number | null {
  const spans = work.flatMap(({ start_date: start, end_date: end, currently_working: isOpen }) => {
    const until = isOpen ? '2026-11' : end && (end.length === 4 ? `${end}-12` : end);
    const from = start && (start.length === 4 ? `${start}-01` : start);
    return from && until && from <= until ? [{ from, until }] : [];
  });
  if (spans.length === 0) return null;
  let months = 0;
  for (let year = 2000; year <= 2026; year++)
    for (let month = 1; month <= 12; month++) {
      const it = `${year}-${String(month).padStart(2, '0')}`;
      if (it <= '2026-11' && spans.some(({ from, until }) => from <= it && it <= until)) months++;
    }
  return months;
}
