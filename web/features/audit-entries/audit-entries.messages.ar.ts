import type { Translated } from '#web/platform/translated.ts';
import type en from './audit-entries.messages.en.ts';

export default {
  screens: {
    'admin-audit': 'سجل الأحداث',
  },
  title: 'سجل الأحداث',
  lead: 'من فعل ماذا بمن في هذه البوابة، ومتى ومن أين. لا يمكن تعديل شيء هنا.',
  search: 'ابحث بالاسم أو العنوان',
  from: 'من',
  to: 'إلى',
  waiting: 'جارٍ تحميل سجل الأحداث',
  failed: 'تعذّر تحميل سجل الأحداث',
  kind: {
    label: 'الموضوع',
    all: 'الكل',
    account: 'الحسابات',
    sign_in: 'تسجيل الدخول',
    approval: 'الموافقات',
    team: 'الشركات والفرق',
    job: 'الوظائف',
    candidate: 'المرشحون',
    email: 'الرسائل',
    portal: 'البوابة',
  },
  columns: { time: 'الوقت', what: 'ما حدث', actor: 'الفاعل', subject: 'المعنيّ', address: 'المصدر' },
  only_by: 'ما فعله {{name}} فقط',
  only_to: 'ما يخص {{name}} فقط',
  by: 'الفاعل: {{name}}',
  about: 'المعنيّ: {{name}}',
  one_person: 'شخص واحد',
  without: 'إلغاء التصفية: {{filter}}',
  export: 'تصدير بصيغة CSV',
  empty: {
    title: 'لم يحدث شيء بعد',
    body: 'يُدوَّن هنا كل ما يغيّر وضع أي حساب.',
    filtered: 'لا شيء يطابق عوامل التصفية',
    show_all: 'عرض الكل',
  },
} satisfies Translated<typeof en>;
