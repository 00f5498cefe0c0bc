import { feature } from '#server/platform/feature.ts';
import { auditRoutes } from './audit-entries.routes.ts';
import { auditWords } from './audit-entries.words.ts';

export default feature({
  name: 'audit-entries',
  ports: ['aliases'],
  routes: auditRoutes,
  words: auditWords,
});
