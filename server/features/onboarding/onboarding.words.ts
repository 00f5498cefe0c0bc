import { words } from '#server/platform/words.ts';

export const onboardingWords = words(
  {
    'onboarding.completed': 'Welcome aboard.',
    'onboarding.join_requested': 'Your request is on its way.',
    'onboarding.role_stays': 'This account has its role already. The other one needs another account.',
    'onboarding.cannot_start_over': 'There is nothing to correct now. Please wait for the decision.',
  },
  {
    'onboarding.completed': 'أهلًا بك معنا.',
    'onboarding.join_requested': 'أُرسل طلبك.',
    'onboarding.role_stays': 'لهذا الحساب دوره. الدور الآخر يحتاج إلى حساب آخر.',
    'onboarding.cannot_start_over': 'لا شيء يُعدَّل الآن. نرجو انتظار القرار.',
  },
);
