import { words } from '#server/platform/words.ts';

export const screeningWords = words(
  {
    'screenings.sent': 'Your application was sent with the answers as they are.',
  },
  {
    'screenings.sent': 'أُرسل طلبك بإجاباته كما هي.',
  },
);
