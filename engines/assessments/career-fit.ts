import { type InterestArea, interestAreas } from '#engines/taxonomy/index.ts';
import { FLAT_RANGE, type InterestScores, interestRange } from './interests.ts';

/**
 * Which occupations fit somebody's interests: Pearson's correlation of the six scores with the occupation's six, the method
 * that the public interest profiler links its scores by (McCloy, Campbell, Oswald, 1999). It compares the shape of profiles
 * and not their height. With made-up people who like things more or less than others do (heights 4 to 6 points apart,
 * spreads 15 to 30 %), the occupation they were made from was among the first 5 % for 95 to 98 of 100, as against 83 to 92
 * by Euclid's distance; distance is better only where everybody answers alike.
 */

/** Bands, best first. */
const fitBands = ['best', 'great', 'good'] as const;
export type FitBand = (typeof fitBands)[number];

/** The share of all occupations that a band and those above it hold at most. */
export const FIT_SHARES: Readonly<Record<FitBand, number>> = { best: 0.05, great: 0.15, good: 0.3 };
/** The correlation under which nothing is called a fit, however few occupations are closer. */
export const LEAST_FIT = 0.4;

/** An occupation by its id, with the interests that it meets. */
interface InterestProfile {
  id: string;
  interests: InterestScores;
}

/** An area of a person beside that of an occupation, both 0 to 40. */
interface FitBar {
  area: InterestArea;
  person: number;
  occupation: number;
  /** Both stand on the same side of their own average: what speaks for the fit. */
  agrees: boolean;
}

/** How well an occupation fits somebody. */
export interface CareerFit {
  id: string;
  /** -1 to 1; `null` where a flat profile leaves nothing to compare. */
  correlation: number | null;
  /** Share of all occupations that fit less well, 0 to 100; `null` of a flat profile. */
  percentile: number | null;
  /** `null` where it is no fit, and of a flat profile. */
  band: FitBand | null;
}

/**
 * All occupations by fit, best first, and equal ones by id. Of a flat profile, or one whose differences chance would make,
 * no fit is claimed: the list is in the order of ids.
 */
export function careersByFit(occupations: readonly InterestProfile[], scores: InterestScores): CareerFit[] {
  if (interestRange(scores) < FLAT_RANGE)
    return occupations
      .map(({ id }) => ({ id, correlation: null, percentile: null, band: null }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  const ranked = occupations
    .map(({ id, interests }) => ({ id, correlation: interestCorrelation(scores, interests) }))
    .sort((a, b) => b.correlation - a.correlation || (a.id < b.id ? -1 : 1));
  let above = 0;
  return ranked.map(({ id, correlation }, place) => {
    if (correlation !== ranked[place - 1]?.correlation) above = place;
    const share = above / ranked.length;
    const band = correlation < LEAST_FIT ? null : (fitBands.find((one) => share < FIT_SHARES[one]) ?? null);
    const notBetter = ranked.length - above;
    return { id, correlation, percentile: (100 * (notBetter - 1)) / Math.max(1, ranked.length - 1), band };
  });
}

/** The six pairs of bars that a fit is made of. */
export function fitBars(person: InterestScores, occupation: InterestScores): FitBar[] {
  const [mine, theirs] = [averageOf(person), averageOf(occupation)];
  return interestAreas.map((area) => ({
    area,
    person: person[area],
    occupation: occupation[area],
    agrees: (person[area] - mine) * (occupation[area] - theirs) > 0,
  }));
}

/** Pearson's correlation of two profiles of six; 0 where one of them is flat. */
export function interestCorrelation(a: InterestScores, b: InterestScores): number {
  const [meanA, meanB] = [averageOf(a), averageOf(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (const area of interestAreas) {
    both += (a[area] - meanA) * (b[area] - meanB);
    ofA += (a[area] - meanA) ** 2;
    ofB += (b[area] - meanB) ** 2;
  }
  return ofA === 0 || ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}

function averageOf(scores: InterestScores): number {
  return interestAreas.reduce((sum, area) => sum + scores[area], 0) / interestAreas.length;
}
