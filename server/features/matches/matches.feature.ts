import { feature } from '#server/platform/feature.ts';
import { rankJob, rankPortal, rankProfile, tellOfNew } from './matches.jobs.ts';
import { matchListeners } from './matches.listeners.ts';
import { matchNotifications } from './matches.notifications.ts';
import { matchRoutes } from './matches.routes.ts';
import { matchWords } from './matches.words.ts';
import { matchHandlers } from './matches.worker.ts';

export default feature({
  name: 'matches',
  ports: ['aliases', 'models', 'ranking', 'taxonomy'],
  routes: matchRoutes,
  words: matchWords,
  jobs: [rankJob, rankPortal, rankProfile, tellOfNew],
  handlers: matchHandlers,
  listeners: matchListeners,
  notificationKinds: matchNotifications,
});
