import { words } from '#server/platform/words.ts';

export const skillWords = words(
  {
    'skills.portal_skill_decided': 'Saved. Jobs and profiles follow when they are next saved or ranked.',
    'skills.portal_skill_not_found': 'This skill does not exist.',
    'skills.concept_unknown': 'The taxonomy has no skill "{skill}".',
  },
  {
    'skills.portal_skill_decided': 'حُفظ. تتبعه الوظائف والملفات عند حفظها أو ترتيبها في المرة القادمة.',
    'skills.portal_skill_not_found': 'هذه المهارة غير موجودة.',
    'skills.concept_unknown': 'لا توجد في التصنيف مهارة «{skill}».',
  },
);
