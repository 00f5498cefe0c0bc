import { defineJob } from '#server/platform/job-definition.ts';

/** Counts the months of those who are at work anew: with each month there is one more. */
export const countMonths = defineJob('profiles.count-months', { cron: '20 0 1 * *', expireInSeconds: 1_800 });
