import { CANDIDATES, RECRUITERS } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const assessmentInvitationNotifications = {
  assessment_invited: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'at-once',
    params: ['company', 'assessment', 'minutes', 'date'],
    label: { en: 'A company invites you to an assessment', ar: 'دعوة من شركة إلى تقييم' },
    sentence: {
      en: '{company} invites you to “{assessment}”, until {date}.',
      ar: 'تدعوك {company} إلى «{assessment}» حتى {date}.',
    },
    mailText: {
      en: [
        'It takes about {minutes} minutes. By starting it through this invitation you agree that {company} sees the result; you may take that back afterwards.',
        'It is up to you: you may decline, and the result never enters the ranking of candidates.',
      ],
      ar: [
        'المدة التقريبية بالدقائق: {minutes}. ببدئك من خلال هذه الدعوة توافق على أن ترى {company} النتيجة، ويمكنك الرجوع عن ذلك لاحقًا.',
        'القرار لك: يمكنك الاعتذار، ولا تدخل النتيجة أبدًا في ترتيب المرشحين.',
      ],
    },
  },
  assessment_reminder: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'at-once',
    params: ['company', 'assessment', 'date'],
    label: { en: 'An assessment that a company invited you to ends soon', ar: 'تذكير بتقييم دُعيت إليه' },
    sentence: {
      en: 'The invitation of {company} to “{assessment}” is open until {date}.',
      ar: 'دعوة {company} إلى «{assessment}» مفتوحة حتى {date}.',
    },
  },
  assessment_completed: {
    group: 'hiring',
    for: RECRUITERS,
    mail: 'daily',
    params: ['assessment'],
    label: { en: 'Someone completed an assessment you invited them to', ar: 'إكمال تقييم دعوت إليه' },
    sentence: { en: '{actor} completed “{assessment}”.', ar: '{actor}: أُكمل تقييم «{assessment}».' },
  },
  assessment_declined: {
    group: 'hiring',
    for: RECRUITERS,
    mail: 'never',
    params: ['assessment'],
    label: { en: 'Someone declined an assessment you invited them to', ar: 'الاعتذار عن تقييم دعوت إليه' },
    sentence: { en: '{actor} declined “{assessment}”.', ar: '{actor}: اعتذار عن تقييم «{assessment}».' },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof assessmentInvitationNotifications> {}
}
