import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const skillAuditActions = {
  'portal_skill.linked': {
    kind: 'portal',
    en: { did: 'linked the skill {skill}' },
    ar: { did: 'ربط المهارة {skill}' },
  },
  'portal_skill.accepted': {
    kind: 'portal',
    en: { did: 'accepted the skill {skill}' },
    ar: { did: 'قبول المهارة {skill}' },
  },
  'portal_skill.ignored': {
    kind: 'portal',
    en: { did: 'set the skill {skill} aside' },
    ar: { did: 'تنحية المهارة {skill}' },
  },
  'portal_skill.returned_to_new': {
    kind: 'portal',
    en: { did: 'took back the decision on the skill {skill}' },
    ar: { did: 'التراجع عن القرار في المهارة {skill}' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof skillAuditActions, true> {}
}
