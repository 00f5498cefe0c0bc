import { Button, NumberInput, Select } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { EDUCATION_LEVELS, type LANGUAGE_LEVELS } from '#contract/features/profiles.contract.ts';
import { FilterIcon } from '#web/design/icons.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/platform/language-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Facts } from './facts.ts';
import classes from './facts-filters.module.css';

const FilterSheet = lazy(() => import('./filter-sheet.tsx'));

interface FilterPanelProps {
  id: string;
  /** How many narrow the list: with any, the panel begins open. */
  count: number;
  onClear: () => void;
  /** Where there is little room they come over the list, and it stays where it is. */
  isSheet?: boolean;
  children: ReactNode;
}

/** What opens and closes the filters of a list of people, and clears them. */
export function FilterPanel({ id, count, onClear, isSheet = false, children }: FilterPanelProps) {
  const { t } = useTranslation('candidate-filters');
  const format = useFormatters();
  const [isOpen, setIsOpen] = useState(count > 0 && !isSheet);
  const openButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;
  const number = format.number(count);
  const opener = count > 0 ? t('open_with', { count, number }) : t('open');
  const clear = count > 0 && (
    <Button className={classes.clear} variant="subtle" color="gray" onClick={onClear}>
      {t('clear', { count, number })}
    </Button>
  );
  if (isSheet)
    return (
      <>
        <Button
          ref={openButton}
          variant="default"
          size="xs"
          aria-haspopup="dialog"
          leftSection={<FilterIcon size={16} stroke={1.7} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {opener}
        </Button>
        {wasOpen.current && (
          <Suspense fallback={null}>
            <FilterSheet id={id} isOpen={isOpen} onClose={() => setIsOpen(false)} opener={openButton}>
              {children}
              {clear}
            </FilterSheet>
          </Suspense>
        )}
      </>
    );
  return (
    <div className={classes.filter}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        leftSection={<FilterIcon size={16} stroke={1.7} aria-hidden />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {opener}
      </Button>
      {isOpen && (
        <div className={classes.panel} id={id}>
          {children}
          {clear}
        </div>
      )}
    </div>
  );
}

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
      <Select
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
      <Select
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
