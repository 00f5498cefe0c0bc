import { feature } from '#server/platform/feature.ts';
import { identityAuditActions } from './identities.audit.ts';
import { identityRoutes } from './identities.routes.ts';
import { identityWords } from './identities.words.ts';

export default feature({
  name: 'identities',
  ports: ['config', 'sockets', 'tokens'],
  routes: identityRoutes,
  words: identityWords,
  auditActions: identityAuditActions,
});
