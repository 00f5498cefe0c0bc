import { handle } from '#server/platform/queue.ts';
import { mailDigests, mailNotification } from './notifications.jobs.ts';
import { mailDigest, mailOne } from './notifications.mail.ts';

export const notificationHandlers = [
  handle(mailNotification, mailOne),
  handle(mailDigests, (ctx) => mailDigest(ctx), 1),
];
