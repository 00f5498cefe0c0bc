import type { Translated } from '#web/platform/translated.ts';
import type en from './job-sharing.messages.en.ts';

export default {
  action: 'مشاركة',
  title: 'مشاركة هذه الوظيفة',
  close: 'إغلاق',
  address: 'عنوان الوظيفة',
  help: 'يمكن للجميع قراءتها، بحساب أو من دونه.',
  copy: 'نسخ العنوان',
  copied: 'نُسخ العنوان.',
  copy_yourself: 'لا يسمح متصفحك بالنسخ. حدّد العنوان وانسخه.',
  system: 'طرق أخرى',
  places: 'المشاركة عبر',
  networks: { whatsapp: 'واتساب', linkedin: 'لينكدإن', x: 'إكس', mail: 'البريد الإلكتروني' },
  words: '{{title}} لدى {{company}}',
} satisfies Translated<typeof en>;
