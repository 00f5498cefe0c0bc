/** The moment a day (`YYYY-MM-DD`) begins where the reader is; null where it is no day. */
export const dayStart = (day: string): string | null => momentOf(day, 0);

/** The moment after it. */
export const dayEnd = (day: string): string | null => momentOf(day, 1);

function momentOf(day: string, later: number): string | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day);
  if (!match) return null;
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number];
  // The next day is counted by the calendar: a day on which clocks change has not 24 hours.
  const moment = new Date(year, month - 1, date + later);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
