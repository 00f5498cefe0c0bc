import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { levelOfJob, levelOfPerson, sectorOfPerson } from './skill-maps.standing.ts';

const job = (title: string, minYears: number | null = null) =>
  levelOfJob({ title, seniority: null, minYears });
const person = (title: string, years: number | null) =>
  levelOfPerson({ titles: title ? [{ title, current: true }] : [], years });

describe('the level of a market', () => {
  it('is what a job names, or else what its title or its years say, and unknown where nothing does', () => {
    expect(levelOfJob({ title: 'Junior Welder', seniority: 'director', minYears: null })).toBe('leading');
    expect([job('Junior Welder'), job('Senior Welder'), job('Finance Director', 3)]).toEqual([
      'junior',
      'senior',
      'leading',
    ]);
    expect([job('Welder', 0), job('Welder', 3), job('Welder', 9), job('Welder')]).toEqual([
      'junior',
      'mid',
      'senior',
      '',
    ]);
  });

  it('is of a person what they are called now, or else their years of work', () => {
    expect([person('Senior Accountant', 1), person('Accountant', 1), person('Accountant', 4)]).toEqual([
      'senior',
      'junior',
      'mid',
    ]);
    expect(person('', null)).toBe('');
  });
});

it('the sector of a person is that of the work they do now', () => {
  const titles = [
    { title: 'Registered Nurse', current: false },
    { title: 'Accountant', current: true },
  ];
  expect(sectorOfPerson(releaseTaxonomy, titles)).toBe(releaseTaxonomy.occupation('accountant')?.sectorId);
  expect(sectorOfPerson(releaseTaxonomy, [{ title: 'Wizard of nothing', current: true }])).toBe('');
});
