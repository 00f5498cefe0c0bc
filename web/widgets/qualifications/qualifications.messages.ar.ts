import type { Translated } from '#web/platform/translated.ts';
import type en from './qualifications.messages.en.ts';

export default {
  language_level: { basic: 'أساسي', intermediate: 'متوسط', fluent: 'طليق', native: 'اللغة الأم' },
  education: {
    none: 'دون تعليم نظامي',
    secondary: 'الثانوية العامة',
    diploma: 'دبلوم',
    bachelor: 'بكالوريوس',
    master: 'ماجستير',
    doctorate: 'دكتوراه',
  },
} satisfies Translated<typeof en>;
