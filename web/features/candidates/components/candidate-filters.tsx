import { Button, MultiSelect, NumberInput, Select, TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listCandidateChoices, REJECTION_REASONS } from '#contract/features/candidates.contract.ts';
import { EDUCATION_LEVELS, type LANGUAGE_LEVELS } from '#contract/features/profiles.contract.ts';
import { FilterIcon } from '#web/design/icons.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import { TagField } from '#web/widgets/candidate-tags.tsx';
import { languageName } from '#web/widgets/language-names.ts';
import { countFilters, type Filters, NO_FILTERS } from '../candidates-address.ts';
import classes from './candidate-filters.module.css';

interface CandidateFiltersProps {
  value: Filters;
  /** Reasons narrow only those who were rejected. */
  hasReasons: boolean;
  onChange: (changes: Partial<Filters>) => void;
}

/** Days of notice that one chooses from. */
const NOTICES = [14, 30, 60, 90];
const LANGUAGES = ['arabic', 'english', 'hindi', 'urdu', 'french', 'tagalog'];

/** What narrows the company’s candidates by what they say of themselves and what the company noted. */
export function CandidateFilters({ value, hasReasons, onChange }: CandidateFiltersProps) {
  const { t } = useTranslation(['candidates', 'widgets']);
  const format = useFormatters();
  const count = countFilters(value);
  const [isOpen, setIsOpen] = useState(count > 0);
  return (
    <div className={classes.filter}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls="candidate-filters"
        leftSection={<FilterIcon size={16} stroke={1.7} aria-hidden />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count > 0 ? t('filters.open_with', { count, number: format.number(count) }) : t('filters.open')}
      </Button>
      {isOpen && <Panel value={value} hasReasons={hasReasons} onChange={onChange} count={count} />}
    </div>
  );
}

function Panel({ value, hasReasons, onChange, count }: CandidateFiltersProps & { count: number }) {
  const { t } = useTranslation(['candidates', 'widgets']);
  const format = useFormatters();
  const { language } = useLanguage();
  const choices = useQuery({ ...queryFor(listCandidateChoices, {}), staleTime: 60_000 }).data;
  const offered = (all: readonly { value: string }[] | undefined, chosen: readonly string[]) => [
    ...new Set([...(all ?? []).map((one) => one.value), ...chosen]),
  ];
  const languageWords = (written: string) => {
    const [name = '', level] = written.split(':');
    const named = languageName(name, language);
    return level
      ? t('required.language', {
          language: named,
          level: t(`widgets:jobs.language_level.${level as (typeof LANGUAGE_LEVELS)[number]}`),
        })
      : named;
  };
  const languages = [
    ...new Set([...LANGUAGES.flatMap((name) => [name, `${name}:fluent`]), ...value.languages]),
  ];
  return (
    <div className={classes.panel} id="candidate-filters">
      <TagsInput
        label={t('filters.skills')}
        description={t('filters.skills_help')}
        value={[...value.skills]}
        onChange={(skills) => onChange({ skills: skills.map((skill) => skill.replace(/,/g, ' ')) })}
        acceptValueOnBlur
      />
      <MultiSelect
        label={t('filters.languages')}
        searchable
        value={[...value.languages]}
        data={languages.map((one) => ({ value: one, label: languageWords(one) }))}
        onChange={(next) => onChange({ languages: next })}
      />
      <MultiSelect
        label={t('filters.places')}
        searchable
        nothingFoundMessage={t('filters.nothing')}
        value={[...value.places]}
        data={offered(choices?.locations, value.places)}
        onChange={(places) => onChange({ places: places.map((one) => one.split(/[,،]/)[0]!.trim()) })}
      />
      <MultiSelect
        label={t('filters.nationalities')}
        searchable
        nothingFoundMessage={t('filters.nothing')}
        value={[...value.nationalities]}
        data={offered(choices?.nationalities, value.nationalities)}
        onChange={(nationalities) => onChange({ nationalities })}
      />
      <NumberInput
        label={t('filters.years')}
        value={value.years || ''}
        min={0}
        max={50}
        allowDecimal={false}
        allowNegative={false}
        onChange={(years) => onChange({ years: Math.min(50, Number(years) || 0) })}
      />
      <Select
        label={t('filters.education')}
        placeholder={t('filters.any')}
        clearable
        clearButtonProps={{ 'aria-label': t('filters.any') }}
        value={value.education || null}
        data={EDUCATION_LEVELS.filter((level) => level !== 'none').map((level) => ({
          value: level,
          label: t(`widgets:jobs.education.${level}`),
        }))}
        onChange={(next) => onChange({ education: EDUCATION_LEVELS.find((one) => one === next) ?? '' })}
      />
      <Select
        label={t('filters.notice')}
        placeholder={t('filters.any')}
        clearable
        clearButtonProps={{ 'aria-label': t('filters.any') }}
        value={value.notice ? String(value.notice) : null}
        data={[...new Set([...NOTICES, value.notice])]
          .filter(Boolean)
          .map((days) => ({ value: String(days), label: t('filters.days', { count: days }) }))}
        onChange={(next) => onChange({ notice: Number(next) || 0 })}
      />
      <div className={classes.pair}>
        <NumberInput
          label={t('filters.salary_min')}
          value={value.salary_min || ''}
          min={0}
          max={999_999}
          step={1_000}
          thousandSeparator=","
          allowDecimal={false}
          allowNegative={false}
          onChange={(amount) => onChange({ salary_min: Number(amount) || 0 })}
        />
        <NumberInput
          label={t('filters.salary_max')}
          value={value.salary_max || ''}
          min={0}
          max={999_999}
          step={1_000}
          thousandSeparator=","
          allowDecimal={false}
          allowNegative={false}
          onChange={(amount) => onChange({ salary_max: Number(amount) || 0 })}
        />
      </div>
      <TagField label={t('filters.tags')} value={value.tags} onChange={(tags) => onChange({ tags })} />
      {hasReasons && (
        <MultiSelect
          label={t('filters.reasons')}
          value={[...value.reasons]}
          data={REJECTION_REASONS.map((reason) => ({
            value: reason,
            label: t(`widgets:rejection.reasons.${reason}`),
          }))}
          onChange={(reasons) => onChange({ reasons })}
        />
      )}
      {count > 0 && (
        <Button className={classes.clear} variant="subtle" color="gray" onClick={() => onChange(NO_FILTERS)}>
          {t('filters.clear', { count, number: format.number(count) })}
        </Button>
      )}
    </div>
  );
}
