import { defineJob } from '#server/platform/job-definition.ts';

/** Reminds people of invitations that end within two days, once each. */
export const remindOfEnding = defineJob('assessment-invitations.remind', {
  cron: '40 6 * * *',
  expireInSeconds: 900,
});
