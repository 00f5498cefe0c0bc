import type { Bilingual, Language } from '#contract/kernel/fields.ts';
import { hoursTold } from '#contract/kernel/hours.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/platform/language-names.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** A name in the reader's language. */
export const nameIn = (language: Language, name: Bilingual): string => name[language] || name.en;

const LANGUAGES_SHOWN = 3;

/** How courses' facts read in the reader's language. */
export function useCourseWords() {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const format = useFormatters();
  const name = (of: Bilingual) => nameIn(language, of);
  return {
    name,
    names: (list: readonly { name: Bilingual }[]) => format.list(list.map((one) => name(one.name))),
    hours: (hours: number) => t('hours', { count: hoursTold(hours) }),
    language: (id: string) => languageName(id, language),
    /** The first of them, and how many more: some courses are given in ten. */
    languages: (ids: readonly string[]) => {
      const shown = ids.slice(0, LANGUAGES_SHOWN).map((id) => languageName(id, language));
      const rest = ids.length - shown.length;
      return format.list(rest > 0 ? [...shown, t('more_languages', { count: rest })] : shown);
    },
  };
}
