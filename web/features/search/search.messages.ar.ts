import type { Translated } from '#web/platform/translated.ts';
import type en from './search.messages.en.ts';

export default {
  title: 'البحث',
  placeholder: 'صفحة أو وظيفة أو مرشح',
  placeholder_jobs: 'صفحة أو وظيفة',
  places: 'الصفحات',
  jobs: 'الوظائف',
  candidates: 'المرشحون',
  nothing: 'لا نتائج لعبارة «{{text}}». راجع الكتابة أو جرّب كلمات أقل.',
  searching: 'جارٍ البحث',
  failed: 'تعذّر البحث في الوظائف والمرشحين الآن، ويمكن البحث في الصفحات.',
} satisfies Translated<typeof en>;
