import { words } from '#server/platform/words.ts';

export const resumeWords = words(
  {
    'resumes.reading': 'We are reading your resume.',
    'resumes.not_found': 'Resume Details Not Found',
    'resumes.unreadable': 'We could not read this document. Your profile stays as it is.',
  },
  {
    'resumes.reading': 'نقرأ سيرتك الذاتية الآن.',
    'resumes.not_found': 'لم يُعثر على بيانات السيرة الذاتية',
    'resumes.unreadable': 'لم نتمكن من قراءة هذا المستند، وملفك الشخصي باقٍ كما هو.',
  },
);
