/** How reliable a sum of items is. */

/**
 * Cronbach's alpha (1951) of a scale from many people's answers, each a row of the same items, keyed in one direction.
 * `null` with fewer than two people or items, or where the sums do not differ.
 */
export function cronbachAlpha(rows: readonly (readonly number[])[]): number | null {
  const items = rows[0]?.length ?? 0;
  if (rows.length < 2 || items < 2) return null;
  const ofItems = Array.from({ length: items }, (_, item) => variance(rows.map((row) => row[item] ?? 0)));
  const ofSums = variance(rows.map((row) => row.reduce((sum, one) => sum + one, 0)));
  if (ofSums === 0) return null;
  return (items / (items - 1)) * (1 - ofItems.reduce((sum, one) => sum + one, 0) / ofSums);
}

/** What items of a scale correlate on average, from its alpha: Spearman and Brown's formula turned round. */
export function itemCorrelation(alpha: number, items: number): number {
  return alpha / (items - (items - 1) * alpha);
}

/** The reliability of a scale of so many items that correlate so much on average (Spearman and Brown, 1910). */
export function reliabilityOf(correlation: number, items: number): number {
  return (items * correlation) / (1 + (items - 1) * correlation);
}

/**
 * Whether two scores differ by more than their standard errors explain, as 95 of 100 equal ones would not (the index of
 * reliable change; Jacobson, Truax, 1991). Holds for two results of a person and for those of two people.
 */
export function isRealDifference(difference: number, standardErrors: readonly [number, number]): boolean {
  return Math.abs(difference) > 1.96 * Math.hypot(...standardErrors);
}

/** The variance of a population, as a sample of it estimates it: divided by one less than its size. */
function variance(values: readonly number[]): number {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  return values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1);
}

/** Pearson's correlation of two lists of the same length; `null` where one of them does not vary. */
export function pearson(a: readonly number[], b: readonly number[]): number | null {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (const [index, one] of a.entries()) {
    const other = (b[index] ?? meanB) - meanB;
    both += (one - meanA) * other;
    ofA += (one - meanA) ** 2;
    ofB += other ** 2;
  }
  return ofA === 0 || ofB === 0 ? null : both / Math.sqrt(ofA * ofB);
}
