import { CANDIDATES } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const resumeNotifications = {
  resume_read: {
    group: 'account',
    for: CANDIDATES,
    mail: 'never',
    params: [],
    link: '/candidate/profile',
    label: { en: 'Your resume was read', ar: 'اكتمال قراءة سيرتك الذاتية' },
    sentence: {
      en: 'Your resume was read. Please check what we found.',
      ar: 'قُرئت سيرتك الذاتية. راجع ما وجدناه فيها.',
    },
  },
  resume_failed: {
    group: 'account',
    for: CANDIDATES,
    mail: 'at-once',
    params: [],
    link: '/candidate/profile',
    label: { en: 'Your resume could not be read', ar: 'تعذّر قراءة سيرتك الذاتية' },
    sentence: {
      en: 'We could not read your resume. You can try another file or fill in your profile by hand.',
      ar: 'تعذّرت قراءة سيرتك الذاتية. جرّب ملفًا آخر أو أكمل ملفك بنفسك.',
    },
    subject: { en: 'We could not read your resume', ar: 'تعذّرت قراءة سيرتك الذاتية' },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof resumeNotifications> {}
}
