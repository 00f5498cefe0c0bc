import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const accountAuditActions = {
  'account.registered': {
    kind: 'account',
    en: { did: 'created the account' },
    ar: { did: 'إنشاء الحساب' },
  },
  'account.email_confirmed': {
    kind: 'account',
    en: { did: 'confirmed the email address' },
    ar: { did: 'تأكيد البريد الإلكتروني' },
  },
  'account.onboarded': {
    kind: 'account',
    en: { did: 'finished onboarding as {role}' },
    ar: { did: 'إتمام التهيئة بدور {role}' },
  },
  'account.email_corrected': {
    kind: 'account',
    en: { did: 'corrected the email address before confirming it' },
    ar: { did: 'تصحيح البريد الإلكتروني قبل تأكيده' },
  },
  'account.email_change_asked': {
    kind: 'account',
    en: { did: 'asked to change the email address' },
    ar: { did: 'طلب تغيير البريد الإلكتروني' },
  },
  'account.email_changed': {
    kind: 'account',
    en: { did: 'changed the email address' },
    ar: { did: 'تغيير البريد الإلكتروني' },
  },
  'account.password_changed': {
    kind: 'account',
    en: { did: 'changed the password' },
    ar: { did: 'تغيير كلمة المرور' },
  },
  'account.password_reset_asked': {
    kind: 'account',
    en: {
      did: 'asked for an email to reset the password',
      toYou: 'Somebody asked for an email to reset your password',
      byNobody: 'Somebody asked for an email to reset the password of {subject}',
    },
    ar: {
      did: 'طلب رسالة لإعادة تعيين كلمة المرور',
      toYou: 'طُلبت رسالة لإعادة تعيين كلمة مرورك',
      byNobody: 'طُلبت رسالة لإعادة تعيين كلمة مرور {subject}',
    },
  },
  'account.password_reset': {
    kind: 'account',
    en: { did: 'set a new password by email' },
    ar: { did: 'تعيين كلمة مرور جديدة عبر البريد' },
  },
  'account.exported': {
    kind: 'account',
    en: { did: 'downloaded everything kept about the account' },
    ar: { did: 'تنزيل كل ما يُحفظ عن الحساب' },
  },
  'account.deleted': {
    kind: 'account',
    en: { did: 'deleted an account', byNobody: 'An account was deleted by its owner' },
    ar: { did: 'حذف حساب', byNobody: 'حذف صاحب حساب حسابه' },
  },
  'account.admin_made': {
    kind: 'account',
    en: {
      did: 'made {subject} a recruiter admin',
      toYou: 'An operator made you a recruiter admin',
      byNobody: 'An operator made {subject} a recruiter admin',
    },
    ar: {
      did: 'تعيين {subject} مشرفًا للتوظيف',
      toYou: 'عيّنك مشغّل النظام مشرفًا للتوظيف',
      byNobody: 'عيّن مشغّل النظام {subject} مشرفًا للتوظيف',
    },
  },
  'account.disabled': {
    kind: 'account',
    en: {
      did: 'closed the account of {subject}',
      toYou: 'An operator closed your account',
      byNobody: 'An operator closed the account of {subject}',
    },
    ar: {
      did: 'إغلاق حساب {subject}',
      toYou: 'أغلق مشغّل النظام حسابك',
      byNobody: 'أغلق مشغّل النظام حساب {subject}',
    },
  },
  'account.enabled': {
    kind: 'account',
    en: {
      did: 'opened the account of {subject} again',
      toYou: 'An operator opened your account again',
      byNobody: 'An operator opened the account of {subject} again',
    },
    ar: {
      did: 'إعادة فتح حساب {subject}',
      toYou: 'أعاد مشغّل النظام فتح حسابك',
      byNobody: 'أعاد مشغّل النظام فتح حساب {subject}',
    },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof accountAuditActions, true> {}
}
