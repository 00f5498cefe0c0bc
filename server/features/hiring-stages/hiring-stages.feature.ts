import { feature } from '#server/platform/feature.ts';
import { hiringStageAuditActions } from './hiring-stages.audit.ts';
import { hiringStageRoutes } from './hiring-stages.routes.ts';
import { hiringStageWords } from './hiring-stages.words.ts';

export default feature({
  name: 'hiring-stages',
  routes: hiringStageRoutes,
  words: hiringStageWords,
  auditActions: hiringStageAuditActions,
});
