import { defineJob } from '#server/platform/job-definition.ts';

/** Each morning reminds people of a week that has ended and that they have not looked back on, once a week. */
export const remindToLookBack = defineJob('coaching-plans.remind', {
  cron: '10 5 * * *',
  expireInSeconds: 900,
});
