import type { Translated } from '#web/platform/translated.ts';
import type en from './experience.messages.en.ts';

export default {
  unknown: 'مدة الخبرة غير معروفة',
  months_zero: 'خبرة أقل من شهر',
  months_one: 'خبرة شهر واحد',
  months_two: 'خبرة شهرين',
  months_few: 'خبرة {{count}} أشهر',
  months_many: 'خبرة {{count}} شهرًا',
  months_other: 'خبرة {{count}} شهر',
  years_zero: 'خبرة أقل من سنة',
  years_one: 'خبرة سنة واحدة',
  years_two: 'خبرة سنتين',
  years_few: 'خبرة {{count}} سنوات',
  years_many: 'خبرة {{count}} سنة',
  years_other: 'خبرة {{count}} سنة',
} satisfies Translated<typeof en>;
