import { describe, expect, it } from 'vitest';
import { layOut } from './learning-items.plan.ts';

const course = (courseId: string, hours: number) => ({ courseId, hours });
const days = (hours: readonly number[], hoursAWeek: number, startOn: string) =>
  layOut(
    hours.map((it, at) => course(String(at), it)),
    { hoursAWeek, startOn },
  ).map(({ startOn: from, dueOn: until }) => `${from} ${until}`);

describe('the days of a plan', () => {
  it('are these, for a plan of an ordinary kind', () => {
    expect(
      layOut([course('excel', 12), course('sql', 20), course('power-bi', 36), course('scrum', 3)], {
        hoursAWeek: 6,
        startOn: '2026-11-22',
      }),
    ).toEqual([
      { courseId: 'excel', startOn: '2026-11-22', dueOn: '2026-12-05' },
      { courseId: 'sql', startOn: '2026-12-06', dueOn: '2026-12-29' },
      { courseId: 'power-bi', startOn: '2026-12-29', dueOn: '2027-02-09' },
      { courseId: 'scrum', startOn: '2027-02-09', dueOn: '2027-02-12' },
    ]);
  });

  it('begin with the day that is named, whatever the month and however long February is', () => {
    expect(days([7, 7], 7, '2028-02-27')).toEqual(['2028-02-27 2028-03-04', '2028-03-05 2028-03-11']);
    expect(days([14], 7, '2026-12-31')).toEqual(['2026-12-31 2027-01-13']);
  });

  it('are one at least for each course, and several short ones may share it', () => {
    expect(days([1, 1, 1], 60, '2026-01-01')).toEqual([
      '2026-01-01 2026-01-01',
      '2026-01-01 2026-01-01',
      '2026-01-01 2026-01-01',
    ]);
  });

  it('never overlap by more than the day on which one ends and the next begins', () => {
    for (const hoursAWeek of [1, 3, 5, 8, 13, 40, 60]) {
      const plan = layOut(
        Array.from({ length: 60 }, (_, at) => course(String(at), 1 + ((at * 37) % 150))),
        { hoursAWeek, startOn: '2026-03-15' },
      );
      plan.slice(1).forEach((next, at) => {
        expect(next.startOn >= plan[at]!.dueOn).toBe(true);
      });
      const hours = plan.reduce((sum, _, at) => sum + 1 + ((at * 37) % 150), 0);
      const length = (Date.parse(plan.at(-1)!.dueOn) - Date.parse('2026-03-15')) / 86_400_000 + 1;
      expect(length).toBe(Math.ceil((hours * 7) / hoursAWeek));
    }
  });

  it('of nothing are none', () => {
    expect(layOut([], { hoursAWeek: 5, startOn: '2026-01-01' })).toEqual([]);
  });
});
