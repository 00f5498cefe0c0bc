import { NumberInput } from '@mantine/core';
import { EDUCATION_LEVELS, type LANGUAGE_LEVELS } from '#contract/features/profiles.contract.ts';
import { LateSelect } from '#web/design/late-select.tsx';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/platform/language-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Facts } from './facts.ts';
import classes from './facts-filters.module.css';

interface FactsFiltersProps {
  value: Pick<Facts, 'education' | 'notice' | 'salary_min' | 'salary_max'>;
  onChange: (changes: Partial<FactsFiltersProps['value']>) => void;
}

/** Days of notice that one chooses from. */
const NOTICES = [14, 30, 60, 90];
const MOST_SALARY = 999_999;

/** By what people say of their education, their notice and the salary they wish. */
export function FactsFilters({ value, onChange }: FactsFiltersProps) {
  const { t } = useTranslation(['candidate-filters', 'candidate-rows', 'qualifications']);
  return (
    <>
      <LateSelect
        label={t('education')}
        placeholder={t('any')}
        clearable
        clearButtonProps={{ 'aria-label': t('any') }}
        value={value.education || null}
        data={EDUCATION_LEVELS.filter((level) => level !== 'none').map((level) => ({
          value: level,
          label: t(`qualifications:education.${level}`),
        }))}
        onChange={(next) => onChange({ education: EDUCATION_LEVELS.find((one) => one === next) ?? '' })}
      />
      <LateSelect
        label={t('notice')}
        placeholder={t('any')}
        clearable
        clearButtonProps={{ 'aria-label': t('any') }}
        value={value.notice ? String(value.notice) : null}
        data={[...new Set([...NOTICES, value.notice])]
          .filter(Boolean)
          .map((days) => ({ value: String(days), label: t('candidate-rows:days', { count: days }) }))}
        onChange={(next) => onChange({ notice: Number(next) || 0 })}
      />
      <div className={classes.pair}>
        {(['salary_min', 'salary_max'] as const).map((end) => (
          <NumberInput
            key={end}
            label={t(end)}
            step={1_000}
            thousandSeparator=","
            {...wholeNumber(value[end], MOST_SALARY, (amount) => onChange({ [end]: amount }))}
          />
        ))}
      </div>
    </>
  );
}

/** A field for a whole number from 0 on, empty at 0. */
export const wholeNumber = (value: number, most: number, onChange: (value: number) => void) => ({
  value: value || ('' as const),
  min: 0,
  max: most,
  allowDecimal: false,
  allowNegative: false,
  onChange: (next: string | number) => onChange(Math.min(most, Number(next) || 0)),
});

/** How a language that is asked for is named: `english`, or `english:fluent` with the least level. */
export function useAskedLanguage(): (written: string) => string {
  const { t } = useTranslation(['candidate-filters', 'qualifications']);
  const { language } = useLanguage();
  return (written) => {
    const [name = '', level] = written.split(':');
    const named = languageName(name, language);
    return level
      ? t('asked_language', {
          language: named,
          level: t(`qualifications:language_level.${level as (typeof LANGUAGE_LEVELS)[number]}`),
        })
      : named;
  };
}
