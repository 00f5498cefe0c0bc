import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { Candidate } from './course-choice.ts';
import { oddsOf, traitsOf } from './course-odds.ts';
import { fitsPlace } from './course-places.ts';
import type { WeighedGapSkill } from './gap-skill.ts';
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
const gap: WeighedGapSkill[] = [{ skillId: 'tally', lift: 0.1, worth: 1 }];
const gain: QualificationToGain = { kind: 'tool', courseIds: ['udemy-tally'], isWelcome: false };
const options = { rung: 'step', occupationId: 'accountant', prefers: ['english'] } as const;
const odds = (one: Candidate) => oddsOf(one, gap, options, releaseTaxonomy);

describe('how likely a counsellor names a course', () => {
  it('is likelier where the job asks for it by name, and less where it would only welcome it', () => {
    const asked = odds({ ...tally, gain });
    expect(asked).toBeGreaterThan(odds({ ...tally, isAsked: false }));
    expect(odds({ ...tally, gain: { ...gain, isWelcome: true } })).toBeLessThan(0.5);
    expect(odds({ ...tally, gain: { ...gain, isMust: true } })).toBeGreaterThan(asked);
  });

  it('is likelier where it closes several skills, and less where nothing of it is lacking', () => {
    const several = new Map([0, 1].map((at) => [at, { share: 1, through: null }] as const));
    expect(odds({ ...tally, covers: several })).toBeGreaterThan(odds(tally));
    expect(odds({ ...tally, covers: new Map() })).toBeLessThan(odds(tally));
    const unasked = traitsOf({ ...tally, isAsked: false }, [], options, releaseTaxonomy);
    expect(unasked).toContain('about nothing that is lacking');
  });

  it('is less likely in no language that is read', () => {
    const read = { ...options, prefers: ['arabic'] };
    expect(oddsOf(tally, gap, read, releaseTaxonomy)).toBeLessThan(odds(tally));
  });

  it('is nothing where the portals of another country are taught', () => {
    const portals = course('doroob-government-relations');
    expect(fitsPlace({ country: 'uae' }, releaseTaxonomy)(portals)).toBe(false);
    expect(fitsPlace({ country: 'saudi-arabia' }, releaseTaxonomy)(portals)).toBe(true);
  });
});
