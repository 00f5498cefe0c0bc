import { defineJob } from '#server/platform/job-definition.ts';

/** Brings the maps up to date: soon after a change that tells of itself, and each minute for all others. */
export const refreshMaps = defineJob('skill-maps.refresh', { cron: '* * * * *', expireInSeconds: 900 });

/** Keeps the figures of the month, late in the evening: its last night is the one that stays. */
export const keepMonths = defineJob('skill-maps.keep-months', {
  cron: '40 23 * * *',
  expireInSeconds: 3_600,
});
