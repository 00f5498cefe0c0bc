/** The median; of an even number of values the upper one in the middle, of none not a number. */
export function middleOf(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
