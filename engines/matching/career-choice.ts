import type { Occupation } from '#engines/taxonomy/index.ts';

/** What is known of one of several works, by name: each figure is weighed, and the sum says how likely it is meant. */
export type Figures<Named extends string> = Readonly<Record<Named, number>>;

/** A work with the odds, 0 to 1, that it is the one meant among those it was chosen from. */
export interface Likely {
  work: Occupation;
  odds: number;
}

/** The works of a logistic choice among them (a softmax of weighed figures), the likeliest first. */
export function likeliest<Named extends string>(
  works: readonly Occupation[],
  weights: Figures<Named>,
  figuresOf: (work: Occupation) => Figures<Named>,
): Likely[] {
  const names = Object.keys(weights) as Named[];
  const weighed = works.map((work) => {
    const figures = figuresOf(work);
    return { work, worth: names.reduce((sum, name) => sum + weights[name] * figures[name], 0) };
  });
  const most = Math.max(...weighed.map(({ worth }) => worth));
  const shares = weighed.map(({ work, worth }) => ({ work, share: Math.exp(worth - most) }));
  const all = shares.reduce((sum, { share }) => sum + share, 0);
  return shares.map(({ work, share }) => ({ work, odds: share / all })).sort((a, b) => b.odds - a.odds);
}
