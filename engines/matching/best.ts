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
