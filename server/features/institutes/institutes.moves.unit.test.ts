import { expect, it } from 'vitest';
import { movedAmong } from './institutes.moves.ts';

const skill = (id: string) => ({ id, name: { en: id, ar: id }, weight: 0.1, courses: [] });
const asked = (id: string) => ({ ...skill(id), credit: 0, through: null, openings: null, courses_there: [] });

it('of skills that are compared those rise or fade whose share of the jobs changed by more than chance', () => {
  const compared = {
    shared: [asked('steady'), asked('fades')],
    missing: [asked('rises'), asked('rare')],
    other: [skill('gone'), skill('new')],
  };
  const counted = (total: number, counts: Record<string, number>) => ({
    total,
    bySkill: new Map(Object.entries(counts)),
  });
  const moved = movedAmong(compared, {
    before: counted(1_000, { steady: 100, fades: 100, rises: 100, rare: 1, gone: 6 }),
    // Twice as many jobs of every kind: what is asked as often as before fades, and what keeps its share stands still.
    now: counted(2_000, { steady: 210, fades: 100, rises: 300, rare: 4, new: 10 }),
  });
  expect(moved.map((one) => [one.id, one.group, one.jobs_before, one.jobs, one.is_rising])).toEqual([
    ['fades', 'shared', 100, 100, false],
    ['rises', 'missing', 100, 300, true],
    ['gone', 'other', 6, 0, false],
    ['new', 'other', 0, 10, true],
  ]);
  expect(movedAmong(compared, { before: counted(0, {}), now: counted(10, { rises: 9 }) })).toEqual([]);
});
