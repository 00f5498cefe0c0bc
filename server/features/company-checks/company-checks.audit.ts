import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const companyCheckAuditActions = {
  'company.proof_mailed': {
    kind: 'team',
    en: { did: 'had a code mailed that proves the domain of {company}' },
    ar: { did: 'إرسال رمز لإثبات نطاق {company}' },
  },
  'company.verified': {
    kind: 'team',
    en: { did: 'proved the domain of {company}, which is verified now', byNobody: '{company} was verified' },
    ar: { did: 'إثبات نطاق {company} وتوثيقها', byNobody: 'وُثّقت {company}' },
  },
  'company.held': {
    kind: 'approval',
    en: {
      did: 'described {company}, which is held until an admin has looked at it',
      byNobody: '{company} is held until an admin has looked at it',
    },
    ar: {
      did: 'إدخال بيانات {company}، وقد عُلّقت إلى أن يراجعها أحد المشرفين',
      byNobody: 'عُلّقت {company} إلى أن يراجعها أحد المشرفين',
    },
  },
  'company.unverified': {
    kind: 'team',
    en: {
      did: 'changed what {company} says, which has to be verified again',
      byNobody: '{company} has to be verified again',
    },
    ar: {
      did: 'تغيير بيانات {company}، ويلزم توثيقها من جديد',
      byNobody: 'يلزم توثيق {company} من جديد',
    },
  },
  'company.confirmed': {
    kind: 'approval',
    en: { did: 'confirmed {company}' },
    ar: { did: 'اعتماد {company}' },
  },
  'company.refused': {
    kind: 'approval',
    en: { did: 'refused {company}' },
    ar: { did: 'رفض {company}' },
  },
  'company.check_undone': {
    kind: 'approval',
    en: { did: 'took back the decision on {company}' },
    ar: { did: 'التراجع عن القرار في {company}' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof companyCheckAuditActions, true> {}
}
