import { words } from '#server/platform/words.ts';

export const resumeWords = words(
  {
    'resumes.reading': 'We are reading your resume.',
    'resumes.not_found': 'Resume Details Not Found',
  },
  {
    'resumes.reading': 'نقرأ سيرتك الذاتية الآن.',
    'resumes.not_found': 'لم يُعثر على بيانات السيرة الذاتية',
  },
);
