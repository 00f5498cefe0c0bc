import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const assessmentAuditActions = {
  'assessment.shared': {
    kind: 'candidate',
    en: { did: 'showed {company} an assessment result', toYou: 'You showed {company} an assessment result.' },
    ar: { did: 'عرض نتيجة تقييم على {company}', toYou: 'عُرضت إحدى نتائج تقييمك على {company} بموافقتك.' },
  },
  'assessment.unshared': {
    kind: 'candidate',
    en: {
      did: 'stopped showing {company} an assessment result',
      toYou: 'You stopped showing {company} an assessment result.',
    },
    ar: { did: 'إيقاف عرض نتيجة تقييم على {company}', toYou: 'أُوقف عرض نتيجة تقييمك على {company} بطلبك.' },
  },
  'assessment.rated': {
    kind: 'candidate',
    en: { did: 'scored an assessment answer', toYou: 'An answer of your assessment was scored by a person.' },
    ar: { did: 'تقييم إجابة في أحد التقييمات', toYou: 'قيّم شخص إحدى إجاباتك في التقييم.' },
  },
  'assessment.results_exported': {
    kind: 'candidate',
    en: { did: 'exported assessment results of candidates' },
    ar: { did: 'تصدير نتائج تقييمات مرشحين' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof assessmentAuditActions, true> {}
}
