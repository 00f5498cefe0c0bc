import type { Translated } from '#web/platform/translated.ts';
import type en from './emails.messages.en.ts';

export default {
  screens: {
    'no-more-mail': 'الدعوات بالبريد',
  },
  working: 'جارٍ التحقق من الرابط',
  failed: 'هذا الرابط لا يعمل',
  failed_help: 'استخدم الرابط في أسفل رسالة أحدث.',
  title: 'الدعوات بالبريد',
  lead: 'يستطيع مستخدمو {{portal}} إرسال دعوات إلى {{address}}. هل تريد إيقافها؟',
  stop: 'إيقاف الدعوات',
  stopped_title: 'أُوقفت الدعوات',
  stopped: 'لن يستطيع أحد في {{portal}} إرسال دعوات إلى {{address}}.',
  undo: 'السماح بها من جديد',
  back: 'يمكن أن تصل الدعوات من جديد.',
} satisfies Translated<typeof en>;
