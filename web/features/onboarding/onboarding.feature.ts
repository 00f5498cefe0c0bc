import { feature } from '#web/platform/feature.ts';
import { NEWCOMERS } from '#web/platform/states.ts';
import { ONBOARDING_RECRUITER } from './onboarding.addresses.ts';

const onboarding = feature({
  name: 'onboarding',
  routes: {
    onboarding: {
      path: '/onboarding',
      states: NEWCOMERS,
      screen: () => import('./screens/choice.screen.tsx'),
    },
    'onboarding-recruiter': {
      path: '/onboarding/recruiter',
      search: ONBOARDING_RECRUITER,
      states: NEWCOMERS,
      screen: () => import('./screens/recruiter.screen.tsx'),
    },
    'onboarding-candidate': {
      path: '/onboarding/candidate',
      states: NEWCOMERS,
      screen: () => import('./screens/candidate.screen.tsx'),
    },
    'onboarding-disclaimer': {
      path: '/onboarding/candidate/disclaimer',
      states: NEWCOMERS,
      screen: () => import('./screens/disclaimer.screen.tsx'),
    },
    'onboarding-success': {
      path: '/onboarding/success',
      states: ['ONBOARDING_COMPLETED'],
      screen: () => import('./screens/success.screen.tsx'),
    },
    'approval-pending': {
      path: '/approval-pending',
      states: ['ONBOARDING_COMPLETED'],
      screen: () => import('./screens/approval-pending.screen.tsx'),
    },
  },
});
export default onboarding;

declare module '#web/platform/feature.ts' {
  interface Features {
    onboarding: typeof onboarding;
  }
}
