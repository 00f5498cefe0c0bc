import { words } from '#server/platform/words.ts';

export const courseWords = words(
  {
    'courses.not_found': 'We do not know this course.',
    'courses.occupation_unknown': 'We do not know this occupation.',
  },
  {
    'courses.not_found': 'لا نعرف هذه الدورة.',
    'courses.occupation_unknown': 'لا نعرف هذه المهنة.',
  },
);
