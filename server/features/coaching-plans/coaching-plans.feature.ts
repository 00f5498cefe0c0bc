import { feature } from '#server/platform/feature.ts';
import { remindToLookBack } from './coaching-plans.jobs.ts';
import { coachingPlanNotifications } from './coaching-plans.notifications.ts';
import { coachingPlanRoutes } from './coaching-plans.routes.ts';
import { coachingPlanWords } from './coaching-plans.words.ts';
import { coachingPlanHandlers } from './coaching-plans.worker.ts';

export default feature({
  name: 'coaching-plans',
  ports: ['aliases', 'concerns', 'instruments', 'models', 'ranking', 'taxonomy'],
  routes: coachingPlanRoutes,
  words: coachingPlanWords,
  jobs: [remindToLookBack],
  handlers: coachingPlanHandlers,
  notificationKinds: coachingPlanNotifications,
});
