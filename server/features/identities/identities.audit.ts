import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const identityAuditActions = {
  'identity.linked': {
    kind: 'sign_in',
    en: { did: 'connected {provider}' },
    ar: { did: 'ربط {provider}' },
  },
  'identity.removed': {
    kind: 'sign_in',
    en: { did: 'disconnected a sign-in provider' },
    ar: { did: 'إلغاء ربط خدمة لتسجيل الدخول' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof identityAuditActions, true> {}
}
