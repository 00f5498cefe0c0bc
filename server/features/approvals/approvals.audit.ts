import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const approvalAuditActions = {
  'approval.requested': {
    kind: 'approval',
    en: { did: 'asked to be let in' },
    ar: { did: 'طلب الموافقة على الحساب' },
  },
  'approval.approved': {
    kind: 'approval',
    en: { did: 'let {subject} in', toYou: 'You were let in' },
    ar: { did: 'الموافقة على حساب {subject}', toYou: 'قُبل حسابك' },
  },
  'approval.declined': {
    kind: 'approval',
    en: { did: 'asked {subject} to correct the account', toYou: 'You were asked to correct your account' },
    ar: { did: 'طلب تصحيح حساب {subject}', toYou: 'طُلب منك تصحيح حسابك' },
  },
  'approval.rejected': {
    kind: 'approval',
    en: { did: 'rejected the account of {subject}', toYou: 'Your account was rejected' },
    ar: { did: 'رفض حساب {subject}', toYou: 'رُفض حسابك' },
  },
  'approval.undone': {
    kind: 'approval',
    en: { did: 'took back the decision on {subject}', toYou: 'The decision on your account was taken back' },
    ar: { did: 'التراجع عن القرار في حساب {subject}', toYou: 'أُلغي القرار السابق في حسابك' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof approvalAuditActions, true> {}
}
