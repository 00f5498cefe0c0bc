import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const calibrationAuditActions = {
  'match_calibration.refitted': {
    kind: 'portal',
    en: { did: 'had the match scores fitted again', byNobody: 'The match scores were fitted again' },
    ar: { did: 'إعادة ضبط درجات التوافق', byNobody: 'أُعيد ضبط درجات التوافق' },
  },
  'match_calibration.activated': {
    kind: 'portal',
    en: { did: 'put other match scores in use', byNobody: 'Other match scores were put in use' },
    ar: { did: 'اعتماد درجات توافق أخرى', byNobody: 'اعتُمدت درجات توافق أخرى' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof calibrationAuditActions, true> {}
}
