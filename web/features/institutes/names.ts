import type { Bilingual } from '#contract/kernel/fields.ts';
import { useLanguage } from '#web/platform/language.ts';

/** Names in the reader's language. */
export function useNames(): (name: Bilingual) => string {
  const { language } = useLanguage();
  return (name) => name[language] || name.en;
}
