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
      en: 'Your result of “{assessment}” is ready. You decide who else sees it.',
      ar: 'نتيجتك في «{assessment}» جاهزة، ولك وحدك أن تقرر من يراها غيرك.',
    },
    subject: { en: 'Your assessment result is ready', ar: 'نتيجة تقييمك جاهزة' },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof assessmentNotifications> {}
}
