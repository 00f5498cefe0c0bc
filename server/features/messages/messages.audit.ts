import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const messageAuditActions = {
  'message_template.added': {
    kind: 'email',
    en: { did: 'added the template “{template}”' },
    ar: { did: 'إضافة القالب «{template}»' },
  },
  'message_template.changed': {
    kind: 'email',
    en: { did: 'changed the template “{template}”' },
    ar: { did: 'تعديل القالب «{template}»' },
  },
  'message_template.deleted': {
    kind: 'email',
    en: { did: 'deleted the template “{template}”' },
    ar: { did: 'حذف القالب «{template}»' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof messageAuditActions, true> {}
}
