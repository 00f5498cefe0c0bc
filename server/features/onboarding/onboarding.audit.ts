import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const onboardingAuditActions = {
  'onboarding.started_over': {
    kind: 'account',
    en: { did: 'started onboarding over' },
    ar: { did: 'بدء التهيئة من جديد' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof onboardingAuditActions, true> {}
}
