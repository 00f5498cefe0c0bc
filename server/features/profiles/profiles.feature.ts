import { feature } from '#server/platform/feature.ts';
import { profileAuditActions } from './profiles.audit.ts';
import { countMonths } from './profiles.jobs.ts';
import { profileListeners } from './profiles.listeners.ts';
import { profileRoutes } from './profiles.routes.ts';
import { profileWords } from './profiles.words.ts';
import { profileHandlers } from './profiles.worker.ts';

export default feature({
  name: 'profiles',
  ports: ['aliases', 'taxonomy', 'typesetter'],
  routes: profileRoutes,
  words: profileWords,
  jobs: [countMonths],
  handlers: profileHandlers,
  listeners: profileListeners,
  auditActions: profileAuditActions,
});
