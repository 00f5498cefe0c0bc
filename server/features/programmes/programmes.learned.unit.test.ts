import { expect, it } from 'vitest';
import type { ReadCourse } from '#engines/programmes/index.ts';
import { learnedCorrections } from './programmes.learned.ts';

const course = (skills: readonly { skillId: string; level: 'apply' | null }[]): ReadCourse => ({
  code: null,
  title: 'Surveying',
  otherTitle: null,
  creditHours: 3,
  term: { year: null, semester: null },
  order: 1,
  prerequisites: [],
  isElective: null,
  statements: [],
  page: 1,
  line: 1,
  skills: skills.map((skill) => ({
    ...skill,
    sentence: `Uses ${skill.skillId}.`,
    kind: 'outcome',
    start: 0,
    end: 4,
    isNamed: true,
    role: 'taught',
    page: 1,
    line: 1,
  })),
});

it('a level that was corrected is that of the same sentence in the next reading, and of no other skill', () => {
  const before = course([
    { skillId: 'autocad', level: 'apply' },
    { skillId: 'revit', level: null },
  ]);
  const corrections = [{ order: 1, skillId: 'autocad', isTaught: true, level: 'create' as const }];
  expect(learnedCorrections([before], [{ courses: [before], corrections }])).toEqual(corrections);
  expect(
    learnedCorrections([course([{ skillId: 'revit', level: null }])], [{ courses: [before], corrections }]),
  ).toEqual([]);
});

it('a correction that says what was read anyway is none', () => {
  const read = course([{ skillId: 'autocad', level: 'apply' }]);
  const corrections = [{ order: 1, skillId: 'autocad', isTaught: true, level: 'apply' as const }];
  expect(learnedCorrections([read], [{ courses: [read], corrections }])).toEqual([]);
});
