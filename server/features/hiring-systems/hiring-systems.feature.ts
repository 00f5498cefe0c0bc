import { feature } from '#server/platform/feature.ts';
import { hiringSystemAuditActions } from './hiring-systems.audit.ts';
import { findWork, forgetMessages, workOnSystem } from './hiring-systems.jobs.ts';
import { hiringSystemListeners } from './hiring-systems.listeners.ts';
import { hiringSystemNotifications } from './hiring-systems.notifications.ts';
import { hiringSystemRoutes } from './hiring-systems.routes.ts';
import { hiringSystemWords } from './hiring-systems.words.ts';
import { hiringSystemHandlers } from './hiring-systems.worker.ts';

export default feature({
  name: 'hiring-systems',
  ports: ['aliases', 'config', 'secrets'],
  routes: hiringSystemRoutes,
  words: hiringSystemWords,
  jobs: [workOnSystem, findWork, forgetMessages],
  handlers: hiringSystemHandlers,
  listeners: hiringSystemListeners,
  auditActions: hiringSystemAuditActions,
  notificationKinds: hiringSystemNotifications,
});
