import { words } from '#server/platform/words.ts';

export const resumeWords = words(
  {
    'resumes.reading': 'We are reading your resume.',
    'resumes.not_found': 'Resume Details Not Found',
    'resumes.photo_not_found': 'There is no photo to decide on any more.',
    'resumes.photo_taken': 'This is your picture now.',
    'resumes.photo_refused': 'We let go of the photo.',
    'resumes.unreadable': 'We could not read this document. Your profile stays as it is.',
  },
  {
    'resumes.reading': 'نقرأ سيرتك الذاتية الآن.',
    'resumes.not_found': 'لم يُعثر على بيانات السيرة الذاتية',
    'resumes.photo_not_found': 'لم تعد هناك صورة تنتظر قرارك.',
    'resumes.photo_taken': 'أصبحت هذه صورتك.',
    'resumes.photo_refused': 'حذفنا الصورة.',
    'resumes.unreadable': 'لم نتمكن من قراءة هذا المستند، وملفك الشخصي باقٍ كما هو.',
  },
);
