import { words } from '#server/platform/words.ts';

export const skillMapWords = words(
  { 'skill_maps.skill_not_found': 'We do not know this skill.' },
  { 'skill_maps.skill_not_found': 'لا نعرف هذه المهارة.' },
);
