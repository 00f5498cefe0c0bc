import { feature } from '#server/platform/feature.ts';
import { approvalAuditActions } from './approvals.audit.ts';
import { tellOfDecision } from './approvals.jobs.ts';
import { approvalNotifications } from './approvals.notifications.ts';
import { approvalRoutes } from './approvals.routes.ts';
import { approvalWords } from './approvals.words.ts';
import { approvalHandlers } from './approvals.worker.ts';

export default feature({
  name: 'approvals',
  routes: approvalRoutes,
  words: approvalWords,
  jobs: [tellOfDecision],
  handlers: approvalHandlers,
  auditActions: approvalAuditActions,
  notificationKinds: approvalNotifications,
});
