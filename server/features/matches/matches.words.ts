import { words } from '#server/platform/words.ts';

export const matchWords = words(
  {
    'matches.getting_ready': 'Matching is starting and will be ready in a minute. Please try again then.',
  },
  {
    'matches.getting_ready': 'المطابقة قيد البدء وستكون جاهزة خلال دقيقة. يرجى المحاولة بعدها.',
  },
);
