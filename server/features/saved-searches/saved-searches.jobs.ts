import { defineJob } from '#server/platform/job-definition.ts';

/** Tells people of new jobs in their saved searches, every hour. */
export const tellOfSearches = defineJob('saved-searches.tell', {
  cron: '20 * * * *',
  expireInSeconds: 1_800,
});
