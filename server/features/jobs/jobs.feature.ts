import { feature } from '#server/platform/feature.ts';
import { jobAuditActions } from './jobs.audit.ts';
import { expireJobs } from './jobs.jobs.ts';
import { jobListeners } from './jobs.listeners.ts';
import { jobNotifications } from './jobs.notifications.ts';
import { jobRoutes } from './jobs.routes.ts';
import { jobWords } from './jobs.words.ts';
import { jobHandlers } from './jobs.worker.ts';

export default feature({
  name: 'jobs',
  ports: ['aliases', 'config', 'reader', 'storage', 'taxonomy'],
  routes: jobRoutes,
  words: jobWords,
  jobs: [expireJobs],
  handlers: jobHandlers,
  listeners: jobListeners,
  auditActions: jobAuditActions,
  notificationKinds: jobNotifications,
});
