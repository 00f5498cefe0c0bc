import { feature } from '#server/platform/feature.ts';
import { marketFigureAuditActions } from './market-figures.audit.ts';
import { marketFigureRoutes } from './market-figures.routes.ts';
import { marketFigureWords } from './market-figures.words.ts';

export default feature({
  name: 'market-figures',
  ports: ['taxonomy'],
  routes: marketFigureRoutes,
  words: marketFigureWords,
  auditActions: marketFigureAuditActions,
});
