import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const candidateNoteAuditActions = {
  'candidate_note.written': {
    kind: 'candidate',
    isUntold: true,
    en: { did: 'wrote a note about {subject}' },
    ar: { did: 'كتابة ملاحظة عن {subject}' },
  },
  'candidate_note.changed': {
    kind: 'candidate',
    isUntold: true,
    en: { did: 'changed a note about {subject}' },
    ar: { did: 'تعديل ملاحظة عن {subject}' },
  },
  'candidate_note.deleted': {
    kind: 'candidate',
    isUntold: true,
    en: { did: 'deleted a note about {subject}' },
    ar: { did: 'حذف ملاحظة عن {subject}' },
  },
  'candidate_tag.changed': {
    kind: 'candidate',
    isUntold: true,
    en: { did: 'changed the tags of {subject}' },
    ar: { did: 'تعديل وسوم {subject}' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof candidateNoteAuditActions, true> {}
}
