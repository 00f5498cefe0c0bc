/** The screens of this feature by route name; each is a chunk of its own. */
export const onboardingScreens = {
  onboarding: () => import('./screens/choice.screen.tsx'),
  'onboarding-recruiter': () => import('./screens/recruiter.screen.tsx'),
  'onboarding-candidate': () => import('./screens/candidate.screen.tsx'),
  'onboarding-disclaimer': () => import('./screens/disclaimer.screen.tsx'),
  'onboarding-success': () => import('./screens/success.screen.tsx'),
  'approval-pending': () => import('./screens/approval-pending.screen.tsx'),
};
