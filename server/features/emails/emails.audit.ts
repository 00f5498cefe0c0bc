import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const emailAuditActions = {
  'email.sent': {
    kind: 'email',
    en: {
      did: 'sent an email: {mail}',
      toYou: 'A company wrote to you about {job}',
      values: {
        mail: {
          'onboarding-invite': 'an invitation to the product',
          'two-point-internal-job-post': 'a job for colleagues',
          'employment-invitation': 'an invitation to link an account',
          'bulk-invite': 'an invitation to apply for {job}',
          'bulk-reject': 'the outcome of {job}',
        },
      },
    },
    ar: {
      did: 'إرسال رسالة: {mail}',
      toYou: 'راسلتك شركة بشأن {job}',
      values: {
        mail: {
          'onboarding-invite': 'دعوة إلى البوابة',
          'two-point-internal-job-post': 'وظيفة للزملاء',
          'employment-invitation': 'دعوة إلى ربط حساب',
          'bulk-invite': 'دعوة إلى التقدم إلى {job}',
          'bulk-reject': 'نتيجة التقدم إلى {job}',
        },
      },
    },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof emailAuditActions, true> {}
}
