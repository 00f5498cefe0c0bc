import { feature } from '#server/platform/feature.ts';
import { auditEntryActions } from './audit-entries.audit.ts';
import { auditRoutes } from './audit-entries.routes.ts';
import { auditWords } from './audit-entries.words.ts';

export default feature({
  name: 'audit-entries',
  ports: ['aliases'],
  routes: auditRoutes,
  words: auditWords,
  auditActions: auditEntryActions,
});
