import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const invitationAuditActions = {
  'invitation.sent': {
    kind: 'team',
    en: { did: 'sent an invitation to become {role}' },
    ar: { did: 'إرسال دعوة بدور {role}' },
  },
  'invitation.revoked': {
    kind: 'team',
    en: { did: 'took back an invitation to become {role}' },
    ar: { did: 'سحب دعوة بدور {role}' },
  },
  'invitation.accepted': {
    kind: 'team',
    en: { did: 'accepted an invitation to become {role}' },
    ar: { did: 'قبول دعوة بدور {role}' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof invitationAuditActions, true> {}
}
