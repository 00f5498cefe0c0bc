import type { Translated } from '#web/platform/translated.ts';
import type en from './screenings.messages.en.ts';

export default {
  screens: {
    'screening-conversation': 'أسئلة وظيفة',
  },
  title: 'أسئلة وظيفة {{job}}',
  lead: 'تُحفظ كل إجابة فور تقديمها، ولا تراها {{company}} إلا بعد إرسال طلبك.',
  failed: 'تعذّر تحميل الأسئلة',
  waiting: 'جارٍ تحميل الأسئلة',
  missing: 'هذه الوظيفة غير مفتوحة',
  missing_body: 'أُغلقت أو سُحبت، أو أنها غير معروضة عليك.',
  to_jobs: 'إلى الوظائف',
  log: 'الأسئلة والإجابات حتى الآن',
  hello: 'تود {{company}} معرفة ما يلي عن كل من يتقدم بطلب.',
  progress: 'السؤال {{number}} من {{total}}',
  choose: 'اختر إجابتك',
  answer: { yes: 'نعم', no: 'لا' },
  answer_it: 'أجب',
  skip: 'تخطَّ',
  skipped: 'دون إجابة',
  change_named: 'غيّر الإجابة عن: {{question}}',
  done: 'هذا كل شيء. راجع إجاباتك وأرسلها مع طلبك.',
  nothing_asked: 'ليس لهذه الوظيفة أسئلة خاصة بها.',
  apply: 'تقدّم بطلب',
  read_over: 'المراجعة والتقديم',
  sent: 'أُرسلت هذه الإجابات مع طلبك.',
  to_application: 'اعرض طلبك',
} satisfies Translated<typeof en>;
