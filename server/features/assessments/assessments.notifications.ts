import { CANDIDATES } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const assessmentNotifications = {
  assessment_ready: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'daily',
    params: ['assessment'],
    label: { en: 'The result of an assessment of yours is ready', ar: 'نتيجة تقييمك جاهزة' },
    sentence: {
      en: 'Your result of “{assessment}” is ready.',
      ar: 'نتيجتك في «{assessment}» جاهزة.',
    },
    subject: { en: 'Your assessment result is ready', ar: 'نتيجة تقييمك جاهزة' },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof assessmentNotifications> {}
}
