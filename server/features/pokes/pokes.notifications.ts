import { CANDIDATES, RECRUITERS } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const pokeNotifications = {
  poked: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'at-once',
    emailKind: 'poke',
    params: ['job', 'company'],
    label: { en: 'A company invites you to a job', ar: 'دعوة من شركة إلى وظيفة' },
    sentence: {
      en: '{company} invites you to look at “{job}”.',
      ar: 'تدعوك {company} إلى الاطّلاع على وظيفة «{job}».',
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
