import { CANDIDATES } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const savedSearchNotifications = {
  saved_search: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'daily',
    params: ['search', 'count', 'job'],
    label: { en: 'New jobs in your saved searches', ar: 'وظائف جديدة في عمليات بحثك المحفوظة' },
    sentence: {
      en: 'New jobs in your search “{search}”: {count}. The latest is “{job}”.',
      ar: 'وظائف جديدة في بحثك «{search}»: {count}. أحدثها «{job}».',
    },
    subject: { en: 'New jobs in a search of yours', ar: 'وظائف جديدة في إحدى عمليات بحثك المحفوظة' },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof savedSearchNotifications> {}
}
