import type { Translated } from '#web/platform/translated.ts';
import type en from './employee-match.messages.en.ts';

export default {
  sources: { profile: 'من الملف الشخصي', company: 'مما سجّلته الشركة عنهم' },
  skills: { has: 'متوفر', partly: 'متوفر جزئيًا', lacks: 'ناقص' },
  nothing: 'لا تُعرف أي من المهارات المطلوبة',
  percent: 'ملاءمة {{score}}',
} satisfies Translated<typeof en>;
