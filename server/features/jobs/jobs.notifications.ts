import { RECRUITERS } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const jobNotifications = {
  job_expiring: {
    group: 'hiring',
    for: RECRUITERS,
    mail: 'at-once',
    params: ['job', 'date'],
    label: { en: 'A job of yours ends soon', ar: 'قرب انتهاء إحدى وظائفك' },
    sentence: { en: '“{job}” closes by itself on {date}.', ar: 'تُغلق وظيفة «{job}» تلقائيًا في {date}.' },
  },
  job_expired: {
    group: 'hiring',
    for: RECRUITERS,
    mail: 'daily',
    params: ['job'],
    label: { en: 'A job of yours has ended', ar: 'انتهاء إحدى وظائفك' },
    sentence: { en: '“{job}” has come to its end and is closed.', ar: 'انتهت مدة وظيفة «{job}» فأُغلقت.' },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof jobNotifications> {}
}
