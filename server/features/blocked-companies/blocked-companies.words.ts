import { words } from '#server/platform/words.ts';

export const blockedCompanyWords = words(
  {
    'blocked_companies.not_found': 'This block is no longer there.',
    'blocked_companies.too_many':
      'You have blocked {most} companies, which is as many as we keep. Unblock one first.',
    'blocked_companies.blocked': 'From now on they find nothing of you.',
    'blocked_companies.unblocked': 'They can find you again.',
  },
  {
    'blocked_companies.not_found': 'لم يعد هذا الحظر موجودًا.',
    'blocked_companies.too_many': 'حظرت {most} شركة، وهو أقصى ما نحفظه. ألغِ حظر واحدة منها أولًا.',
    'blocked_companies.blocked': 'من الآن لا يظهر لهم شيء عنك.',
    'blocked_companies.unblocked': 'يمكنهم العثور عليك من جديد.',
  },
);
