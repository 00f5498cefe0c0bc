const DAY = /^\d{4}-\d\d-\d\d$/;
const EARLIEST = '2000-01-01';
const LATEST = '2999-12-31';

/** First and last day as the API asks for both; null where neither is given. One that is only half typed is none. */
export function datesIn(from: string, to: string): [string, string] | null {
  const [first, last] = [from, to].map((day) => (DAY.test(day) ? day : ''));
  if (!first && !last) return null;
  return [first || EARLIEST, last || LATEST];
}
