import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const favouriteAuditActions = {
  'candidate.kept': {
    kind: 'candidate',
    isUntold: true,
    en: { did: 'kept {subject} in sight for {job}' },
    ar: { did: 'إضافة {subject} إلى المفضلين: {job}' },
  },
  'candidate.let_go': {
    kind: 'candidate',
    isUntold: true,
    en: { did: 'no longer keeps {subject} in sight for {job}' },
    ar: { did: 'إزالة {subject} من المفضلين: {job}' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof favouriteAuditActions, true> {}
}
