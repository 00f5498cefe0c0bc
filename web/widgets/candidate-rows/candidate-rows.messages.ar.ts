import type { Translated } from '#web/platform/translated.ts';
import type en from './candidate-rows.messages.en.ts';

export default {
  score: 'نسبة التوافق {{percent}}',
  select: 'تحديد {{name}}',
  select_none: 'إلغاء التحديد',
  selected_zero: 'لم يُحدد أحد',
  selected_one: 'حُدد مرشح واحد',
  selected_two: 'حُدد مرشحان',
  selected_few: 'حُدد {{count}} مرشحين',
  selected_many: 'حُدد {{count}} مرشحًا',
  selected_other: 'حُدد {{count}} مرشح',
  unknown: 'لم يُذكر',
  about: 'نحو {{amount}}',
  days_zero: 'متاح فورًا',
  days_one: 'يوم واحد',
  days_two: 'يومان',
  days_few: '{{count}} أيام',
  days_many: '{{count}} يومًا',
  days_other: '{{count}} يوم',
  waiting: 'جارٍ تحميل المرشحين',
  failed: 'تعذّر تحميل المرشحين',
  empty_page: 'هذه الصفحة فارغة',
  to_first_page: 'إلى الصفحة الأولى',
} satisfies Translated<typeof en>;
