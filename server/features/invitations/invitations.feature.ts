import { feature } from '#server/platform/feature.ts';
import { invitationAuditActions } from './invitations.audit.ts';
import { invitationRoutes } from './invitations.routes.ts';
import { invitationWords } from './invitations.words.ts';

export default feature({
  name: 'invitations',
  routes: invitationRoutes,
  words: invitationWords,
  auditActions: invitationAuditActions,
});
