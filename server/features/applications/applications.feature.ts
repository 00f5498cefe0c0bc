import { feature } from '#server/platform/feature.ts';
import { applicationAuditActions } from './applications.audit.ts';
import { tellOfStep } from './applications.jobs.ts';
import { applicationListeners } from './applications.listeners.ts';
import { applicationNotifications } from './applications.notifications.ts';
import { applicationRoutes } from './applications.routes.ts';
import { applicationWords } from './applications.words.ts';
import { applicationHandlers } from './applications.worker.ts';

export default feature({
  name: 'applications',
  ports: ['aliases', 'models', 'ranking', 'storage', 'taxonomy'],
  routes: applicationRoutes,
  words: applicationWords,
  jobs: [tellOfStep],
  handlers: applicationHandlers,
  listeners: applicationListeners,
  auditActions: applicationAuditActions,
  notificationKinds: applicationNotifications,
});
