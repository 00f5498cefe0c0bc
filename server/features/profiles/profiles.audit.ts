import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const profileAuditActions = {
  'account.sharing_changed': {
    kind: 'account',
    en: { did: 'changed what others see of the profile' },
    ar: { did: 'تغيير ما يراه الآخرون من الملف الشخصي' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof profileAuditActions, true> {}
}
