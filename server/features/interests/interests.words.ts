import { words } from '#server/platform/words.ts';

export const interestWords = words(
  { 'interests.no_answers': 'You have no interest result yet.' },
  { 'interests.no_answers': 'ليست لديك نتيجة ميول بعد.' },
);
