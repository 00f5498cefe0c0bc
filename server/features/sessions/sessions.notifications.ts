import { MEMBERS } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const sessionNotifications = {
  new_sign_in: {
    group: 'security',
    for: MEMBERS,
    mail: 'at-once',
    emailKind: 'new-sign-in',
    isFixed: true,
    params: ['device'],
    link: '/settings/account',
    sentence: {
      en: 'Someone signed in to your account on a new device: {device}. If this was not you, change your password.',
      ar: 'تم تسجيل الدخول إلى حسابك من جهاز جديد: {device}. إن لم تكن أنت فغيّر كلمة المرور.',
    },
    subject: { en: 'A new sign-in to your account', ar: 'تسجيل دخول جديد إلى حسابك' },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof sessionNotifications> {}
}
