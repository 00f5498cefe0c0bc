import { defineJob } from '#server/platform/job-definition.ts';
import { text } from '#server/platform/shapes.ts';

/** Works through the rows of an addition; what a killed run had done stays done. */
export const workThroughAddition = defineJob('talent-managers.add', {
  data: { additionId: text },
  retryLimit: 8,
  // A run hands over to the next after a minute; one resume alone may be a scan of many pages.
  expireInSeconds: 600,
});

/** Reminds of invitations that nobody has answered, and ends those whose time is over. */
export const tendInvitations = defineJob('talent-managers.tend', {
  cron: '20 6 * * *',
  expireInSeconds: 900,
});
