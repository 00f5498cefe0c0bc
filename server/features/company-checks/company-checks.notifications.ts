import { RECRUITERS } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const companyCheckNotifications = {
  company_waits: {
    group: 'team',
    for: ['RECRUITER_ADMIN'],
    mail: 'daily',
    params: ['company'],
    link: '/recruiter/admin/companies',
    label: { en: 'A company waits until you have looked at it', ar: 'شركات تنتظر مراجعتك' },
    sentence: {
      en: '{company} resembles a verified company and waits until you have looked at it.',
      ar: 'تشبه {company} شركة موثّقة، وهي بانتظار مراجعتك.',
    },
    others: {
      en: {
        one: '{company} and one other company wait until you have looked at them.',
        other: '{company} and {count} other companies wait until you have looked at them.',
      },
      ar: {
        one: '{company} وشركة أخرى بانتظار مراجعتك.',
        two: '{company} وشركتان أخريان بانتظار مراجعتك.',
        few: '{company} و{count} شركات أخرى بانتظار مراجعتك.',
        many: '{company} و{count} شركة أخرى بانتظار مراجعتك.',
        other: '{company} و{count} شركة أخرى بانتظار مراجعتك.',
      },
    },
  },
  company_verified: {
    group: 'team',
    for: RECRUITERS,
    mail: 'at-once',
    emailKind: 'company-checked',
    isFixed: true,
    params: ['company'],
    link: '/settings/company/verification',
    sentence: {
      en: '{company} is verified. You can publish jobs, ask candidates and see who they are.',
      ar: 'وُثّقت {company}. يمكنكم الآن نشر الوظائف والتواصل مع المرشحين والاطلاع على هوياتهم.',
    },
    subject: { en: '{company} is verified', ar: 'وُثّقت {company}' },
  },
  company_held: {
    group: 'team',
    for: RECRUITERS,
    mail: 'at-once',
    emailKind: 'company-checked',
    isFixed: true,
    params: ['company'],
    link: '/settings/company/verification',
    sentence: {
      en: '{company} could be taken for another company, so the portal looks at it before it is verified.',
      ar: 'قد تلتبس {company} بشركة أخرى، لذا تراجعها إدارة البوابة قبل توثيقها.',
    },
    subject: { en: 'The portal looks at {company} first', ar: 'إدارة البوابة تراجع {company} أولًا' },
  },
  company_unverified: {
    group: 'team',
    for: RECRUITERS,
    mail: 'at-once',
    emailKind: 'company-checked',
    isFixed: true,
    params: ['company'],
    link: '/settings/company/verification',
    sentence: {
      en: '{company} has to be verified again, since its name or website is another now.',
      ar: 'يلزم توثيق {company} من جديد، لأن اسمها أو موقعها تغيّر.',
    },
    subject: { en: '{company} has to be verified again', ar: 'يلزم توثيق {company} من جديد' },
  },
  company_refused: {
    group: 'team',
    for: RECRUITERS,
    mail: 'at-once',
    emailKind: 'company-checked',
    isFixed: true,
    params: ['company', 'reason'],
    link: '/settings/company/verification',
    sentence: {
      en: '{company} was not verified, and its published jobs are closed. The reason given: {reason}',
      ar: 'لم تُوثَّق {company}، وأُغلقت وظائفها المنشورة. السبب: {reason}',
    },
    subject: { en: '{company} was not verified', ar: 'لم تُوثَّق {company}' },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof companyCheckNotifications> {}
}
