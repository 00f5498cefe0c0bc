import type { Translated } from '#web/platform/translated.ts';
import type en from './award-media.messages.en.ts';

export default {
  enlarge: 'عرض مكبّر: {{title}}',
  close: 'إغلاق',
  picture: 'صورة: {{title}}',
  document: 'تنزيل المستند: {{title}}',
} satisfies Translated<typeof en>;
