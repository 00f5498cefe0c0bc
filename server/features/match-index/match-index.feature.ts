import { feature } from '#server/platform/feature.ts';
import { clearRemovals, prepareDocuments } from './match-index.jobs.ts';
import { matchIndexListeners } from './match-index.listeners.ts';
import { matchIndexHandlers } from './match-index.worker.ts';

export default feature({
  name: 'match-index',
  ports: ['models'],
  jobs: [prepareDocuments, clearRemovals],
  handlers: matchIndexHandlers,
  listeners: matchIndexListeners,
});
