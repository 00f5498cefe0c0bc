import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const teamAuditActions = {
  'team.join_requested': {
    kind: 'team',
    en: { did: 'asked to join {company}' },
    ar: { did: 'طلب الانضمام إلى {company}' },
  },
  'team.join_accepted': {
    kind: 'team',
    en: { did: 'let {subject} join {company}', toYou: 'You were let into {company}' },
    ar: { did: 'قبول انضمام {subject} إلى {company}', toYou: 'قُبل انضمامك إلى {company}' },
  },
  'team.join_declined': {
    kind: 'team',
    en: { did: 'did not let {subject} join {company}', toYou: 'You were not let into {company}' },
    ar: { did: 'رفض انضمام {subject} إلى {company}', toYou: 'لم يُقبل انضمامك إلى {company}' },
  },
  'team.role_changed': {
    kind: 'team',
    en: { did: 'made {subject} {teamRole} of {company}', toYou: 'You were made {teamRole} of {company}' },
    ar: {
      did: 'تغيير دور {subject} في {company} إلى {teamRole}',
      toYou: 'صار دورك في {company}: {teamRole}',
    },
  },
  'team.member_removed': {
    kind: 'team',
    en: { did: 'took {subject} out of {company}', toYou: 'You were taken out of {company}' },
    ar: { did: 'إخراج {subject} من {company}', toYou: 'أُخرجت من {company}' },
  },
  'team.member_left': {
    kind: 'team',
    en: { did: 'left {company}' },
    ar: { did: 'مغادرة {company}' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof teamAuditActions, true> {}
}
