import { MEMBERS } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const onboardingNotifications = {
  welcome: {
    group: 'account',
    for: MEMBERS,
    mail: 'never',
    isFixed: true,
    params: [],
    sentence: { en: 'Welcome. Your account is ready.', ar: 'أهلًا بك. حسابك جاهز.' },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof onboardingNotifications> {}
}
