import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const hiringFigureAuditActions = {
  'hiring_cost.saved': {
    kind: 'team',
    en: { did: 'entered what hiring cost' },
    ar: { did: 'إدخال تكلفة التوظيف' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof hiringFigureAuditActions, true> {}
}
