import { feature } from '#server/platform/feature.ts';
import { companyCheckAuditActions } from './company-checks.audit.ts';
import { tellOfDecision } from './company-checks.jobs.ts';
import { companyCheckListeners } from './company-checks.listeners.ts';
import { companyCheckNotifications } from './company-checks.notifications.ts';
import { companyCheckRoutes } from './company-checks.routes.ts';
import { companyCheckWords } from './company-checks.words.ts';
import { companyCheckHandlers } from './company-checks.worker.ts';

export default feature({
  name: 'company-checks',
  routes: companyCheckRoutes,
  words: companyCheckWords,
  jobs: [tellOfDecision],
  handlers: companyCheckHandlers,
  listeners: companyCheckListeners,
  auditActions: companyCheckAuditActions,
  notificationKinds: companyCheckNotifications,
});
