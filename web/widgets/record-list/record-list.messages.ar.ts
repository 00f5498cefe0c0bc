import type { Translated } from '#web/platform/translated.ts';
import type en from './record-list.messages.en.ts';

export default {
  pages: {
    label: 'الصفحات',
    next: 'الصفحة التالية',
    previous: 'الصفحة السابقة',
    range: '{{from}}–{{to}} من {{total}}',
    past_end: 'القائمة أقصر من ذلك',
    how_many_zero: 'لا صفحات فيها.',
    how_many_one: 'فيها صفحة واحدة.',
    how_many_two: 'فيها صفحتان.',
    how_many_few: 'فيها {{shown}} صفحات.',
    how_many_many: 'فيها {{shown}} صفحة.',
    how_many_other: 'فيها {{shown}} صفحة.',
    to_last: 'إلى الصفحة الأخيرة',
  },
  search: { clear: 'مسح البحث' },
} satisfies Translated<typeof en>;
