export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Days of 24 hours, whatever clocks do. */
export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * DAY_MS);
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);
