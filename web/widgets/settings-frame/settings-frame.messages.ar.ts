import type { Translated } from '#web/platform/translated.ts';
import type en from './settings-frame.messages.en.ts';

export default {
  label: 'الإعدادات',
  parts: {
    account: 'الحساب',
    security: 'الدخول والأمان',
    notifications: 'الإشعارات',
    data: 'بياناتك',
    equality: 'عدالة التوظيف',
    company: 'الشركة',
    hiring: 'مراحل التوظيف',
    templates: 'قوالب الرسائل',
    audit: 'سجل الأحداث',
  },
} satisfies Translated<typeof en>;
