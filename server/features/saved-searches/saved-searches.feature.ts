import { feature } from '#server/platform/feature.ts';
import { tellOfSearches } from './saved-searches.jobs.ts';
import { savedSearchNotifications } from './saved-searches.notifications.ts';
import { savedSearchRoutes } from './saved-searches.routes.ts';
import { savedSearchWords } from './saved-searches.words.ts';
import { savedSearchHandlers } from './saved-searches.worker.ts';

export default feature({
  name: 'saved-searches',
  ports: ['config', 'taxonomy'],
  routes: savedSearchRoutes,
  words: savedSearchWords,
  jobs: [tellOfSearches],
  handlers: savedSearchHandlers,
  notificationKinds: savedSearchNotifications,
});
