import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const applicationAuditActions = {
  'application.sent': {
    kind: 'candidate',
    en: { did: 'applied for {job}' },
    ar: { did: 'التقدم إلى {job}' },
  },
  'application.withdrawn': {
    kind: 'candidate',
    en: { did: 'withdrew the application for {job}' },
    ar: { did: 'سحب الطلب المقدَّم إلى {job}' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof applicationAuditActions, true> {}
}
