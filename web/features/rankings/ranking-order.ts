/** How many people came, went or changed their place between two orders: at least so many must be moved to make one the other. */
export function changesBetween(before: readonly string[], after: readonly string[]): number {
  const placeAfter = new Map(after.map((id, place) => [id, place]));
  const places = before.flatMap((id) => placeAfter.get(id) ?? []);
  const went = before.length - places.length;
  const came = after.length - places.length;
  return went + came + places.length - longestRise(places);
}

/** Length of the longest rising subsequence (patience sorting). */
function longestRise(numbers: readonly number[]): number {
  const ends: number[] = [];
  for (const number of numbers) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! < number) low = middle + 1;
      else high = middle;
    }
    ends[low] = number;
  }
  return ends.length;
}

/** Rows are asked for so many at a time: those of the window, and the rest of their part. */
export const PART = 40;

/** The ids of the parts that hold some places of an order. */
export function partsOf(order: readonly string[], places: readonly number[]): string[][] {
  const parts = [...new Set(places.map((place) => Math.floor(place / PART)))].toSorted((a, b) => a - b);
  return parts.map((part) => order.slice(part * PART, (part + 1) * PART)).filter((ids) => ids.length > 0);
}
