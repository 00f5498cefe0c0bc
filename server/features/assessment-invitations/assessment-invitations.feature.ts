import { feature } from '#server/platform/feature.ts';
import { assessmentInvitationAuditActions } from './assessment-invitations.audit.ts';
import { remindOfEnding } from './assessment-invitations.jobs.ts';
import { assessmentInvitationListeners } from './assessment-invitations.listeners.ts';
import { assessmentInvitationNotifications } from './assessment-invitations.notifications.ts';
import { assessmentInvitationRoutes } from './assessment-invitations.routes.ts';
import { assessmentInvitationWords } from './assessment-invitations.words.ts';
import { assessmentInvitationHandlers } from './assessment-invitations.worker.ts';

export default feature({
  name: 'assessment-invitations',
  ports: ['aliases', 'instruments'],
  routes: assessmentInvitationRoutes,
  words: assessmentInvitationWords,
  jobs: [remindOfEnding],
  handlers: assessmentInvitationHandlers,
  listeners: assessmentInvitationListeners,
  auditActions: assessmentInvitationAuditActions,
  notificationKinds: assessmentInvitationNotifications,
});
