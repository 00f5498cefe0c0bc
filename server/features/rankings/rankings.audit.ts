import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const rankingAuditActions = {
  'job.candidates_exported': {
    kind: 'job',
    en: { did: 'downloaded the candidates of {job}' },
    ar: { did: 'تنزيل قائمة مرشّحي {job}' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof rankingAuditActions, true> {}
}
