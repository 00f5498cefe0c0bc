import type { Translated } from '#web/platform/translated.ts';
import type en from './widgets.messages.en.ts';

export default {
  loading: 'جارٍ التحميل',
  failed: {
    title: 'تعذّر تحميل هذا الجزء',
    retry: 'إعادة المحاولة',
  },
  pages: {
    label: 'الصفحات',
    next: 'الصفحة التالية',
    previous: 'الصفحة السابقة',
    range: '{{from}}–{{to}} من {{total}}',
  },
  files: {
    drop: 'أفلت ملفًا هنا',
    choose: 'اختيار ملف',
    help: '{{kinds}}، أقل من {{size}}',
    sending: 'جارٍ الإرسال، {{percent}}',
    stored: 'تم الحفظ، {{size}}',
    cancel: 'إلغاء',
    remove: 'إزالة',
  },
} satisfies Translated<typeof en>;
