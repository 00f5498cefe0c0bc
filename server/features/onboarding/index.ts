export { onboardingRoutes } from './onboarding.routes.ts';
export { onboardingWords } from './onboarding.words.ts';
