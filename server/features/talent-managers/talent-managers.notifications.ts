import { TALENT_MANAGERS } from '#contract/features/talent-managers.contract.ts';
import { CANDIDATES } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const talentManagerNotifications = {
  talent_manager_asks: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'at-once',
    params: ['manager'],
    label: { en: 'A talent manager asks to look after you', ar: 'طلب متابعة من مدير مواهب' },
    sentence: {
      en: '{manager} asks to look after you as a talent manager.',
      ar: 'يودّ {manager} متابعتك بصفة مدير مواهب.',
    },
    mailText: {
      en: [
        'If you say yes, {manager} sees your profile, which open jobs fit you and where your applications stand, and may propose you for jobs. Nothing goes to a company before you agree to it.',
        'It is up to you. Your account stays yours, and you can leave at any time in your settings.',
      ],
      ar: [
        'إذا وافقت، اطّلع {manager} على ملفك وعلى الوظائف المفتوحة المناسبة لك ومراحل طلباتك، وأمكنه ترشيحك لوظائف. ولا يصل شيء إلى أي شركة قبل موافقتك.',
        'القرار لك، ويبقى حسابك لك وحدك، ويمكنك إنهاء المتابعة متى شئت من إعداداتك.',
      ],
    },
  },
  talent_manager_reminder: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'at-once',
    params: ['manager', 'date'],
    label: { en: 'A talent manager still waits for your answer', ar: 'تذكير بطلب متابعة لم تُجب عنه' },
    sentence: {
      en: '{manager} asked to look after you. You can answer until {date}.',
      ar: 'طلب {manager} متابعتك، ويمكنك الرد حتى {date}.',
    },
  },
  talent_proposal: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'at-once',
    params: ['manager', 'job', 'company'],
    label: { en: 'Your talent manager proposes you for a job', ar: 'ترشيح من مدير المواهب لوظيفة' },
    sentence: {
      en: '{manager} would like to propose you for “{job}” at {company}.',
      ar: 'يودّ {manager} ترشيحك لوظيفة «{job}» لدى {company}.',
    },
    mailText: {
      en: [
        'If you agree, your application goes to {company} with your profile, your contacts and your latest resume, and names {manager} as who proposed you.',
        'If you decline, or say nothing, {company} never hears of it.',
      ],
      ar: [
        'إذا وافقت، وصل طلبك إلى {company} مع ملفك وبيانات التواصل وأحدث سيرة ذاتية، وذُكر فيه أن {manager} هو من رشّحك.',
        'وإن اعتذرت أو لم تُجب، فلن تعلم {company} بذلك.',
      ],
    },
  },
  talent_person_joined: {
    group: 'hiring',
    for: TALENT_MANAGERS,
    mail: 'daily',
    params: [],
    label: { en: 'Someone you invited joins', ar: 'انضمام شخص دعوته' },
    sentence: { en: '{actor} joined your people.', ar: 'انضم {actor} إلى من تتابعهم.' },
  },
  talent_person_declined: {
    group: 'hiring',
    for: TALENT_MANAGERS,
    mail: 'never',
    params: ['person'],
    label: { en: 'Someone you invited says no', ar: 'اعتذار شخص دعوته' },
    sentence: { en: '{person} declined your invitation.', ar: '{person}: اعتذار عن دعوتك.' },
  },
  talent_person_left: {
    group: 'hiring',
    for: TALENT_MANAGERS,
    mail: 'daily',
    params: ['person'],
    label: { en: 'Someone leaves your people', ar: 'مغادرة شخص تتابعه' },
    sentence: { en: '{person} left your people.', ar: '{person}: إنهاء متابعتك.' },
  },
  talent_proposal_agreed: {
    group: 'hiring',
    for: TALENT_MANAGERS,
    mail: 'at-once',
    params: ['job'],
    label: { en: 'Someone agrees to a proposal', ar: 'موافقة على ترشيح' },
    sentence: {
      en: '{actor} agreed to be proposed for “{job}” and applied.',
      ar: '{actor}: موافقة على الترشيح لوظيفة «{job}» وإرسال الطلب.',
    },
  },
  talent_proposal_declined: {
    group: 'hiring',
    for: TALENT_MANAGERS,
    mail: 'never',
    params: ['job'],
    label: { en: 'Someone declines a proposal', ar: 'اعتذار عن ترشيح' },
    sentence: {
      en: '{actor} does not want to be proposed for “{job}”.',
      ar: '{actor}: اعتذار عن الترشيح لوظيفة «{job}».',
    },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof talentManagerNotifications> {}
}
