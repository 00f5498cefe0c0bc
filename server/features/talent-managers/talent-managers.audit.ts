import type { AnnouncedActions } from '#server/platform/audit-actions.ts';

/** What this feature writes into the audit log. */
export const talentManagerAuditActions = {
  'talent_manager.added': {
    kind: 'email',
    en: { did: 'added people to look after or to invite' },
    ar: { did: 'إضافة أشخاص لمتابعتهم أو دعوتهم' },
  },
  'talent_manager.joined': {
    kind: 'candidate',
    en: { did: 'said yes to a talent manager', toYou: 'You said yes to a talent manager' },
    ar: { did: 'الموافقة على مدير مواهب', toYou: 'وافقت على مدير مواهب' },
  },
  'talent_manager.declined': {
    kind: 'candidate',
    en: {
      did: 'said no to a talent manager',
      toYou: 'You said no to a talent manager',
      byNobody: 'Someone said no to a talent manager by the link of an email',
    },
    ar: {
      did: 'رفض مدير مواهب',
      toYou: 'رفضت مدير مواهب',
      byNobody: 'رُفض مدير مواهب من رابط في رسالة',
    },
  },
  'talent_manager.left': {
    kind: 'candidate',
    en: { did: 'left a talent manager', toYou: 'You left a talent manager' },
    ar: { did: 'إنهاء متابعة مدير مواهب', toYou: 'أنهيت متابعة مدير مواهب لك' },
  },
  'talent_manager.released': {
    kind: 'candidate',
    en: { did: 'no longer looks after {subject}', toYou: 'A talent manager no longer looks after you' },
    ar: { did: 'إنهاء متابعة {subject}', toYou: 'لم يعد مدير المواهب يتابعك' },
  },
  'talent_proposal.asked': {
    kind: 'candidate',
    en: {
      did: 'asked {subject} whether to propose them for {job}',
      toYou: 'A talent manager asked whether to propose you for {job}',
    },
    ar: {
      did: 'سؤال {subject} عن الترشيح: {job}',
      toYou: 'سألك مدير مواهب عن ترشيحك: {job}',
    },
  },
  'talent_proposal.answered': {
    kind: 'candidate',
    en: { did: 'answered a proposal for {job}' },
    ar: { did: 'الرد على ترشيح: {job}' },
  },
} as const satisfies AnnouncedActions;

declare module '#server/platform/audit-actions.ts' {
  interface AuditActions extends Record<keyof typeof talentManagerAuditActions, true> {}
}
