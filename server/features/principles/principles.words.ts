import { words } from '#server/platform/words.ts';

export const principlesWords = words(
  { 'principles.trait_not_found': 'There is no such trait.' },
  { 'principles.trait_not_found': 'لا توجد سمة بهذا الاسم.' },
);
