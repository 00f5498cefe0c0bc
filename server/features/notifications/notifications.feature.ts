import { feature } from '#server/platform/feature.ts';
import { mailDigests, mailNotification } from './notifications.jobs.ts';
import { notificationListeners } from './notifications.listeners.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notificationWords } from './notifications.words.ts';
import { notificationHandlers } from './notifications.worker.ts';

export default feature({
  name: 'notifications',
  routes: notificationRoutes,
  words: notificationWords,
  jobs: [mailDigests, mailNotification],
  handlers: notificationHandlers,
  listeners: notificationListeners,
});
