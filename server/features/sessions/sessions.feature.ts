import { feature } from '#server/platform/feature.ts';
import { sessionAuditActions } from './sessions.audit.ts';
import { forgetOldSessions } from './sessions.jobs.ts';
import { sessionNotifications } from './sessions.notifications.ts';
import { sessionRoutes } from './sessions.routes.ts';
import { sessionWords } from './sessions.words.ts';
import { sessionHandlers } from './sessions.worker.ts';

export default feature({
  name: 'sessions',
  ports: ['sockets', 'tokens'],
  routes: sessionRoutes,
  words: sessionWords,
  jobs: [forgetOldSessions],
  handlers: sessionHandlers,
  auditActions: sessionAuditActions,
  notificationKinds: sessionNotifications,
});
