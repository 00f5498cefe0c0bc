import { feature } from '#server/platform/feature.ts';
import { candidateNoteAuditActions } from './candidate-notes.audit.ts';
import { candidateNoteListeners } from './candidate-notes.listeners.ts';
import { candidateNoteNotifications } from './candidate-notes.notifications.ts';
import { candidateNoteRoutes } from './candidate-notes.routes.ts';
import { candidateNoteWords } from './candidate-notes.words.ts';

export default feature({
  name: 'candidate-notes',
  ports: ['aliases'],
  routes: candidateNoteRoutes,
  words: candidateNoteWords,
  listeners: candidateNoteListeners,
  auditActions: candidateNoteAuditActions,
  notificationKinds: candidateNoteNotifications,
});
