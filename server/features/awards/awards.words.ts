import { words } from '#server/platform/words.ts';

export const awardWords = words(
  {
    'awards.added': 'Added to your profile',
    'awards.changed': 'Profile updated',
    'awards.deleted': 'Removed from your profile',
    'awards.not_found': 'There is no such highlight or award.',
    'awards.too_many': 'A profile holds at most 40 pictures and documents. Remove one to add another.',
  },
  {
    'awards.added': 'أُضيف إلى ملفك الشخصي',
    'awards.changed': 'حُدّث الملف الشخصي',
    'awards.deleted': 'حُذف من ملفك الشخصي',
    'awards.not_found': 'لا يوجد إنجاز أو جائزة كهذه.',
    'awards.too_many': 'يتسع الملف الشخصي لأربعين صورة ومستندًا على الأكثر. احذف واحدًا لتضيف غيره.',
  },
);
