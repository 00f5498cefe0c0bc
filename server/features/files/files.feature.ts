import { feature } from '#server/platform/feature.ts';
import { removeFiles } from './files.jobs.ts';
import { fileListeners } from './files.listeners.ts';
import { fileRoutes } from './files.routes.ts';
import { fileWords } from './files.words.ts';
import { fileHandlers } from './files.worker.ts';

export default feature({
  name: 'files',
  ports: ['storage'],
  routes: fileRoutes,
  words: fileWords,
  jobs: [removeFiles],
  handlers: fileHandlers,
  listeners: fileListeners,
});
