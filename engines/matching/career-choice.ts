import type { Occupation } from '#engines/taxonomy/index.ts';
import { type Figures, logOdds } from '#engines/text/index.ts';

/** A work with the odds, 0 to 1, that it is the one meant among those it was chosen from. */
export interface Likely {
  work: Occupation;
  odds: number;
}

/** The works of a logistic choice among them (a softmax of weighed figures), the likeliest first. */
export function likeliest<Named extends string>(
  works: readonly Occupation[],
  weights: Readonly<Record<Named, number>>,
  figuresOf: (work: Occupation) => Figures<Named>,
): Likely[] {
  const weighed = works.map((work) => ({ work, worth: logOdds(weights, figuresOf(work)) }));
  const most = Math.max(...weighed.map(({ worth }) => worth));
  const shares = weighed.map(({ work, worth }) => ({ work, share: Math.exp(worth - most) }));
  const all = shares.reduce((sum, { share }) => sum + share, 0);
  return shares.map(({ work, share }) => ({ work, odds: share / all })).sort((a, b) => b.odds - a.odds);
}
