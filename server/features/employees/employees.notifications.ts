import { CANDIDATES } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const employeeNotifications = {
  internal_job: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'at-once',
    params: ['job', 'company'],
    label: { en: 'Your employer sends you a job within the company', ar: 'وظيفة داخلية تصلك من جهة عملك' },
    sentence: {
      en: '{company} has a job for its own people: “{job}”.',
      ar: 'لدى {company} وظيفة لموظفيها: «{job}».',
    },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof employeeNotifications> {}
}
