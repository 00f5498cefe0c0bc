import { words } from '#server/platform/words.ts';

export const profileWords = words(
  {
    'profiles.updated': 'Profile updated',
    'profiles.not_found': 'Candidate Profile Not Exist',
    'profiles.changed_elsewhere':
      'Your profile was changed in another window. Reload to see it; what you typed here is kept until then.',
  },
  {
    'profiles.updated': 'حُدّث الملف الشخصي',
    'profiles.not_found': 'الملف الشخصي للمرشح غير موجود',
    'profiles.changed_elsewhere':
      'تغيّر ملفك الشخصي في نافذة أخرى. أعد التحميل لرؤيته، وما كتبته هنا يبقى محفوظًا حتى ذلك الحين.',
  },
);
