import { feature } from '#server/platform/feature.ts';
import { teamAuditActions } from './teams.audit.ts';
import { teamListeners } from './teams.invited.ts';
import { teamNotifications } from './teams.notifications.ts';
import { teamRoutes } from './teams.routes.ts';
import { teamWords } from './teams.words.ts';

export default feature({
  name: 'teams',
  routes: teamRoutes,
  words: teamWords,
  listeners: teamListeners,
  auditActions: teamAuditActions,
  notificationKinds: teamNotifications,
});
