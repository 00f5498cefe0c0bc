import { defineJob } from '#server/platform/job-definition.ts';

/** Brings the maps up to date: soon after a change that tells of itself, and each minute for all others. */
export const refreshMaps = defineJob('skill-maps.refresh', { cron: '* * * * *', expireInSeconds: 900 });
