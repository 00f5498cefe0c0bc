/** A moment as a day of the reader's, as a date field has it; empty for none. */
export function dayOf(moment: string): string {
  if (!moment) return '';
  const at = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The last second of a day of the reader's; empty for none, and for one that is only half typed. */
export function endOfDay(day: string): string {
  const at = new Date(`${day}T23:59:59`);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}

/** The reader's own day as `YYYY-MM-DD`. */
export const today = (): string => dayOf(new Date().toISOString());
