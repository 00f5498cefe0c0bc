import { feature } from '#server/platform/feature.ts';
import { pokeAuditActions } from './pokes.audit.ts';
import { pokeNotifications } from './pokes.notifications.ts';
import { pokeRoutes } from './pokes.routes.ts';
import { pokeWords } from './pokes.words.ts';

export default feature({
  name: 'pokes',
  ports: ['aliases'],
  routes: pokeRoutes,
  words: pokeWords,
  auditActions: pokeAuditActions,
  notificationKinds: pokeNotifications,
});
