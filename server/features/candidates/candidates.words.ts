import { words } from '#server/platform/words.ts';

export const candidateWords = words(
  {
    'candidates.status_changed': 'The decision is saved.',
    'candidates.not_found': 'Candidate Profile Not Exist',
  },
  {
    'candidates.status_changed': 'حُفظ القرار.',
    'candidates.not_found': 'الملف الشخصي للمرشح غير موجود',
  },
);
