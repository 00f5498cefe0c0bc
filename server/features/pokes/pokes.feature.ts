import { feature } from '#server/platform/feature.ts';
import { pokeAuditActions } from './pokes.audit.ts';
import { leavePokes } from './pokes.jobs.ts';
import { pokeNotifications } from './pokes.notifications.ts';
import { pokeRoutes } from './pokes.routes.ts';
import { pokeWords } from './pokes.words.ts';
import { pokeHandlers } from './pokes.worker.ts';

export default feature({
  name: 'pokes',
  ports: ['aliases'],
  routes: pokeRoutes,
  words: pokeWords,
  jobs: [leavePokes],
  handlers: pokeHandlers,
  auditActions: pokeAuditActions,
  notificationKinds: pokeNotifications,
});
