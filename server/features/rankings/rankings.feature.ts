import { feature } from '#server/platform/feature.ts';
import { rankingAuditActions } from './rankings.audit.ts';
import { rankingRoutes } from './rankings.routes.ts';
import { rankingWords } from './rankings.words.ts';

export default feature({
  name: 'rankings',
  ports: ['aliases', 'models', 'ranking', 'taxonomy'],
  routes: rankingRoutes,
  words: rankingWords,
  auditActions: rankingAuditActions,
});
