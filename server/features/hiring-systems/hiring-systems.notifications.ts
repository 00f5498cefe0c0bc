import { RECRUITERS } from '#contract/kernel/endpoint.ts';
import type { AnnouncedKinds, ParamsOf } from '#server/platform/notification-kinds.ts';

/** What this feature tells people of. */
export const hiringSystemNotifications = {
  hiring_system_conflict: {
    group: 'hiring',
    for: RECRUITERS,
    mail: 'daily',
    params: ['what', 'system'],
    label: { en: 'You and your hiring system changed the same', ar: 'تعديل متعارض مع نظام التوظيف' },
    sentence: {
      en: '“{what}” was changed both here and in {system}. Decide what holds.',
      ar: 'عُدّل «{what}» هنا وفي {system} معًا. قرّر أيهما يُعتمد.',
    },
  },
  hiring_system_refused: {
    group: 'hiring',
    for: RECRUITERS,
    mail: 'daily',
    params: ['what', 'system'],
    label: { en: 'Your hiring system refused something', ar: 'رفض نظام التوظيف ما أُرسل إليه' },
    sentence: {
      en: '{system} did not take “{what}”. Look at the reason.',
      ar: 'لم يقبل {system} ما أُرسل إليه: «{what}». اطّلع على السبب.',
    },
  },
  hiring_system_cut_off: {
    group: 'hiring',
    for: RECRUITERS,
    mail: 'at-once',
    params: ['system'],
    label: { en: 'The line to your hiring system needs a key', ar: 'الاتصال بنظام التوظيف يحتاج إلى مفتاح' },
    sentence: {
      en: '{system} no longer takes our key. Nothing is sent until you give another.',
      ar: 'لم يعد {system} يقبل المفتاح، ولن يُرسل شيء حتى تُدخل مفتاحًا آخر.',
    },
  },
} as const satisfies AnnouncedKinds;

declare module '#server/platform/notification-kinds.ts' {
  interface NotificationKinds extends ParamsOf<typeof hiringSystemNotifications> {}
}
