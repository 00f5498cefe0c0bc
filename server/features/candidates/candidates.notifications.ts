import { CANDIDATES } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const candidateNotifications = {
  shortlisted: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'at-once',
    params: ['job', 'company'],
    label: { en: 'A company shortlists you', ar: 'إضافتك إلى قائمة مختصرة' },
    sentence: {
      en: '{company} has shortlisted you for “{job}”.',
      ar: 'أضافتك {company} إلى القائمة المختصرة لوظيفة «{job}».',
    },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof candidateNotifications> {}
}
