import { defineJob } from '#server/platform/job-definition.ts';

/** Mails one notification to whoever wants its kind at once. */
export const mailNotification = defineJob<{ notificationId: string }>('notifications.mail', {
  retryLimit: 5,
});

/** The daily mails. Half an hour after the day's new matches are told (`matches.tell-of-new`), which belong into it. */
export const mailDigests = defineJob<object>('notifications.digest', {
  cron: '30 4 * * *',
  expireInSeconds: 900,
});
