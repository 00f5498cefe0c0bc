import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { Candidate, CourseOptions } from './course-choice.ts';
import { oddsOf, traitsOf } from './course-odds.ts';
import { fitsPlace } from './course-places.ts';
import { releaseModel } from './model.fixtures.ts';
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
/** What the course is about. */
const gap = [{ skillId: course('udemy-tally').skills[0]!.id, lift: 1 }];
const gain: QualificationToGain = { kind: 'tool', courseIds: ['udemy-tally'], isWelcome: false };
const options = { rung: 'step', occupationId: 'accountant', prefers: ['english'] } as const;
const odds = (one: Candidate) => oddsOf(one, gap, options, releaseModel);

describe('how likely a counsellor names a course', () => {
  it('is likelier where the job asks for it by name, and less where it would only welcome it', () => {
    const asked = odds({ ...tally, gain });
    expect(asked).toBeGreaterThan(odds({ ...tally, isAsked: false }));
    expect(odds({ ...tally, gain: { ...gain, isWelcome: true } })).toBeLessThan(asked);
    const paper: QualificationToGain = { ...gain, kind: 'certificate' };
    const beside = { ...options, qualifying: [paper] };
    expect(oddsOf({ ...tally, gain }, gap, beside, releaseModel)).toBeLessThan(asked);
    expect(oddsOf({ ...tally, gain: paper }, gap, beside, releaseModel)).toBeGreaterThanOrEqual(asked);
  });

  it('is likelier where it closes several skills, and what is lacking, and less for a step too far on', () => {
    const several = new Map([0, 1].map((at) => [at, { share: 1, through: null }] as const));
    expect(odds({ ...tally, covers: several })).toBeGreaterThan(odds(tally));
    expect(oddsOf(tally, [{ skillId: 'budgeting', lift: 1 }], options, releaseModel)).toBeLessThan(
      odds(tally),
    );
    const advised: Candidate = { ...tally, isAsked: false, part: 'step' };
    expect(odds({ ...advised, part: 'deeper' })).toBeLessThan(odds(advised));
  });

  it('is less likely of another field, and of what somebody knows already', () => {
    const advised: Candidate = { ...tally, isAsked: false };
    const traits = (it: CourseOptions) => traitsOf(advised, gap, it, releaseTaxonomy);
    expect(traits({ ...options, occupationId: 'barista' })).toContain('for work of the hand');
    expect(traits(options)).not.toContain('for work of the hand');
    expect(traits(options)).not.toContain('mostly known');
    const has = tally.course.skills.map(({ id }) => id);
    expect(traits({ ...options, has })).toContain('mostly known');
    expect(oddsOf(advised, gap, { ...options, has }, releaseModel)).toBeLessThan(odds(advised));
    // What is asked for by name and not shown is lacking, whatever is known around it.
    expect(traitsOf(tally, gap, { ...options, has }, releaseTaxonomy)).not.toContain('mostly known');
  });

  it('is less likely where its tool is taught for another trade, or what it takes for granted is lacking', () => {
    const one = (id: string): Candidate => ({ ...tally, course: course(id), gain });
    const seller = { ...options, occupationId: 'key-account-manager' } as const;
    const traits = (id: string, it: CourseOptions) => traitsOf(one(id), gap, it, releaseTaxonomy);
    expect(traits('udemy-power-bi-projects', seller)).toContain('of another trade');
    expect(traits('maharatech-data-analysis', seller)).not.toContain('of another trade');
    const surveyor = { ...options, occupationId: 'land-surveyor' } as const;
    expect(traits('lil-civil-3d', surveyor)).toContain('takes for granted what is lacking');
    expect(traits('lil-civil-3d', { ...surveyor, has: ['autocad'] })).not.toContain(
      'takes for granted what is lacking',
    );
  });

  it('is likelier where it is about what the posting is about, in the language of either', () => {
    const to = (title: string, text: string) =>
      oddsOf({ ...tally, gain }, gap, { ...options, posting: { title, text } }, releaseModel);
    const near = to('Accountant', 'Vouchers, ledgers and tax returns in Tally, bank reconciliation');
    expect(near).toBeGreaterThan(to('Pastry chef', 'Bread, cakes and chocolate for a hotel kitchen'));
    const inArabic = to('محاسب', 'قيود اليومية والحسابات والإقرار الضريبي وتسوية البنك');
    expect(inArabic).toBeGreaterThan(to('شيف حلويات', 'خبز وكيك وشوكولاتة لمطبخ فندق'));
  });

  it('is less likely in no language that is read, and likelier in the one that is read best', () => {
    const second = { ...options, prefers: ['hindi', 'english'] };
    expect(oddsOf(tally, gap, second, releaseModel)).toBeLessThan(odds(tally));
    const read = { ...options, prefers: ['arabic'] };
    expect(oddsOf(tally, gap, read, releaseModel)).toBeLessThan(odds(tally));
  });

  it('is nothing where the portals of another country are taught', () => {
    const portals = course('doroob-government-relations');
    expect(fitsPlace({ country: 'uae' }, releaseTaxonomy)(portals)).toBe(false);
    expect(fitsPlace({ country: 'saudi-arabia' }, releaseTaxonomy)(portals)).toBe(true);
  });
});
