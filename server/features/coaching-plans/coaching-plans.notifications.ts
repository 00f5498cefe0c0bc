import { CANDIDATES, RECRUITERS } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const coachingPlanNotifications = {
  coaching_week: {
    group: 'account',
    for: [...CANDIDATES, ...RECRUITERS],
    mail: 'daily',
    params: ['week'],
    link: '/candidate/ai-coaching',
    label: { en: 'A week of your coaching has ended', ar: 'انتهاء أسبوع من برنامجك الإرشادي' },
    sentence: {
      en: 'Week {week} of your plan has ended. Two minutes to look back, and the next weeks fit what really happened.',
      ar: 'انتهى الأسبوع {week} من خطتك. دقيقتان لمراجعته تكفيان لتناسب الأسابيع القادمة ما جرى فعلًا.',
    },
    subject: { en: 'How did your week go?', ar: 'كيف مضى أسبوعك؟' },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof coachingPlanNotifications> {}
}
