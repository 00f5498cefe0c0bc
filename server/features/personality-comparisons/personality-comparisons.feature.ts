import { feature } from '#server/platform/feature.ts';
import { personalityComparisonNotifications } from './personality-comparisons.notifications.ts';
import { personalityComparisonRoutes } from './personality-comparisons.routes.ts';
import { personalityComparisonWords } from './personality-comparisons.words.ts';

export default feature({
  name: 'personality-comparisons',
  routes: personalityComparisonRoutes,
  words: personalityComparisonWords,
  notificationKinds: personalityComparisonNotifications,
});
