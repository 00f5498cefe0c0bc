import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const candidateAuditActions = {
  'candidate.shortlisted': {
    kind: 'candidate',
    en: { did: 'shortlisted {subject} for {job}', toYou: 'You were shortlisted for {job}' },
    ar: { did: 'إضافة {subject} إلى القائمة المختصرة: {job}', toYou: 'أُضفت إلى القائمة المختصرة: {job}' },
  },
  'candidate.rejected': {
    kind: 'candidate',
    isUntold: true,
    en: { did: 'rejected {subject} for {job}' },
    ar: { did: 'استبعاد {subject}: {job}' },
  },
  'candidate.returned_to_pending': {
    kind: 'candidate',
    isUntold: true,
    en: { did: 'took back the decision on {subject} for {job}' },
    ar: { did: 'التراجع عن القرار في {subject}: {job}' },
  },
  'candidate.moved_there': {
    kind: 'candidate',
    isUntold: true,
    en: {
      did: 'moved {subject} in the hiring system: {stage}, for {job}',
      byNobody: 'The hiring system moved {subject}: {stage}, for {job}',
    },
    ar: {
      did: 'نقل {subject} في نظام التوظيف إلى {stage}: {job}',
      byNobody: 'نقل نظام التوظيف {subject} إلى {stage}: {job}',
    },
  },
  'candidate.moved': {
    kind: 'candidate',
    isUntold: true,
    en: { did: 'moved {subject} to {stage} for {job}' },
    ar: { did: 'نقل {subject} إلى مرحلة {stage}: {job}' },
  },
  'candidate.hired': {
    kind: 'candidate',
    isUntold: true,
    en: { did: 'marked {subject} as hired for {job}' },
    ar: { did: 'تسجيل تعيين {subject}: {job}' },
  },
  'candidate.merged': {
    kind: 'candidate',
    isUntold: true,
    en: { did: 'took another account for the same person as {subject}' },
    ar: { did: 'عدّ حساب آخر لصاحب حساب {subject} نفسه' },
  },
  'candidate.told_apart': {
    kind: 'candidate',
    isUntold: true,
    en: { did: 'said that {subject} and another account are two people' },
    ar: { did: 'عدّ {subject} وصاحب حساب آخر شخصين مختلفين' },
  },
  'candidate.merge_undone': {
    kind: 'candidate',
    isUntold: true,
    en: { did: 'took back whether {subject} and another account are one person' },
    ar: { did: 'التراجع عن القرار في كون {subject} وصاحب حساب آخر شخصًا واحدًا' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof candidateAuditActions, true> {}
}
