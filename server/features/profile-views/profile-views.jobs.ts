import { defineJob } from '#server/platform/job-definition.ts';

/** Lets go of looks that are older than they are kept. */
export const clearOldViews = defineJob('profile-views.clear-old', {
  cron: '20 2 * * *',
  expireInSeconds: 900,
});
