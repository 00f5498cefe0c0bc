import { feature } from '#server/platform/feature.ts';
import { forgetStaleUploads, forgetUnclaimed, removeFiles } from './files.jobs.ts';
import { fileListeners } from './files.listeners.ts';
import { fileRoutes } from './files.routes.ts';
import { fileWords } from './files.words.ts';
import { fileHandlers } from './files.worker.ts';

export default feature({
  name: 'files',
  ports: ['storage'],
  routes: fileRoutes,
  words: fileWords,
  jobs: [removeFiles, forgetStaleUploads, forgetUnclaimed],
  handlers: fileHandlers,
  listeners: fileListeners,
});
