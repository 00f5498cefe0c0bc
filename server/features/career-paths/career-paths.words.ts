import { words } from '#server/platform/words.ts';

export const careerPathWords = words(
  {
    'career_paths.no_such_line': 'This path names an occupation that we do not know, or one twice.',
    'career_paths.chosen': 'This path is your goal now.',
    'career_paths.dropped': 'You have no goal any more.',
  },
  {
    'career_paths.no_such_line': 'في هذا المسار مهنة لا نعرفها، أو مهنة وردت مرتين.',
    'career_paths.chosen': 'هذا المسار هو هدفك الآن.',
    'career_paths.dropped': 'لم يعد لك هدف محدد.',
  },
);
