export { notificationListeners } from './notifications.listeners.ts';
export { notificationRoutes } from './notifications.routes.ts';
export { notificationWords } from './notifications.words.ts';
