/** What is known of something, by name: how much of each there is; what holds is 1, and what does not is 0. */
export type Figures<Named extends string> = Readonly<Record<Named, number | boolean>>;

/** The log odds of something: what is known of it, each as much as it weighs. */
export function logOdds<Named extends string>(
  weights: Readonly<Record<Named, number>>,
  figures: Figures<Named>,
): number {
  const names = Object.keys(weights) as Named[];
  return names.reduce((sum, name) => sum + weights[name] * Number(figures[name]), 0);
}

/** The logistic function: log odds as odds of 0 to 1. Calibrations are fitted with it, too. */
export function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
