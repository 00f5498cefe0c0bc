import { words } from '#server/platform/words.ts';

export const candidateWords = words(
  {
    'candidates.status_changed': 'The decision is saved.',
    'candidates.moved': 'The candidate is moved.',
    'candidates.not_found': 'Candidate Profile Not Exist',
    'candidates.moved_elsewhere':
      '{by} has moved this candidate meanwhile. They stand here now: {stage}. Nothing was changed by you.',
    'candidates.a_colleague': 'A colleague',
    'candidates.withdrew':
      'This person has withdrawn their application, so they can be neither shortlisted nor taken further.',
    'candidates.duplicate_decided': 'Saved for your company.',
    'candidates.merged_already':
      'One of these accounts is already taken for another person. Take that back first.',
  },
  {
    'candidates.status_changed': 'حُفظ القرار.',
    'candidates.moved': 'نُقل المرشح.',
    'candidates.not_found': 'الملف الشخصي للمرشح غير موجود',
    'candidates.moved_elsewhere':
      'تغيّرت مرحلة هذا المرشح قبل قليل. من غيّرها: {by}. المرحلة الآن: {stage}. لم يُحفظ تغييرك.',
    'candidates.a_colleague': 'أحد زملائك',
    'candidates.withdrew': 'سحب هذا الشخص طلبه، فلا يُضاف إلى القائمة المختصرة ولا ينتقل إلى مرحلة لاحقة.',
    'candidates.duplicate_decided': 'حُفظ ذلك لشركتك.',
    'candidates.merged_already': 'أحد الحسابين مدموج مع حساب آخر. ألغِ الدمج السابق أولًا.',
  },
);
