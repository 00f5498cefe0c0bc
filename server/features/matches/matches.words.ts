import { words } from '#server/platform/words.ts';

export const matchWords = words(
  { 'matches.recomputing': 'The ranking is being computed again.' },
  { 'matches.recomputing': 'يُحسب الترتيب من جديد.' },
);
