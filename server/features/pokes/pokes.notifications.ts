import { CANDIDATES, RECRUITERS } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const pokeNotifications = {
  poked: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'at-once',
    emailKind: 'poke',
    params: ['job', 'company', 'industry', 'place', 'size'],
    label: { en: 'A company asks whether a job interests you', ar: 'سؤال من شركة: هل تهمّك وظيفة؟' },
    sentence: {
      en: '{company} asks whether the job “{job}” would interest you.',
      ar: 'تسألك {company}: هل تهمّك وظيفة «{job}»؟',
    },
    subject: {
      en: '{company} asks: would “{job}” interest you?',
      ar: '{company} تسألك: هل تهمّك وظيفة «{job}»؟',
    },
    mailText: {
      en: [
        'You have not applied for this job: {company} found your profile and has this one question. {company} works in {industry}, in {place}. Employees: {size}.',
        'If you say yes, {company} sees your email address and phone number and may write to you. If you say no, or nothing, this question shows it neither, and it does not ask you about this job again.',
      ],
      ar: [
        'لم تتقدّم إلى هذه الوظيفة، بل اطّلعت {company} على ملفك ولديها هذا السؤال فقط. مجال عمل {company}: {industry}، ومقرّها: {place}، وعدد العاملين فيها: {size}.',
        'إن أجبت بنعم فسترى {company} بريدك ورقم هاتفك ويمكنها مراسلتك. وإن أجبت بلا أو لم تُجب فلن يُظهر لها هذا السؤال أيًّا منهما، ولن تسألك عن هذه الوظيفة مرة أخرى.',
      ],
    },
  },
  poke_interested: {
    group: 'hiring',
    for: RECRUITERS,
    mail: 'at-once',
    params: ['job'],
    label: { en: 'Someone you asked is interested in a job', ar: 'اهتمام شخص سألته بوظيفة' },
    sentence: { en: '{actor} is interested in “{job}”.', ar: '{actor}: مهتم بوظيفة «{job}».' },
  },
  poke_declined: {
    group: 'hiring',
    for: RECRUITERS,
    mail: 'never',
    params: ['job'],
    label: { en: 'Someone you asked is not interested in a job', ar: 'عدم اهتمام شخص سألته بوظيفة' },
    sentence: { en: '{actor} is not interested in “{job}”.', ar: '{actor}: غير مهتم بوظيفة «{job}».' },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof pokeNotifications> {}
}
