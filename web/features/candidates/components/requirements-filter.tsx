import { Button, Chip, NumberInput, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/features/jobs.contract.ts';
import type { LANGUAGE_LEVELS } from '#contract/features/profiles.contract.ts';
import { FieldGroup } from '#web/design/form-layout.tsx';
import { FilterIcon } from '#web/design/icons.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/widgets/language-names.ts';
import type { LeftOut, Requirements } from '../candidates.queries.ts';
import { countOf, languagesToChoose, NOTHING_REQUIRED, skillsToChoose } from '../requirements.ts';
import classes from './requirements-filter.module.css';

interface RequirementsFilterProps {
  job: Pick<Job, 'skills' | 'languages' | 'min_years'>;
  value: Requirements;
  onChange: (value: Requirements) => void;
}

const MOST_YEARS = 50;

/** Which of a job's demands the recruiter will not do without: the list then shows only those known to meet them. */
export function RequirementsFilter({ job, value, onChange }: RequirementsFilterProps) {
  const { t } = useTranslation(['candidates', 'widgets']);
  const format = useFormatters();
  const { language } = useLanguage();
  const count = countOf(value);
  const [isOpen, setIsOpen] = useState(count > 0);
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
  return (
    <div className={classes.filter}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls="required-of-candidates"
        leftSection={<FilterIcon size={16} stroke={1.7} aria-hidden />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count > 0 ? t('required.open_with', { count, number: format.number(count) }) : t('required.open')}
      </Button>
      {isOpen && (
        <div className={classes.panel} id="required-of-candidates">
          <Text size="sm" c="dimmed">
            {t('required.help')}
          </Text>
          {skills.length > 0 && (
            <FieldGroup label={t('required.skills')}>
              <Chips
                choices={skills.map((skill) => ({ value: skill.value, label: skill.name }))}
                value={value.skills}
                onChange={(chosen) => onChange({ ...value, skills: chosen })}
              />
            </FieldGroup>
          )}
          {languages.length > 0 && (
            <FieldGroup label={t('required.languages')}>
              <Chips
                choices={languages.map((one) => ({ value: one, label: labelOf(one) }))}
                value={value.languages}
                onChange={(chosen) => onChange({ ...value, languages: chosen })}
              />
            </FieldGroup>
          )}
          <div className={classes.end}>
            <NumberInput
              className={classes.years}
              label={t('required.years')}
              placeholder={job.min_years ? format.number(job.min_years) : t('required.any')}
              value={value.years || ''}
              min={0}
              max={MOST_YEARS}
              allowDecimal={false}
              allowNegative={false}
              onChange={(years) => onChange({ ...value, years: Math.min(MOST_YEARS, Number(years) || 0) })}
            />
            {count > 0 && (
              <Button variant="subtle" color="gray" onClick={() => onChange(NOTHING_REQUIRED)}>
                {t('required.clear')}
              </Button>
            )}
          </div>
        </div>
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

/** Whom the requirements leave out, and why: who does not say something may still have it. */
export function LeftOutNote({ leftOut }: { leftOut: LeftOut }) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  if (!leftOut || leftOut.silent + leftOut.short === 0) return null;
  const { silent, short } = leftOut;
  return (
    <Text size="sm" c="dimmed">
      {[
        silent > 0 && t('required.silent', { count: silent, number: format.number(silent) }),
        short > 0 && t('required.short', { count: short, number: format.number(short) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Text>
  );
}
