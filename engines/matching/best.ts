/** The first of those that score highest; `null` of none. */
export function best<T>(items: readonly T[], score: (item: T) => number): T | null {
  let found: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = score(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
}

/** As many of those that score highest, best first; of equal ones the earlier comes first. */
export const highest = <T>(items: readonly T[], many: number, score: (item: T) => number): T[] =>
  items
    .map((item) => ({ item, value: score(item) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, many)
    .map(({ item }) => item);
