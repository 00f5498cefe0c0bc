import { feature } from '#server/platform/feature.ts';
import { portalAuditActions } from './portals.audit.ts';
import { portalRoutes } from './portals.routes.ts';
import { portalWords } from './portals.words.ts';

export default feature({
  name: 'portals',
  ports: ['config', 'storage'],
  routes: portalRoutes,
  words: portalWords,
  auditActions: portalAuditActions,
});
