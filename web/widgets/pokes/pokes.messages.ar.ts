import type { Translated } from '#web/platform/translated.ts';
import type en from './pokes.messages.en.ts';

export default {
  ask: 'السؤال عن الاهتمام',
  ask_help: 'يُسأل مرة واحدة هل تهمّه الوظيفة، بإشعار ورسالة بريد.',
  ask_name: 'سؤال {{name}}: هل تهمّك الوظيفة؟',
  states: { asked: 'سُئل', interested: 'مهتم', not_interested: 'غير مهتم' },
  one: {
    poked: 'سألنا {{name}}: هل تهمّك الوظيفة؟',
    already_poked: 'سبق سؤال {{name}}، ولا يُسأل أحد عن وظيفة مرتين.',
    has_applied: 'تقدّم {{name}} إلى الوظيفة فلا حاجة إلى سؤاله.',
    not_reachable: 'لا يمكن الوصول إلى {{name}}.',
  },
  asked_zero: 'لم يُسأل أحد',
  asked_one: 'سألنا شخصًا واحدًا هل تهمّه الوظيفة',
  asked_two: 'سألنا شخصين هل تهمّهما الوظيفة',
  asked_few: 'سألنا {{number}} أشخاص هل تهمّهم الوظيفة',
  asked_many: 'سألنا {{number}} شخصًا هل تهمّهم الوظيفة',
  asked_other: 'سألنا {{number}} شخص هل تهمّهم الوظيفة',
  others: {
    already_poked: 'سبق سؤالهم، ولا يُسأل أحد عن وظيفة مرتين:',
    has_applied: 'تقدّموا إلى الوظيفة فلا حاجة إلى سؤالهم:',
    not_reachable: 'لا يمكن الوصول إليهم:',
  },
  close: 'إغلاق',
} satisfies Translated<typeof en>;
