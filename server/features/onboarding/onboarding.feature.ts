import { feature } from '#server/platform/feature.ts';
import { onboardingAuditActions } from './onboarding.audit.ts';
import { onboardingNotifications } from './onboarding.notifications.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import { onboardingWords } from './onboarding.words.ts';

export default feature({
  name: 'onboarding',
  ports: ['reader'],
  routes: onboardingRoutes,
  words: onboardingWords,
  auditActions: onboardingAuditActions,
  notificationKinds: onboardingNotifications,
});
