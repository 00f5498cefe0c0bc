import type { Translated } from '#web/platform/translated.ts';
import type en from './employee-match.messages.en.ts';

export default {
  sources: { profile: 'من الملف الشخصي', company: 'مما سجّلته الشركة عنهم' },
  skills: { has: 'لديه', partly: 'لديه جزئيًا', lacks: 'ينقصه' },
  nothing: 'لا تُعرف له أي من المهارات المطلوبة',
  percent: 'ملاءمة {{score}}',
} satisfies Translated<typeof en>;
