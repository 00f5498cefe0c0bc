import { CANDIDATES, RECRUITERS } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const applicationNotifications = {
  application_viewed: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'never',
    params: ['job', 'company'],
    label: { en: 'A company looks at your application', ar: 'اطّلاع شركة على طلبك' },
    sentence: {
      en: '{company} has looked at your application for “{job}”.',
      ar: 'اطّلعت {company} على طلبك لوظيفة «{job}».',
    },
  },
  application_interview: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'at-once',
    params: ['job', 'company'],
    label: { en: 'A company would like to interview you', ar: 'رغبة شركة في مقابلتك' },
    sentence: {
      en: '{company} would like to interview you for “{job}”.',
      ar: 'تودّ {company} مقابلتك لوظيفة «{job}».',
    },
  },
  application_offered: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'at-once',
    params: ['job', 'company'],
    label: { en: 'A company offers you a job', ar: 'عرض وظيفة من شركة' },
    sentence: {
      en: '{company} is making you an offer for “{job}”.',
      ar: 'تقدّم لك {company} عرض عمل لوظيفة «{job}».',
    },
  },
  application_hired: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'at-once',
    params: ['job', 'company'],
    label: { en: 'A company marks you as hired', ar: 'تسجيل توظيفك لدى شركة' },
    sentence: {
      en: '{company} has marked you as hired for “{job}”.',
      ar: 'سجّلت {company} تعيينك في وظيفة «{job}».',
    },
  },
  application_rejected: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'daily',
    params: ['job', 'company'],
    label: { en: 'A company declines your application', ar: 'اعتذار شركة عن طلبك' },
    sentence: {
      en: '{company} will not go on with your application for “{job}”.',
      ar: 'لن تتابع {company} طلبك لوظيفة «{job}».',
    },
  },
  application_reopened: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'never',
    params: ['job', 'company'],
    label: { en: 'A company looks at your application again', ar: 'إعادة شركة النظر في طلبك' },
    sentence: {
      en: '{company} is looking at your application for “{job}” again.',
      ar: 'تعيد {company} النظر في طلبك لوظيفة «{job}».',
    },
  },
  job_closed: {
    group: 'jobs',
    for: CANDIDATES,
    mail: 'daily',
    params: ['job', 'company'],
    label: { en: 'A job that you applied for closes', ar: 'إغلاق وظيفة تقدمت إليها' },
    sentence: {
      en: '{company} no longer takes applications for “{job}”.',
      ar: 'لم تعد {company} تستقبل الطلبات لوظيفة «{job}».',
    },
  },
  application_received: {
    group: 'hiring',
    for: RECRUITERS,
    mail: 'daily',
    params: ['job'],
    label: { en: 'Someone applies for your job', ar: 'طلبات التقدم إلى وظائفك' },
    sentence: { en: '{actor} has applied for “{job}”.', ar: 'طلب جديد لوظيفة «{job}» من {actor}.' },
    others: {
      en: {
        one: '{actor} and one other person have applied for “{job}”.',
        other: '{actor} and {count} others have applied for “{job}”.',
      },
      ar: {
        one: 'طلبان جديدان لوظيفة «{job}» من {actor} وشخص آخر.',
        two: 'طلبات جديدة لوظيفة «{job}» من {actor} وشخصين آخرين.',
        few: 'طلبات جديدة لوظيفة «{job}» من {actor} و{count} أشخاص آخرين.',
        many: 'طلبات جديدة لوظيفة «{job}» من {actor} و{count} شخصًا آخر.',
        other: 'طلبات جديدة لوظيفة «{job}» من {actor} و{count} شخص آخر.',
      },
    },
  },
  application_withdrawn: {
    group: 'hiring',
    for: RECRUITERS,
    mail: 'never',
    params: ['job'],
    label: { en: 'Someone withdraws an application', ar: 'سحب طلب مقدَّم إلى وظائفك' },
    sentence: {
      en: '{actor} has withdrawn the application for “{job}”.',
      ar: 'طلب مسحوب لوظيفة «{job}»، وصاحبه {actor}.',
    },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof applicationNotifications> {}
}
