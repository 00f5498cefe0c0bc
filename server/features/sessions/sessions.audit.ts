import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const sessionAuditActions = {
  'session.opened': {
    kind: 'sign_in',
    en: { did: 'signed in' },
    ar: { did: 'تسجيل الدخول' },
  },
  'session.ended': {
    kind: 'sign_in',
    en: { did: 'signed out another device' },
    ar: { did: 'تسجيل الخروج من جهاز آخر' },
  },
  'session.others_ended': {
    kind: 'sign_in',
    en: { did: 'signed out all other devices' },
    ar: { did: 'تسجيل الخروج من جميع الأجهزة الأخرى' },
  },
  'session.all_ended': {
    kind: 'sign_in',
    en: {
      did: 'signed {subject} out everywhere',
      toYou: 'An operator signed you out everywhere',
      byNobody: 'An operator signed {subject} out everywhere',
    },
    ar: {
      did: 'تسجيل خروج {subject} من كل مكان',
      toYou: 'أنهى مشغّل النظام جميع جلساتك',
      byNobody: 'أنهى مشغّل النظام جميع جلسات {subject}',
    },
  },
  'session.token_reused': {
    kind: 'sign_in',
    en: {
      did: 'used the renewal of a session twice',
      toYou: 'A session of yours was ended: somebody may have copied its renewal',
      byNobody: 'A session of {subject} was ended: somebody may have copied its renewal',
    },
    ar: {
      did: 'استخدام رمز تجديد الجلسة مرتين',
      toYou: 'أُنهيت إحدى جلساتك، فقد يكون رمز تجديدها قد نُسخ',
      byNobody: 'أُنهيت جلسة لـ {subject}، فقد يكون رمز تجديدها قد نُسخ',
    },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof sessionAuditActions, true> {}
}
