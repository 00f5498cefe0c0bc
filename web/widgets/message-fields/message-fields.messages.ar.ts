import type { Translated } from '#web/platform/translated.ts';
import type en from './message-fields.messages.en.ts';

export default {
  language: 'اللغة',
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  purposes: { invitation: 'دعوة', rejection: 'اعتذار', other: 'غير ذلك' },
  subject: 'الموضوع',
  body: 'نص الرسالة',
  insert: 'حقول تُعبّأ لكل شخص',
  insert_help: 'ما بين قوسين معقوفين مزدوجين يُعبّأ لكل شخص عند إرسال الرسالة.',
  placeholders: {
    name: 'الاسم الأول',
    job: 'المسمى الوظيفي',
    company: 'الشركة',
    recruiter: 'اسمك',
    link: 'رابط الوظيفة',
  },
  unknown: 'لا نعرف الحقل {{placeholder}}. استعمل الحقول المعروضة.',
  preview: 'كما تُقرأ',
  no_subject: 'لا موضوع بعد',
} satisfies Translated<typeof en>;
