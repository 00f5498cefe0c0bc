import { defineJob } from '#server/platform/job-definition.ts';

/** Learns words from all documents, in the night to Sunday, before calibrations are fitted. */
export const trainWeekly = defineJob('match-models.train', { cron: '0 23 * * 6', expireInSeconds: 3_600 });
