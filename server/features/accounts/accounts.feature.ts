import { feature } from '#server/platform/feature.ts';
import { accountAuditActions } from './accounts.audit.ts';
import { forgetDoneWork, forgetOld, mailReset } from './accounts.jobs.ts';
import { accountNotifications } from './accounts.notifications.ts';
import { accountRoutes } from './accounts.routes.ts';
import { accountWords } from './accounts.words.ts';
import { accountHandlers } from './accounts.worker.ts';

export default feature({
  name: 'accounts',
  ports: ['sockets', 'storage', 'tokens'],
  routes: accountRoutes,
  words: accountWords,
  jobs: [forgetDoneWork, forgetOld, mailReset],
  handlers: accountHandlers,
  auditActions: accountAuditActions,
  notificationKinds: accountNotifications,
});
