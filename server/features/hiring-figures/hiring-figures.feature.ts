import { feature } from '#server/platform/feature.ts';
import { hiringFigureAuditActions } from './hiring-figures.audit.ts';
import { hiringFigureRoutes } from './hiring-figures.routes.ts';
import { hiringFigureWords } from './hiring-figures.words.ts';

export default feature({
  name: 'hiring-figures',
  ports: ['aliases'],
  routes: hiringFigureRoutes,
  words: hiringFigureWords,
  auditActions: hiringFigureAuditActions,
});
