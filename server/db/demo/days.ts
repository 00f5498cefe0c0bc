export const DAY_MS = 86_400_000;

export const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
