import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const auditEntryActions = {
  'portal.audit_exported': {
    kind: 'portal',
    en: { did: 'downloaded the audit log' },
    ar: { did: 'تنزيل سجل الأحداث' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof auditEntryActions, true> {}
}
