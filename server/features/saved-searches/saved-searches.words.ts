import { words } from '#server/platform/words.ts';

export const savedSearchWords = words(
  {
    'saved_searches.not_found': 'This saved search does not exist.',
    'saved_searches.too_many':
      'You have {most} saved searches, which is as many as we keep. Delete one first.',
    'saved_searches.name_taken': 'You have a saved search of this name already.',
    'saved_searches.saved': 'The search is saved.',
    'saved_searches.deleted': 'The saved search is deleted.',
  },
  {
    'saved_searches.not_found': 'هذا البحث المحفوظ غير موجود.',
    'saved_searches.too_many':
      'لديك {most} من عمليات البحث المحفوظة، وهو أقصى ما نحفظه. احذف واحدة منها أولًا.',
    'saved_searches.name_taken': 'لديك بحث محفوظ بهذا الاسم.',
    'saved_searches.saved': 'حُفظ البحث.',
    'saved_searches.deleted': 'حُذف البحث المحفوظ.',
  },
);
