import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const documentAuditActions = {
  'document.added': {
    kind: 'team',
    en: { did: 'added a document to the knowledge base' },
    ar: { did: 'إضافة مستند إلى قاعدة المعرفة' },
  },
  'document.audience_changed': {
    kind: 'team',
    en: { did: 'changed who may ask a document of the knowledge base' },
    ar: { did: 'تغيير من يحق له سؤال مستند في قاعدة المعرفة' },
  },
  'document.deleted': {
    kind: 'team',
    en: { did: 'deleted a document of the knowledge base' },
    ar: { did: 'حذف مستند من قاعدة المعرفة' },
  },
  'document.restored': {
    kind: 'team',
    en: { did: 'brought a deleted document of the knowledge base back' },
    ar: { did: 'استعادة مستند محذوف في قاعدة المعرفة' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof documentAuditActions, true> {}
}
