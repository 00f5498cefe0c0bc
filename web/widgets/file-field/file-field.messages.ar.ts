import type { Translated } from '#web/platform/translated.ts';
import type en from './file-field.messages.en.ts';

export default {
  drop: 'أفلت ملفًا هنا',
  choose: 'اختيار ملف',
  help: '{{kinds}}، أقل من {{size}}',
  sending: 'جارٍ الإرسال، {{percent}}',
  stored: 'تم الحفظ، {{size}}',
  cancel: 'إلغاء',
  remove: 'إزالة',
} satisfies Translated<typeof en>;
