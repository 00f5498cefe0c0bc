import { feature } from '#server/platform/feature.ts';
import { trainWeekly } from './match-models.jobs.ts';
import { matchModelHandlers } from './match-models.worker.ts';

export default feature({
  name: 'match-models',
  ports: ['models', 'taxonomy'],
  jobs: [trainWeekly],
  handlers: matchModelHandlers,
});
