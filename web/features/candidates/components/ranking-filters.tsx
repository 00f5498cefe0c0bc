import { Button, Checkbox, Chip, NumberInput, Select, TagsInput, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/features/jobs.contract.ts';
import { EDUCATION_LEVELS, type LANGUAGE_LEVELS } from '#contract/features/profiles.contract.ts';
import { FieldGroup } from '#web/design/form-layout.tsx';
import { FilterIcon } from '#web/design/icons.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/widgets/language-names.ts';
import {
  countFilters,
  type RankingFilters as Filters,
  languagesToChoose,
  NO_FILTERS,
  skillsToChoose,
} from '../ranking-address.ts';
import classes from './ranking-filters.module.css';

interface RankingFiltersProps {
  job: Pick<Job, 'skills' | 'languages' | 'min_years'>;
  /** Who somebody is stays hidden: nobody is narrowed by what would tell. */
  isBlind: boolean;
  value: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

const MOST_YEARS = 50;
const NOTICES = [14, 30, 60, 90];

/** What of a job's candidates is shown. It decides who is listed and changes nobody's score. */
export function RankingFilters(props: RankingFiltersProps) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  const count = countFilters(props.value);
  const [isOpen, setIsOpen] = useState(count > 0);
  return (
    <div className={classes.filter}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls="ranking-filters"
        leftSection={<FilterIcon size={16} stroke={1.7} aria-hidden />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count > 0 ? t('filters.open_with', { count, number: format.number(count) }) : t('filters.open')}
      </Button>
      {isOpen && <Panel {...props} count={count} />}
    </div>
  );
}

function Panel({ job, isBlind, value, onChange, count }: RankingFiltersProps & { count: number }) {
  const { t } = useTranslation(['candidates', 'widgets']);
  const format = useFormatters();
  const { language } = useLanguage();
  const skills = skillsToChoose(job, value.skills);
  const languages = languagesToChoose(job, value.languages);
  const labelOf = (written: string) => {
    const [name = '', level] = written.split(':');
    const named = languageName(name, language);
    return level
      ? t('required.language', {
          language: named,
          level: t(`widgets:jobs.language_level.${level as (typeof LANGUAGE_LEVELS)[number]}`),
        })
      : named;
  };
  const withoutCommas = (list: readonly string[]) => list.map((one) => one.split(/[,،]/)[0]!.trim());
  const amount = (key: 'years' | 'min' | 'salary_min' | 'salary_max', most: number) => ({
    value: value[key] || ('' as const),
    min: 0,
    max: most,
    allowDecimal: false,
    allowNegative: false,
    onChange: (next: string | number) => onChange({ [key]: Math.min(most, Number(next) || 0) }),
  });
  return (
    <div className={classes.panel} id="ranking-filters">
      <Text size="sm" c="dimmed" className={classes.wide}>
        {t('required.help')}
      </Text>
      {skills.length > 0 && (
        <div className={classes.wide}>
          <FieldGroup label={t('required.skills')}>
            <Chips
              choices={skills.map((skill) => ({ value: skill.value, label: skill.name }))}
              value={value.skills}
              onChange={(chosen) => onChange({ skills: chosen })}
            />
          </FieldGroup>
        </div>
      )}
      {languages.length > 0 && (
        <div className={classes.wide}>
          <FieldGroup label={t('required.languages')}>
            <Chips
              choices={languages.map((one) => ({ value: one, label: labelOf(one) }))}
              value={value.languages}
              onChange={(chosen) => onChange({ languages: chosen })}
            />
          </FieldGroup>
        </div>
      )}
      <NumberInput
        label={t('required.years')}
        placeholder={job.min_years ? format.number(job.min_years) : t('required.any')}
        {...amount('years', MOST_YEARS)}
      />
      <NumberInput
        label={t('ranking.min')}
        suffix="%"
        placeholder={t('required.any')}
        {...amount('min', 99)}
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
          step={1_000}
          thousandSeparator=","
          {...amount('salary_min', 999_999)}
        />
        <NumberInput
          label={t('filters.salary_max')}
          step={1_000}
          thousandSeparator=","
          {...amount('salary_max', 999_999)}
        />
      </div>
      {isBlind ? (
        <Text size="sm" c="dimmed" className={classes.wide}>
          {t('ranking.blind_filters')}
        </Text>
      ) : (
        <>
          <TagsInput
            label={t('filters.places')}
            description={t('ranking.places_help')}
            value={[...value.places]}
            onChange={(places) => onChange({ places: withoutCommas(places) })}
            acceptValueOnBlur
          />
          <TagsInput
            label={t('filters.nationalities')}
            description={t('ranking.nationalities_help')}
            value={[...value.nationalities]}
            onChange={(nationalities) => onChange({ nationalities: withoutCommas(nationalities) })}
            acceptValueOnBlur
          />
        </>
      )}
      <div className={classes.checks}>
        <Checkbox
          label={t('ranking.applied_only')}
          checked={value.applied}
          onChange={(event) => onChange({ applied: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('ranking.favorites_only')}
          checked={value.favorites}
          onChange={(event) => onChange({ favorites: event.currentTarget.checked })}
        />
      </div>
      {count > 0 && (
        <Button className={classes.clear} variant="subtle" color="gray" onClick={() => onChange(NO_FILTERS)}>
          {t('required.clear')}
        </Button>
      )}
    </div>
  );
}

interface ChipsProps {
  choices: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

const Chips = ({ choices, value, onChange }: ChipsProps) => (
  <Chip.Group multiple value={[...value]} onChange={onChange}>
    <div className={classes.chips}>
      {choices.map((choice) => (
        <Chip key={choice.value} value={choice.value} size="sm" variant="outline">
          <bdi>{choice.label}</bdi>
        </Chip>
      ))}
    </div>
  </Chip.Group>
);
