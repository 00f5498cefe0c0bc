import { RECRUITERS } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const candidateNoteNotifications = {
  note_mention: {
    group: 'hiring',
    for: RECRUITERS,
    mail: 'at-once',
    params: ['candidate'],
    label: { en: 'Someone names you in a note', ar: 'ذِكرك في ملاحظة' },
    sentence: {
      en: '{actor} mentions you in a note about {candidate}.',
      ar: 'ورد ذكرك في ملاحظة عن {candidate} كتبها {actor}.',
    },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof candidateNoteNotifications> {}
}
