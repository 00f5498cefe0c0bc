import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/**
 * What this feature writes into the audit log: that a choice was changed and not which, since an admin who reads the log
 * may work for the very company.
 */
export const blockedCompanyAuditActions = {
  'account.blocking_changed': {
    kind: 'account',
    en: { did: 'changed whom they are not seen by' },
    ar: { did: 'تغيير من لا يظهر له الملف' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof blockedCompanyAuditActions, true> {}
}
