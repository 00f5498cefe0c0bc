import { defineJob } from '#server/platform/job-definition.ts';
import { text } from '#server/platform/shapes.ts';

/** Mails one notification to whoever wants its kind at once. */
export const mailNotification = defineJob('notifications.mail', {
  data: { notificationId: text },
  retryLimit: 5,
});

/** The daily mails. Half an hour after the day's new matches are told (`matches.tell-of-new`), which belong into it. */
export const mailDigests = defineJob('notifications.digest', { cron: '30 4 * * *', expireInSeconds: 900 });
