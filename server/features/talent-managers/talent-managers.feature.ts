import { feature } from '#server/platform/feature.ts';
import { talentManagerAuditActions } from './talent-managers.audit.ts';
import { tendInvitations, workThroughAddition } from './talent-managers.jobs.ts';
import { talentManagerListeners } from './talent-managers.listeners.ts';
import { talentManagerNotifications } from './talent-managers.notifications.ts';
import { talentManagerRoutes } from './talent-managers.routes.ts';
import { talentManagerWords } from './talent-managers.words.ts';
import { talentManagerHandlers } from './talent-managers.worker.ts';

export default feature({
  name: 'talent-managers',
  ports: ['aliases', 'models', 'ranking', 'reader', 'storage', 'taxonomy'],
  routes: talentManagerRoutes,
  words: talentManagerWords,
  jobs: [workThroughAddition, tendInvitations],
  handlers: talentManagerHandlers,
  listeners: talentManagerListeners,
  auditActions: talentManagerAuditActions,
  notificationKinds: talentManagerNotifications,
});
