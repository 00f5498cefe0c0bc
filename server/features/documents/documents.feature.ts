import { feature } from '#server/platform/feature.ts';
import { documentAuditActions } from './documents.audit.ts';
import { takeInDocument, tidyDocuments } from './documents.jobs.ts';
import { documentRoutes } from './documents.routes.ts';
import { documentWords } from './documents.words.ts';
import { documentHandlers } from './documents.worker.ts';

export default feature({
  name: 'documents',
  ports: ['answering', 'reader', 'storage', 'taxonomy'],
  routes: documentRoutes,
  words: documentWords,
  jobs: [takeInDocument, tidyDocuments],
  handlers: documentHandlers,
  auditActions: documentAuditActions,
});
