import { feature } from '#server/platform/feature.ts';
import { emailAuditActions } from './emails.audit.ts';
import { deliverEmail } from './emails.jobs.ts';
import { emailRoutes } from './emails.routes.ts';
import { emailWords } from './emails.words.ts';
import { emailHandlers } from './emails.worker.ts';

export default feature({
  name: 'emails',
  ports: ['config', 'storage'],
  routes: emailRoutes,
  words: emailWords,
  jobs: [deliverEmail],
  handlers: emailHandlers,
  auditActions: emailAuditActions,
});
