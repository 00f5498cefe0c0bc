import { feature } from '#server/platform/feature.ts';
import { assessmentAuditActions } from './assessments.audit.ts';
import { computeStatistics, finishExpired } from './assessments.jobs.ts';
import { assessmentNotifications } from './assessments.notifications.ts';
import { assessmentRoutes } from './assessments.routes.ts';
import { assessmentWords } from './assessments.words.ts';
import { assessmentHandlers } from './assessments.worker.ts';

export default feature({
  name: 'assessments',
  ports: ['aliases', 'instruments', 'speaking', 'storage', 'typesetter'],
  routes: assessmentRoutes,
  words: assessmentWords,
  jobs: [finishExpired, computeStatistics],
  handlers: assessmentHandlers,
  auditActions: assessmentAuditActions,
  notificationKinds: assessmentNotifications,
});
