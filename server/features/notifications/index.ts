export { notificationListeners } from './notifications.listeners.ts';
export { notificationRoutes } from './notifications.routes.ts';
export { notify } from './notifications.service.ts';
export { notificationWords } from './notifications.words.ts';
