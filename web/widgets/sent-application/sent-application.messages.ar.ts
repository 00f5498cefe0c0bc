import type { Translated } from '#web/platform/translated.ts';
import type en from './sent-application.messages.en.ts';

export default {
  answers: { yes: 'نعم', no: 'لا' },
  no_questions: 'لم تطرح الوظيفة أي أسئلة.',
  flagged: 'إجابة تستحق المراجعة: وُضعت عليها علامة في أسئلة الوظيفة، والقرار يبقى لك.',
  name: 'الاسم',
  headline: 'العنوان التعريفي',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  place: 'المكان',
  work: 'الخبرة العملية',
  education: 'التعليم',
  skills: 'المهارات',
  languages: 'اللغات',
  resume: 'السيرة الذاتية',
  not_sent: 'ليس ضمن الطلب',
  version: 'النسخة {{version}} من الملف الشخصي، ولا تشمل ما تغيّر بعدها.',
} satisfies Translated<typeof en>;
