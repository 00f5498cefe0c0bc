import { expect, it } from 'vitest';
import { movedAmong } from './institutes.moves.ts';

const skill = (id: string) => ({ id, name: { en: id, ar: id }, weight: 0.1, courses: [] });
const asked = (id: string) => ({ ...skill(id), credit: 0, through: null, openings: null, courses_there: [] });

it('of skills that are compared those rise or fade of which enough jobs tell, what changed most first', () => {
  const compared = {
    shared: [asked('steady'), asked('fades')],
    missing: [asked('rises'), asked('rare')],
    other: [skill('gone'), skill('new')],
  };
  const before = new Map(Object.entries({ steady: 10, fades: 10, rises: 10, rare: 1, gone: 6 }));
  const now = new Map(Object.entries({ steady: 11, fades: 8, rises: 15, rare: 4, new: 5 }));
  expect(
    movedAmong(compared, { before, now }).map(({ id, group, jobs_before: then, jobs }) => [
      id,
      group,
      then,
      jobs,
    ]),
  ).toEqual([
    ['new', 'other', 0, 5],
    ['gone', 'other', 6, 0],
    ['rises', 'missing', 10, 15],
    ['fades', 'shared', 10, 8],
  ]);
});
