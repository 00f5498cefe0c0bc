import { RECRUITERS } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const candidateSearchNotifications = {
  people_found: {
    group: 'hiring',
    for: RECRUITERS,
    mail: 'daily',
    params: ['count', 'searches'],
    label: {
      en: 'New or changed people in your saved searches',
      ar: 'ملفات جديدة أو معدَّلة في عمليات بحثك المحفوظة',
    },
    sentence: {
      en: 'New or updated people in your saved searches: {count} ({searches})',
      ar: 'أشخاص جدد أو محدَّثة ملفاتهم في عمليات بحثك المحفوظة: {count} ({searches})',
    },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof candidateSearchNotifications> {}
}
