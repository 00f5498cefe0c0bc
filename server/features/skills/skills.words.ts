import { words } from '#server/platform/words.ts';

export const skillWords = words(
  {
    'skills.portal_skill_decided': 'Saved. The jobs and profiles that have this name follow by themselves.',
    'skills.portal_skill_not_found': 'This skill does not exist.',
    'skills.concept_unknown': 'The taxonomy has no skill "{skill}".',
  },
  {
    'skills.portal_skill_decided': 'حُفظ. ستُحدَّث تلقائيًا الوظائف والملفات التي تحمل هذا الاسم.',
    'skills.portal_skill_not_found': 'هذه المهارة غير موجودة.',
    'skills.concept_unknown': 'لا توجد في التصنيف مهارة «{skill}».',
  },
);
