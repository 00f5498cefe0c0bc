import { words } from '#server/platform/words.ts';

export const onboardingWords = words(
  { 'onboarding.completed': 'Welcome aboard.' },
  { 'onboarding.completed': 'أهلًا بك معنا.' },
);
