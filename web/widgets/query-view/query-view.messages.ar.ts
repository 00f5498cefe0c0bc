import type { Translated } from '#web/platform/translated.ts';
import type en from './query-view.messages.en.ts';

export default {
  failed: { title: 'تعذّر تحميل هذا الجزء', retry: 'إعادة المحاولة' },
  offline: {
    title: 'لم يُحمَّل هذا الجزء بعد',
    body: 'أنت غير متصل بالإنترنت، وسيظهر تلقائيًا عند عودة الاتصال.',
  },
} satisfies Translated<typeof en>;
