import type { Translated } from '#web/platform/translated.ts';
import type en from './saved-searches.messages.en.ts';

export default {
  title: 'عمليات البحث المحفوظة',
  close: 'إغلاق',
  save: 'حفظ هذا البحث',
  name: 'اسم البحث',
  rename: 'تغيير الاسم',
  rename_named: 'تغيير الاسم: {{name}}',
  keep_name: 'حفظ',
  cancel: 'إلغاء',
  delete: 'حذف',
  delete_named: 'حذف {{name}}',
} satisfies Translated<typeof en>;
