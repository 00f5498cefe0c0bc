import { feature } from '#server/platform/feature.ts';
import { tellOfPeople } from './candidate-searches.jobs.ts';
import { candidateSearchNotifications } from './candidate-searches.notifications.ts';
import { candidateSearchRoutes } from './candidate-searches.routes.ts';
import { candidateSearchWords } from './candidate-searches.words.ts';
import { candidateSearchHandlers } from './candidate-searches.worker.ts';

export default feature({
  name: 'candidate-searches',
  ports: ['aliases', 'models', 'ranking', 'taxonomy'],
  routes: candidateSearchRoutes,
  words: candidateSearchWords,
  jobs: [tellOfPeople],
  handlers: candidateSearchHandlers,
  notificationKinds: candidateSearchNotifications,
});
