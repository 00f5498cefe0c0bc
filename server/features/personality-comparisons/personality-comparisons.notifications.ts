import { CANDIDATES } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const personalityComparisonNotifications = {
  comparison_agreed: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'daily',
    params: [],
    label: {
      en: 'Somebody agreed to compare personalities with you',
      ar: 'الموافقة على طلبك مقارنة الشخصية',
    },
    sentence: {
      en: '{actor} agreed to compare personalities with you. Either of you can end that at any time.',
      ar: '{actor}: موافقة على مقارنة الشخصية معك. ويمكن لأي منكما إنهاء المقارنة في أي وقت.',
    },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof personalityComparisonNotifications> {}
}
