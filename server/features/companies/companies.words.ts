import { words } from '#server/platform/words.ts';

export const companyWords = words(
  {
    'companies.not_found': 'This company does not exist.',
    'companies.not_allowed': 'Only the company’s owner, or whom they chose, may do that.',
    'companies.similar_exists': 'A company like this is here already. Join it, or say that yours is another.',
    'companies.updated': 'The company is saved.',
    'companies.settings_saved': 'Saved. It holds for jobs that are begun from now on.',
  },
  {
    'companies.not_found': 'هذه الشركة غير موجودة.',
    'companies.not_allowed': 'هذا من صلاحية مالك الشركة أو من يكلّفه.',
    'companies.similar_exists': 'توجد هنا شركة مثلها. اطلب الانضمام إليها، أو أكّد أن شركتك غيرها.',
    'companies.updated': 'حُفظت بيانات الشركة.',
    'companies.settings_saved': 'حُفظ، ويسري على الوظائف التي تُنشأ من الآن فصاعدًا.',
  },
);
