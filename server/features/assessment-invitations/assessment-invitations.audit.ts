import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const assessmentInvitationAuditActions = {
  'assessment.invited': {
    kind: 'candidate',
    en: { did: 'invited {subject} to an assessment', toYou: '{company} invited you to an assessment.' },
    ar: { did: 'دعوة {subject} إلى تقييم', toYou: 'دعتك {company} إلى تقييم.' },
  },
  'assessment.invitation_revoked': {
    kind: 'candidate',
    en: {
      did: 'took back the invitation of {subject} to an assessment',
      toYou: '{company} took back its invitation to an assessment.',
    },
    ar: { did: 'سحب دعوة {subject} إلى تقييم', toYou: 'سحبت {company} دعوتك إلى تقييم.' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof assessmentInvitationAuditActions, true> {}
}
