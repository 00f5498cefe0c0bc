import { describe, expect, it } from 'vitest';
import { interestAreas } from '#engines/taxonomy/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { careersByFit, fitBars, interestCorrelation, LEAST_FIT } from './career-fit.ts';
import { type InterestScores, openInterests, readInterests, scoreInterests } from './interests.ts';
import { normalFrom } from './simulated-people.fixtures.ts';

const interests = openInterests();
const { activities } = interests;
const profile = (R: number, I: number, A: number, S: number, E: number, C: number): InterestScores => ({
  R,
  I,
  A,
  S,
  E,
  C,
});

describe('the interest profiler', () => {
  it('asks ten activities of each area, two of each on every page of twelve, each said once', () => {
    expect(activities).toHaveLength(60);
    for (let page = 0; page < 5; page++) {
      const shown = activities.slice(12 * page, 12 * page + 12);
      for (const area of interestAreas) expect(shown.filter((one) => one.area === area)).toHaveLength(2);
    }
    for (const lang of ['en', 'ar'] as const)
      expect(new Set(activities.map(({ text }) => text[lang])).size).toBe(60);
  });

  it('scores an area by the sum of its answers, each less one', () => {
    const answers = new Map(
      activities.map(({ number, area }) => [number, area === 'I' ? 5 : area === 'R' ? 2 : 1]),
    );
    expect(scoreInterests(interests, answers)).toMatchObject({
      scores: profile(10, 40, 0, 0, 0, 0),
      top: ['I'],
      isFlat: false,
      answered: 60,
    });
  });

  it('names no area of a profile whose differences chance would make', () => {
    expect(readInterests(interests, profile(20, 22, 19, 25, 21, 20))).toMatchObject({
      isFlat: true,
      top: [],
    });
    expect(readInterests(interests, profile(20, 30, 19, 30, 21, 20))).toMatchObject({
      isFlat: false,
      top: ['I', 'S'],
    });
  });
});

describe('careers by fit', () => {
  const { occupations } = releaseTaxonomy;
  const placeOf = (id: string, scores: InterestScores) =>
    careersByFit(occupations, scores).findIndex((one) => one.id === id);

  it.each([
    ['an engineer of machines', profile(36, 28, 8, 6, 12, 18), 'R'],
    ['a researcher', profile(18, 38, 12, 10, 8, 16), 'I'],
    ['a designer', profile(10, 12, 38, 14, 16, 6), 'A'],
    ['a teacher', profile(8, 14, 18, 38, 16, 10), 'S'],
    ['a seller', profile(8, 8, 12, 18, 38, 18), 'E'],
    ['a bookkeeper', profile(10, 14, 4, 10, 20, 38), 'C'],
  ] as const)('lead %s to occupations of their area', (_, scores, area) => {
    const byId = new Map(occupations.map((occupation) => [occupation.id, occupation]));
    const best = careersByFit(occupations, scores).filter(({ band }) => band === 'best');
    expect(best.length).toBeGreaterThan(20);
    const ofArea = best.slice(0, 10).filter(({ id }) => {
      const theirs = byId.get(id)?.interests ?? profile(0, 0, 0, 0, 0, 0);
      return Math.max(...Object.values(theirs)) === theirs[area];
    });
    expect(ofArea.length).toBeGreaterThanOrEqual(8);
  });

  it('hold as many as their band says, best first, and none that does not resemble the person', () => {
    const fits = careersByFit(occupations, profile(8, 14, 18, 38, 16, 10));
    const share = (band: string) => fits.filter((one) => one.band === band).length / fits.length;
    expect(share('best')).toBeCloseTo(0.05, 2);
    expect(share('best') + share('great')).toBeLessThanOrEqual(0.151);
    expect(share('best') + share('great') + share('good')).toBeLessThanOrEqual(0.301);
    for (const { correlation, band } of fits) if (band) expect(correlation).toBeGreaterThanOrEqual(LEAST_FIT);
    expect(fits[0]?.percentile).toBe(100);
    expect(fits.at(-1)?.percentile).toBeLessThan(1);
  });

  it('do not depend on how much somebody likes everything', () => {
    const moderate = profile(14, 17, 19, 29, 18, 15);
    const keen = profile(20, 23, 25, 35, 24, 21);
    const ids = (scores: InterestScores) =>
      careersByFit(occupations, scores)
        .slice(0, 30)
        .map(({ id }) => id);
    expect(ids(keen)).toEqual(ids(moderate));
  });

  it('claim nothing of a flat profile', () => {
    for (const fit of careersByFit(occupations, profile(20, 20, 21, 20, 22, 20)))
      expect(fit).toMatchObject({ correlation: null, percentile: null, band: null });
  });

  it('find again the occupation that somebody was made from', () => {
    const normal = normalFrom(7);
    const places = occupations
      .filter((_, index) => index % 10 === 0)
      .map(({ id, interests: true_ }) => {
        const [height, spread] = [4 * normal(), Math.exp(0.15 * normal())];
        const liking = (score: number) =>
          Math.max(0, Math.min(40, Math.round(20 + spread * (score - 20) + height + 3 * normal())));
        return placeOf(id, {
          R: liking(true_.R),
          I: liking(true_.I),
          A: liking(true_.A),
          S: liking(true_.S),
          E: liking(true_.E),
          C: liking(true_.C),
        });
      });
    const near = places.filter((place) => place < 0.05 * occupations.length);
    expect(near.length / places.length).toBeGreaterThan(0.9);
  });

  it('are explained by six pairs of bars, those that agree told apart', () => {
    const bars = fitBars(profile(36, 28, 8, 6, 12, 18), profile(30, 20, 5, 8, 25, 10));
    expect(bars.map(({ area, agrees }) => `${area}${agrees ? '+' : '-'}`)).toEqual([
      'R+',
      'I+',
      'A+',
      'S+',
      'E-',
      'C-',
    ]);
  });

  it('correlate as Pearson has it, and not at all with a flat occupation', () => {
    expect(interestCorrelation(profile(1, 2, 3, 4, 5, 6), profile(2, 4, 6, 8, 10, 12))).toBeCloseTo(1, 9);
    expect(interestCorrelation(profile(1, 2, 3, 4, 5, 6), profile(6, 5, 4, 3, 2, 1))).toBeCloseTo(-1, 9);
    expect(interestCorrelation(profile(1, 2, 3, 4, 5, 6), profile(7, 7, 7, 7, 7, 7))).toBe(0);
  });
});
