import { feature } from '#server/platform/feature.ts';
import { candidateAuditActions } from './candidates.audit.ts';
import { candidateListeners } from './candidates.listeners.ts';
import { candidateNotifications } from './candidates.notifications.ts';
import { candidateRoutes } from './candidates.routes.ts';
import { candidateWords } from './candidates.words.ts';

export default feature({
  name: 'candidates',
  ports: ['aliases', 'models', 'ranking', 'taxonomy'],
  routes: candidateRoutes,
  words: candidateWords,
  listeners: candidateListeners,
  auditActions: candidateAuditActions,
  notificationKinds: candidateNotifications,
});
