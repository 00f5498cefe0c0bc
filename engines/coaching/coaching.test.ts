import { describe, expect, it } from 'vitest';
import { openConcerns } from '#engines/text/index.ts';
import { type LaidWeeks, layWeeks } from './lay-weeks.ts';
import { replyTo, type WeekFacts } from './mentor.ts';
import { planAsOf, type RunningPlan, weekStart } from './plan-as-of.ts';
import type { PlanItem } from './plan-items.ts';

/** A repeatable source of chance, 0 to 1. */
const chance = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

function someItems(seed: number): { items: PlanItem[]; has: Set<string> } {
  const next = chance(seed);
  const skill = () => `s${Math.floor(next() * 24)}`;
  const items = Array.from({ length: 2 + Math.floor(next() * 14) }, (_, at) => {
    const brings = [...new Set([skill(), skill()])];
    return {
      id: `c${at}`,
      hours: 0.25 * (1 + Math.floor(next() * 120)),
      brings,
      wanted: brings.slice(0, 1),
      needs: next() < 0.5 ? [skill()] : [],
      isMust: next() < 0.4,
    };
  });
  return { items, has: new Set([skill(), skill(), skill(), skill()]) };
}

const laid = (weeks: LaidWeeks) => {
  if (!weeks.isPossible) throw new Error(weeks.why);
  return weeks.weeks;
};

describe('weeks', () => {
  const seeds = Array.from({ length: 300 }, (_, at) => at + 1);
  const cases = seeds.flatMap((seed) => {
    const { items, has } = someItems(seed);
    const hoursAWeek = 1 + (seed % 20);
    const weeks = layWeeks(items, { has, spent: new Map(), hoursAWeek, from: 1, most: 10_000 });
    return weeks.isPossible ? [{ seed, items, has, hoursAWeek, weeks: weeks.weeks }] : [];
  });
  const orderOf = ({ weeks }: (typeof cases)[number]) => [
    ...new Set(weeks.flatMap(({ steps }) => steps.map(({ itemId }) => itemId))),
  ];

  it('never ask for more hours than there are, and for all the hours of what is planned', () => {
    expect(cases.length).toBeGreaterThan(250);
    for (const { seed, items, hoursAWeek, weeks } of cases) {
      const hours = new Map<string, number>();
      for (const { steps } of weeks) {
        expect(steps.length, `${seed}`).toBeGreaterThan(0);
        expect(
          steps.reduce((sum, step) => sum + step.hours, 0),
          `${seed}`,
        ).toBeLessThanOrEqual(hoursAWeek);
        for (const step of steps) hours.set(step.itemId, (hours.get(step.itemId) ?? 0) + step.hours);
      }
      for (const [id, sum] of hours)
        expect(sum, `${seed} ${id}`).toBeCloseTo(items.find((item) => item.id === id)!.hours, 6);
    }
  });

  it('hold nothing that is there already, and everything else', () => {
    for (const one of cases) {
      const planned = new Set(orderOf(one));
      for (const { id, wanted } of one.items)
        expect(planned.has(id), `${one.seed} ${id}`).toBe(!wanted.every((name) => one.has.has(name)));
    }
  });

  it('bring what a thing needs before it, unless two need each other', () => {
    for (const one of cases) {
      const order = orderOf(one);
      const of = (id: string) => one.items.find((item) => item.id === id)!;
      const there = new Set(one.has);
      const reaches = (from: PlanItem, to: PlanItem, seen = new Set<string>()): boolean =>
        from.needs.some((name) =>
          order.map(of).some((item) => {
            if (!item.brings.includes(name) || one.has.has(name) || seen.has(item.id)) return false;
            seen.add(item.id);
            return item.id === to.id || reaches(item, to, seen);
          }),
        );
      order.forEach((id, at) => {
        const item = of(id);
        for (const name of item.needs) {
          if (there.has(name) || item.brings.includes(name)) continue;
          const later = order
            .slice(at + 1)
            .map(of)
            .filter(({ brings }) => brings.includes(name));
          // Only a circle may leave a need open that something later would have met.
          for (const supplier of later)
            expect(isInCircle(item, supplier, reaches), `${one.seed} ${id}`).toBe(true);
        }
        for (const name of item.brings) there.add(name);
      });
    }
  });

  it('begin with what the goal cannot do without', () => {
    for (const one of cases) {
      const items = orderOf(one).map((id) => one.items.find((item) => item.id === id)!);
      const lastMust = items.findLastIndex(({ isMust }) => isMust);
      const needed = new Set(items.slice(0, lastMust + 1).flatMap(({ needs }) => needs));
      for (const item of items.slice(0, Math.max(0, lastMust)))
        expect(item.isMust || item.brings.some((name) => needed.has(name)), `${one.seed}`).toBe(true);
    }
  });

  it('are the same for the same input', () => {
    const { items, has } = someItems(7);
    const wanted = { has, spent: new Map([['c0', 1]]), hoursAWeek: 4, from: 3, most: 500 };
    expect(layWeeks(items, wanted)).toEqual(layWeeks(items, wanted));
  });

  it('that cannot be made say why', () => {
    const item = { id: 'sql', hours: 100, brings: ['sql'], wanted: ['sql'], needs: [], isMust: true };
    const wanted = { has: new Set<string>(), spent: new Map(), hoursAWeek: 2, from: 1, most: 20 };
    const long = layWeeks([item], wanted);
    expect(long).toEqual({ isPossible: false, why: 'too_long', weeks: 50, hoursAWeekNeeded: 6 });
    expect(layWeeks([item], { ...wanted, hoursAWeek: 6 }).isPossible).toBe(true);
    expect(layWeeks([item], { ...wanted, has: new Set(['sql']) })).toEqual({
      isPossible: false,
      why: 'nothing_left',
    });
  });
});

const isInCircle = (
  item: PlanItem,
  supplier: PlanItem,
  reaches: (from: PlanItem, to: PlanItem) => boolean,
): boolean => reaches(supplier, item) || reaches(item, item) || reaches(supplier, supplier);

const ITEMS: PlanItem[] = [
  { id: 'sql', hours: 8, brings: ['sql'], wanted: ['sql'], needs: [], isMust: true },
  { id: 'power-bi', hours: 8, brings: ['power-bi'], wanted: ['power-bi'], needs: ['sql'], isMust: false },
];
const running = (changes: Partial<RunningPlan> = {}): RunningPlan => ({
  items: ITEMS,
  hoursAWeek: 4,
  startOn: '2026-11-01',
  reviewed: [],
  has: new Set(),
  finished: new Set(),
  ...changes,
});
const shape = (plan: RunningPlan, day: string) => {
  const { due, missed, ahead } = planAsOf(plan, day);
  return {
    due,
    missed,
    weeks: ahead.isPossible ? laid(ahead).map(({ number, steps }) => [number, steps[0]!.itemId]) : ahead.why,
  };
};

describe('a plan on a day', () => {
  const first = { number: 1, steps: [{ itemId: 'sql', hours: 4, of: 8, outcome: 'done' as const }] };

  it('is due in its week, and goes on after a week that was looked back on', () => {
    expect(shape(running(), '2026-11-04')).toEqual({
      due: 1,
      missed: [],
      weeks: [
        [1, 'sql'],
        [2, 'sql'],
        [3, 'power-bi'],
        [4, 'power-bi'],
      ],
    });
    expect(shape(running({ reviewed: [first] }), '2026-11-04')).toEqual({
      due: null,
      missed: [],
      weeks: [
        [2, 'sql'],
        [3, 'power-bi'],
        [4, 'power-bi'],
      ],
    });
  });

  it('waits three days for a word on the week before, and then lays what was missed anew', () => {
    expect(shape(running(), '2026-11-10').due).toBe(1);
    expect(shape(running(), '2026-11-11')).toMatchObject({
      due: 2,
      missed: [1],
      weeks: [
        [2, 'sql'],
        [3, 'sql'],
        [4, 'power-bi'],
        [5, 'power-bi'],
      ],
    });
    expect(shape(running(), '2026-11-25')).toMatchObject({ due: 4, missed: [1, 2, 3] });
  });

  it('counts half of what was half done, all of what was finished, and what was learned elsewhere', () => {
    const half = { number: 1, steps: [{ itemId: 'sql', hours: 4, of: 8, outcome: 'partly' as const }] };
    expect(planAsOf(running({ reviewed: [half] }), '2026-11-09').spent.get('sql')).toBe(2);
    const whole = { number: 1, steps: [{ itemId: 'sql', hours: 4, of: 8, outcome: 'finished' as const }] };
    expect(shape(running({ reviewed: [whole] }), '2026-11-09').weeks).toEqual([
      [2, 'power-bi'],
      [3, 'power-bi'],
    ]);
    expect(shape(running({ has: new Set(['sql']) }), '2026-11-02').weeks).toEqual([
      [1, 'power-bi'],
      [2, 'power-bi'],
    ]);
    expect(shape(running({ finished: new Set(['sql', 'power-bi']) }), '2026-11-02').weeks).toBe(
      'nothing_left',
    );
  });

  it('begins its weeks on the day of the week on which it began', () => {
    expect([weekStart('2026-11-01', 1), weekStart('2026-11-01', 5)]).toEqual(['2026-11-01', '2026-11-29']);
  });
});

describe('what is written in a check-in', () => {
  const read = openConcerns();
  it.each([
    ['I want to end my life', 'crisis'],
    ['Honestly I don’t want to live anymore, and my salary is unpaid', 'crisis'],
    ['أفكر في الانتحار كل ليلة', 'crisis'],
    ['ما عدت أتحمل، أتمنى الموت', 'crisis'],
    ['زوجي يضربني ولا أستطيع الدراسة', 'crisis'],
    ['My doctor says I have burnout', 'medical'],
    ['عندي اكتئاب ولا أستطيع النوم', 'medical'],
    ['My employer took my passport and has not paid', 'legal'],
    ['لم أستلم راتبي منذ شهرين وأفكر في محامٍ', 'legal'],
    ['The deadline is killing me, but I finished the SQL course', null],
    ['I am dying to start the medical coding course', null],
    ['أنهيت دورة المصطلحات الطبية هذا الأسبوع', null],
    ['لم يكن لدي وقت كافٍ بسبب العمل', null],
    ['', null],
  ])('%s', (text, concern) => {
    expect(read(text)).toBe(concern);
  });
});

describe('a mentor’s reply', () => {
  const week = (changes: Partial<WeekFacts> = {}): WeekFacts => ({
    steps: [
      { itemId: 'sql', outcome: 'done', isLast: true },
      { itemId: 'excel', outcome: 'not', isLast: false },
    ],
    hindrances: [],
    concern: null,
    hours: 4,
    hoursPlanned: 5,
    hoursInAll: 4,
    weeksInARow: 1,
    hoursAWeek: { before: 5, now: 5 },
    next: ['excel'],
    endsOn: { before: '2026-12-05', now: '2026-12-05' },
    ...changes,
  });

  it('says what was done, what it means for the plan and what comes next', () => {
    expect(
      replyTo(week({ hindrances: ['time'], endsOn: { before: '2026-12-05', now: '2026-12-12' } })),
    ).toEqual([
      { code: 'some_done', count: 1, of: 2 },
      { code: 'finished', item: 'sql' },
      { code: 'hindered_time' },
      { code: 'ends_later', day: '2026-12-12' },
      { code: 'next', items: ['excel'] },
    ]);
    expect(replyTo(week({ next: [] })).at(-1)).toEqual({ code: 'plan_done' });
  });

  it('praises three weeks in a row, but not to somebody who is in distress', () => {
    const praise = (changes: Partial<WeekFacts>) =>
      replyTo(week(changes)).filter(({ code }) => code === 'in_a_row');
    expect(praise({ weeksInARow: 3 })).toEqual([{ code: 'in_a_row', count: 3 }]);
    expect(praise({ weeksInARow: 2 })).toEqual([]);
    expect(praise({ weeksInARow: 3, concern: 'medical' })).toEqual([]);
  });

  it('of a crisis speaks of nothing else, and gives no advice on health or law', () => {
    expect(replyTo(week({ concern: 'crisis', hindrances: ['motivation'] }))).toEqual([
      { code: 'concern_crisis' },
    ]);
    const ill = replyTo(week({ concern: 'medical', hindrances: ['health'] })).map(({ code }) => code);
    expect(ill).toEqual(['concern_medical', 'some_done', 'finished', 'next']);
  });
});
