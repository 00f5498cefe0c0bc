import { feature } from '#server/platform/feature.ts';
import { messageAuditActions } from './messages.audit.ts';
import { leaveMessage } from './messages.jobs.ts';
import { messageRoutes } from './messages.routes.ts';
import { messageWords } from './messages.words.ts';
import { messageHandlers } from './messages.worker.ts';

export default feature({
  name: 'messages',
  ports: ['aliases'],
  routes: messageRoutes,
  words: messageWords,
  jobs: [leaveMessage],
  handlers: messageHandlers,
  auditActions: messageAuditActions,
});
