import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const hiringSystemAuditActions = {
  'hiring_system.connected': {
    kind: 'team',
    en: { did: 'connected the hiring system {system}' },
    ar: { did: 'ربط نظام التوظيف {system}' },
  },
  'hiring_system.disconnected': {
    kind: 'team',
    en: { did: 'disconnected the hiring system {system}' },
    ar: { did: 'فصل نظام التوظيف {system}' },
  },
  'hiring_system.mapped': {
    kind: 'team',
    en: { did: 'changed what the hiring system {system} gets' },
    ar: { did: 'تغيير ما يُرسل إلى نظام التوظيف {system}' },
  },
  'hiring_system.signed_on': {
    kind: 'team',
    en: { did: 'went on to the hiring system {system}' },
    ar: { did: 'الانتقال إلى نظام التوظيف {system}' },
  },
  'hiring_system.job_posted': {
    kind: 'job',
    en: { did: 'posted {job} in {system}' },
    ar: { did: 'نشر {job} في {system}' },
  },
  'hiring_system.candidate_sent': {
    kind: 'candidate',
    en: {
      did: 'sent {subject} to the hiring system {system} for {job}',
      toYou: 'You were sent to the company’s own hiring system ({system}) for {job}',
    },
    ar: {
      did: 'إرسال بيانات {subject} إلى نظام التوظيف {system}: {job}',
      toYou: 'أُرسلت بياناتك إلى نظام التوظيف لدى الشركة ({system}): {job}',
    },
  },
  'hiring_system.decided': {
    kind: 'candidate',
    isUntold: true,
    en: { did: 'decided how {job} stands in {system}' },
    ar: { did: 'اتخاذ قرار بشأن {job} في {system}' },
  },
  'hiring_system.granted': {
    kind: 'team',
    en: {
      did: 'let {subject} work with the hiring system',
      toYou: 'You were allowed to work with the hiring system',
    },
    ar: {
      did: 'منح {subject} صلاحية في نظام التوظيف',
      toYou: 'مُنحت صلاحية في نظام التوظيف',
    },
  },
  'hiring_system.revoked': {
    kind: 'team',
    en: {
      did: 'took a right on the hiring system from {subject}',
      toYou: 'A right on the hiring system was taken from you',
    },
    ar: {
      did: 'سحب صلاحية في نظام التوظيف من {subject}',
      toYou: 'سُحبت منك صلاحية في نظام التوظيف',
    },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof hiringSystemAuditActions, true> {}
}
