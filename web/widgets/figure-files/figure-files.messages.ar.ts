import type { Translated } from '#web/platform/translated.ts';
import type en from './figure-files.messages.en.ts';

export default {
  csv: 'الأرقام (CSV)',
  pdf: 'التقرير (PDF)',
  png: 'الرسم البياني (PNG)',
} satisfies Translated<typeof en>;
