import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { Candidate, CourseOptions } from './course-choice.ts';
import { oddsOf, traitsOf } from './course-odds.ts';
import { fitsPlace } from './course-places.ts';
import type { QualificationToGain } from './qualifications.ts';

const course = (id: string) => releaseTaxonomy.course(id)!;
const tally: Candidate = {
  course: course('udemy-tally'),
  suitability: 1,
  covers: new Map([[0, { share: 1, through: null }]]),
  worth: 1,
  isAsked: true,
  isSure: true,
};
const gain: QualificationToGain = { kind: 'tool', courseIds: ['udemy-tally'], isWelcome: false };
const options = { rung: 'step', occupationId: 'accountant', prefers: ['english'] } as const;
const odds = (one: Candidate) => oddsOf(one, options, releaseTaxonomy);

describe('how likely a counsellor names a course', () => {
  it('is likelier where the job asks for it by name, and less where it would only welcome it', () => {
    const asked = odds({ ...tally, gain });
    expect(asked).toBeGreaterThan(odds({ ...tally, isAsked: false }));
    expect(odds({ ...tally, gain: { ...gain, isWelcome: true } })).toBeLessThan(0.6);
    expect(odds({ ...tally, gain: { ...gain, kind: 'certificate' } })).toBeGreaterThan(asked);
  });

  it('is likelier where it closes several skills, and less where only a page calls them missing, and for a step too far on', () => {
    const several = new Map([0, 1].map((at) => [at, { share: 1, through: null }] as const));
    expect(odds({ ...tally, covers: several })).toBeGreaterThan(odds(tally));
    const missing: Candidate = { ...tally, isAsked: false };
    expect(odds({ ...missing, isOnlyMissing: true })).toBeLessThan(odds(missing));
    const advised: Candidate = { ...tally, isAsked: false, part: 'step' };
    expect(odds({ ...advised, part: 'deeper' })).toBeLessThan(odds(advised));
  });

  it('is less likely of another field, and of what somebody knows already', () => {
    const advised: Candidate = { ...tally, isAsked: false };
    const traits = (it: CourseOptions) => traitsOf(advised, it, releaseTaxonomy);
    expect(traits({ ...options, occupationId: 'barista' })).toContain('teaches nothing of the work');
    expect(traits(options)).not.toContain('teaches nothing of the work');
    expect(traits(options)).not.toContain('mostly known');
    const has = tally.course.skills.map(({ id }) => id);
    expect(traits({ ...options, has })).toContain('mostly known');
    expect(oddsOf(advised, { ...options, has }, releaseTaxonomy)).toBeLessThan(odds(advised));
    // What is asked for by name and not shown is lacking, whatever is known around it.
    expect(traitsOf(tally, { ...options, has }, releaseTaxonomy)).not.toContain('mostly known');
  });

  it('is less likely where its tool is taught for another trade, or what it takes for granted is lacking', () => {
    const one = (id: string): Candidate => ({ ...tally, course: course(id), gain });
    const seller = { ...options, occupationId: 'key-account-manager' } as const;
    const traits = (id: string, it: CourseOptions) => traitsOf(one(id), it, releaseTaxonomy);
    expect(traits('udemy-power-bi-projects', seller)).toContain('of another trade');
    expect(traits('maharatech-data-analysis', seller)).not.toContain('of another trade');
    const surveyor = { ...options, occupationId: 'land-surveyor' } as const;
    expect(traits('lil-civil-3d', surveyor)).toContain('takes for granted what is lacking');
    expect(traits('lil-civil-3d', { ...surveyor, has: ['autocad'] })).not.toContain(
      'takes for granted what is lacking',
    );
  });

  it('is less likely in no language that is read', () => {
    const read = { ...options, prefers: ['arabic'] };
    expect(oddsOf(tally, read, releaseTaxonomy)).toBeLessThan(odds(tally));
  });

  it('is nothing where the portals of another country are taught', () => {
    const portals = course('doroob-government-relations');
    expect(fitsPlace({ country: 'uae' }, releaseTaxonomy)(portals)).toBe(false);
    expect(fitsPlace({ country: 'saudi-arabia' }, releaseTaxonomy)(portals)).toBe(true);
  });
});
