import { CANDIDATES, RECRUITERS } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const matchNotifications = {
  matches_digest: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'daily',
    params: ['count', 'job', 'company'],
    label: { en: 'New jobs that fit you strongly', ar: 'وظائف جديدة تناسبك بقوة' },
    sentence: {
      en: 'New jobs that fit you strongly: {count}. The strongest is “{job}” at {company}.',
      ar: 'وظائف جديدة تناسبك بقوة: {count}. أقواها «{job}» لدى {company}.',
    },
    subject: { en: 'New jobs that fit you strongly', ar: 'وظائف جديدة تناسبك بقوة' },
  },
  candidates_found: {
    group: 'hiring',
    for: RECRUITERS,
    mail: 'daily',
    params: ['count', 'job'],
    label: { en: 'New candidates who fit your jobs strongly', ar: 'مرشحون جدد يناسبون وظائفك بقوة' },
    sentence: {
      en: 'New strong candidates for “{job}”: {count}',
      ar: 'مرشحون جدد مناسبون بقوة لوظيفة «{job}»: {count}',
    },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof matchNotifications> {}
}
