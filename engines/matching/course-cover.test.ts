import { describe, expect, it } from 'vitest';
import type { Course } from '#engines/taxonomy/index.ts';
import type { Offer } from './course-choice.ts';
import { chooseCourses } from './course-cover.ts';
import type { WeighedGapSkill } from './gap-skill.ts';

/** A course of so many hours, and how far it covers which skills of the gap. */
const offer = (id: string, hours: number, shares: Record<number, number>, suitability = 1): Offer =>
  ({
    course: { id, hours } as Course,
    covers: new Map(Object.entries(shares).map(([at, share]) => [Number(at), { share }])),
    suitability,
  }) as Offer;
const gap = [3, 2, 1].map((worth) => ({ worth }) as WeighedGapSkill);
const chosen = (offers: Offer[], budget: number, asked: Offer[] = []) =>
  chooseCourses(gap, offers, budget, asked).map(({ course }) => course.id);

describe('courses for a gap', () => {
  it('fit into the hours there are, to the last of them', () => {
    const offers = [offer('first', 60, { 0: 1 }), offer('second', 40, { 1: 1 })];
    expect(chosen(offers, 100)).toEqual(['first', 'second']);
    expect(chosen(offers, 99)).toEqual(['first']);
    expect(chosen(offers, 39)).toEqual([]);
  });

  it('are those that cover most for their hours and the trouble of beginning', () => {
    const three = offer('three', 60, { 0: 0.5, 1: 0.5, 2: 0.5 });
    const one = offer('one', 20, { 0: 0.5 });
    // 3 / (60 + 40) beats 1.5 / (20 + 40).
    expect(chosen([one, three], 60)).toEqual(['three']);
    expect(chosen([offer('unsuited', 60, { 0: 1 }, 0.4), offer('suited', 60, { 0: 0.5 })], 60)).toEqual([
      'suited',
    ]);
  });

  it('count forty hours for beginning one', () => {
    // 1.5 / (20 + 40) beats 2 / (50 + 40).
    expect(chosen([offer('short', 20, { 0: 0.5 }), offer('long', 50, { 1: 1 })], 50)).toEqual(['short']);
  });

  it('of equal worth are the shorter, and then the first by name', () => {
    expect(chosen([offer('b', 20, { 0: 1 }), offer('a', 20, { 0: 1 })], 20)).toEqual(['a']);
    expect(chosen([offer('a', 30, { 0: 1 }), offer('b', 20, { 0: 1 })], 30)).toEqual(['b']);
  });

  it('cover nothing that is covered far enough, and no skill less far than another does', () => {
    const far = offer('far', 20, { 0: 0.6 });
    expect(chosen([far, offer('farther', 400, { 0: 1 })], 500)).toEqual(['far']);
    const little = offer('little', 10, { 0: 0.5 });
    expect(chosen([little, offer('much', 200, { 0: 0.9 })], 500)).toEqual(['much']);
  });

  it('stay where they are asked for, and nothing beside them is superfluous', () => {
    const asked = offer('asked', 50, { 0: 0.3 });
    const better = offer('better', 40, { 0: 0.9 });
    expect(chosen([better], 100, [asked])).toEqual(['asked', 'better']);
    expect(chosen([better], 89, [asked])).toEqual(['asked']);
    expect(chosen([offer('same', 10, { 0: 0.3 })], 100, [asked])).toEqual(['asked']);
  });

  it('are given up where another covers their skills as far, and more', () => {
    expect(chosen([offer('little', 10, { 0: 0.5 }), offer('both', 100, { 0: 0.5, 1: 0.5 })], 500)).toEqual([
      'both',
    ]);
  });

  it('that are given up leave their hours to others', () => {
    // "little" is taken first, then "much", which covers it; what is left is enough for "other".
    const offers = [
      offer('little', 10, { 0: 0.5 }),
      offer('much', 80, { 0: 0.9 }),
      offer('other', 20, { 2: 0.4 }),
    ];
    expect(chosen(offers, 100)).toEqual(['much', 'other']);
  });
});
