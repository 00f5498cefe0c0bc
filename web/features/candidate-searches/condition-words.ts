import type { FoundPeople, SearchCondition } from '#contract/features/candidate-searches.contract.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';

export type AskedCondition = FoundPeople['conditions'][number];

/** What a condition asks, in words of the reader's language. */
export function useConditionWords(): (of: SearchCondition, name: string | null) => string {
  const { t } = useTranslation(['candidate-searches', 'qualifications']);
  const format = useFormatters();
  return (of, name) => {
    const named = isolated(name ?? '');
    switch (of.kind) {
      case 'years':
        if (of.min !== null && of.max !== null)
          return t('asks.years_between', { from: format.number(of.min), to: format.number(of.max) });
        return of.min !== null
          ? t('asks.years_least', { count: of.min, number: format.number(of.min) })
          : t('asks.years_most', { count: of.max ?? 0, number: format.number(of.max) });
      case 'salary':
        if (of.min !== null && of.max !== null)
          return t('asks.salary_between', { range: format.moneyRange(of.min, of.max) });
        return of.min !== null
          ? t('asks.salary_least', { amount: format.money(of.min) })
          : t('asks.salary_most', { amount: format.money(of.max) });
      case 'notice':
        return of.days === 0
          ? t('asks.at_once')
          : t('asks.notice', { count: of.days, number: format.number(of.days) });
      case 'education':
        return t('asks.education', { level: t(`qualifications:education.${of.level}`) });
      case 'place':
        return of.km === null ? named : t('asks.around', { place: named, number: format.number(of.km) });
      case 'language':
        return of.level
          ? t('asks.language', { language: named, level: t(`qualifications:language_level.${of.level}`) })
          : named;
      case 'nationality':
        return t('asks.nationality', { country: named });
      case 'word':
        return t('asks.word', { text: named });
      default:
        return named;
    }
  };
}
