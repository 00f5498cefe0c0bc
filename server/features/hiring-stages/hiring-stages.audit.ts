import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const hiringStageAuditActions = {
  'hiring_stage.added': {
    kind: 'team',
    en: { did: 'added the stage {stage}' },
    ar: { did: 'إضافة مرحلة {stage}' },
  },
  'hiring_stage.renamed': {
    kind: 'team',
    en: { did: 'renamed the stage {stage}' },
    ar: { did: 'تغيير اسم مرحلة {stage}' },
  },
  'hiring_stage.moved': {
    kind: 'team',
    en: { did: 'moved the stage {stage}' },
    ar: { did: 'تغيير موضع مرحلة {stage}' },
  },
  'hiring_stage.removed': {
    kind: 'team',
    en: { did: 'removed the stage {stage}' },
    ar: { did: 'حذف مرحلة {stage}' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof hiringStageAuditActions, true> {}
}
