import { words } from '#server/platform/words.ts';

export const candidateSearchWords = words(
  {
    'candidate_searches.not_found': 'This saved search does not exist.',
    'candidate_searches.too_many':
      'You have {most} saved searches, which is as many as we keep. Delete one first.',
    'candidate_searches.name_taken': 'You have a saved search of this name already.',
    'candidate_searches.saved': 'The search is saved.',
    'candidate_searches.deleted': 'The saved search is deleted.',
  },
  {
    'candidate_searches.not_found': 'هذا البحث المحفوظ غير موجود.',
    'candidate_searches.too_many':
      'لديك {most} من عمليات البحث المحفوظة، وهو أقصى ما نحفظه. احذف واحدة منها أولًا.',
    'candidate_searches.name_taken': 'لديك بحث محفوظ بهذا الاسم.',
    'candidate_searches.saved': 'حُفظ البحث.',
    'candidate_searches.deleted': 'حُذف البحث المحفوظ.',
  },
);
