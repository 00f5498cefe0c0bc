import { MEMBERS } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const accountNotifications = {
  email_changed: {
    group: 'security',
    for: MEMBERS,
    mail: 'own',
    emailKind: 'email-changed',
    isFixed: true,
    params: ['email'],
    link: '/settings/account',
    sentence: { en: 'Your account’s email address is now {email}.', ar: 'صار بريد حسابك {email}.' },
  },
  password_changed: {
    group: 'security',
    for: MEMBERS,
    mail: 'own',
    emailKind: 'password-changed',
    isFixed: true,
    params: [],
    link: '/settings/account',
    sentence: {
      en: 'Your password was changed. If this was not you, reset it now and end the other sessions.',
      ar: 'تغيّرت كلمة مرور حسابك. إن لم تكن أنت من غيّرها فأعد تعيينها الآن وأنهِ الجلسات الأخرى.',
    },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof accountNotifications> {}
}
