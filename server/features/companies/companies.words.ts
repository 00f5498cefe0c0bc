import { words } from '#server/platform/words.ts';

export const companyWords = words(
  { 'companies.not_found': 'This company does not exist.' },
  { 'companies.not_found': 'هذه الشركة غير موجودة.' },
);
