import { words } from '#server/platform/words.ts';

export const equalityAnswerWords = words(
  {
    'equality_answers.kept': 'Thank you. Your answers are kept apart from your profile.',
    'equality_answers.deleted': 'Your answers are deleted.',
  },
  {
    'equality_answers.kept': 'شكرًا لك. تُحفظ إجاباتك بمعزل عن ملفك الشخصي.',
    'equality_answers.deleted': 'حُذفت إجاباتك.',
  },
);
