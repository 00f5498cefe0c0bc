import { feature } from '#server/platform/feature.ts';
import { skillAuditActions } from './skills.audit.ts';
import { relinkMentions } from './skills.jobs.ts';
import { skillListeners } from './skills.listeners.ts';
import { skillRoutes } from './skills.routes.ts';
import { skillWords } from './skills.words.ts';
import { skillHandlers } from './skills.worker.ts';

export default feature({
  name: 'skills',
  ports: ['taxonomy'],
  routes: skillRoutes,
  words: skillWords,
  jobs: [relinkMentions],
  handlers: skillHandlers,
  listeners: skillListeners,
  auditActions: skillAuditActions,
});
