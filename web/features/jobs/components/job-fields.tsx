import { Checkbox, NumberInput, Radio, Select, TextInput, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  EMPLOYMENT_TYPES,
  JOB_AUDIENCES,
  type Job,
  SENIORITIES,
  WORK_PLACES,
} from '#contract/features/jobs.contract.ts';
import { listIndustries, listSectors } from '#contract/features/occupations.contract.ts';
import { EDUCATION_LEVELS } from '#contract/features/profiles.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { FieldGroup, FormFields, FormRow } from '#web/design/form-layout.tsx';
import { Section } from '#web/design/section.tsx';
import { StatusDot } from '#web/design/status-badge.tsx';
import { dayOf, endOfDay, today } from '#web/platform/days.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';
import type { JobEditingForm } from '../job-editing.ts';
import { type JobField, writingOf } from '../job-form-values.ts';
import { isOpen, type Reading, wordsOf } from '../job-reading.ts';
import { useWording, type Wording } from '../job-wording.ts';
import classes from './job-form.module.css';
import { LanguagesEditor } from './languages-editor.tsx';
import { LinesEditor } from './lines-editor.tsx';
import { ScreeningEditor } from './screening-editor.tsx';
import { ScreeningSuggestions } from './screening-suggestions.tsx';
import { SkillsEditor } from './skills-editor.tsx';
import { WordedTextarea } from './worded-textarea.tsx';
import { WordingNotes } from './wording-notes.tsx';

/** A month's pay in any currency stays below this. */
const MOST_SALARY = 10_000_000;
const MOST_FULL_TEXT = 30_000;

interface JobFieldsProps {
  form: JobEditingForm;
  /** What was found, and what was not, in the text that the job was read from. */
  reading: Reading | null;
  status: Job['status'];
}

/** Everything about a job, to write or to correct. */
export function JobFields({ form, reading, status }: JobFieldsProps) {
  const { t } = useTranslation(['jobs', 'job-details', 'qualifications']);
  const format = useFormatters();
  const { values } = form;
  const classification = useClassification(values.sector, values.industry);
  const suggestedTitle = useRef<string | null>(null);
  const wording = useWording(form);

  const help = (field: JobField, usual?: ReactNode): ReactNode => {
    if (reading && isOpen(reading, values, field))
      return (
        <span className={classes.gap}>
          <StatusDot tone="caution" /> {t('form.not_in_text')}
        </span>
      );
    const words = reading && wordsOf(reading, field);
    return words ? (
      <>
        {usual} {t('form.read_from')} <q dir="auto">{words}</q>
      </>
    ) : (
      usual
    );
  };
  const choices = <W extends string>(words: readonly W[], label: (word: W) => string) =>
    words.map((value) => ({ value, label: label(value) }));
  /** What every field has that may be left open. */
  const mayStayOpen = (field: 'seniority' | 'education' | 'sector' | 'industry') => ({
    ...form.getInputProps(field),
    label: t(`form.${field}`),
    placeholder: t('form.open'),
    clearable: true,
    clearButtonProps: { 'aria-label': t('form.clear', { field: t(`form.${field}`) }) },
  });
  const amount = (field: 'min_years' | 'salary_min' | 'salary_max', max: number) => ({
    ...form.getInputProps(field),
    label: t(`form.${field}`),
    placeholder: t('form.open'),
    min: 0,
    max,
    allowDecimal: false,
    allowNegative: false,
  });
  const written = values.description.trim().length;

  return (
    <div className={classes.sections}>
      <Section title={t('form.basics')}>
        <FormFields>
          <SuggestField
            of="job-title"
            {...form.getInputProps('job_title')}
            label={t('form.job_title')}
            description={help('job_title')}
            maxLength={160}
            withAsterisk
            onSuggestion={({ id, name }) => {
              suggestedTitle.current = name;
              form.setFieldValue('occupation', id);
            }}
            onChange={(title) => {
              form.setFieldValue('job_title', title);
              // Another title is another occupation until one is known.
              if (title !== suggestedTitle.current && title.trim() !== values.job_title.trim())
                form.setFieldValue('occupation', null);
            }}
          />
          <WordingNotes wording={wording} field="job_title" />
          <WordedTextarea
            {...form.getInputProps('description')}
            label={t('form.description')}
            description={help(
              'description',
              t('form.description_help', {
                count: written,
                written: format.number(written),
                min: format.number(LIMITS.descriptionMin),
                max: format.number(LIMITS.descriptionMax),
              }),
            )}
            marks={wording.in('description')}
            minRows={4}
            maxLength={5_000}
            withAsterisk
          />
          <WordingNotes wording={wording} field="description" />
          <FormRow>
            <SuggestField
              of="location"
              {...form.getInputProps('location')}
              label={t('form.location')}
              description={help('location')}
              maxLength={160}
            />
            <Select
              {...form.getInputProps('work_place')}
              label={t('form.work_place')}
              data={choices(WORK_PLACES, (word) => t(`job-details:work_place.${word}`))}
              allowDeselect={false}
            />
          </FormRow>
          <FormRow>
            <Select
              {...form.getInputProps('employment_type')}
              label={t('form.employment_type')}
              data={choices(EMPLOYMENT_TYPES, (word) => t(`job-details:employment_type.${word}`))}
              allowDeselect={false}
            />
            <Select
              {...mayStayOpen('seniority')}
              description={help('seniority')}
              data={choices(SENIORITIES, (word) => t(`job-details:seniority.${word}`))}
            />
          </FormRow>
        </FormFields>
      </Section>

      <Section title={t('form.skills')} help={t('form.skills_help')}>
        <FieldGroup label={<VisuallyHidden>{t('form.skills')}</VisuallyHidden>} help={help('skills')}>
          <SkillsEditor
            value={values.skills}
            mentioned={reading?.also_mentioned ?? []}
            onChange={(skills) => form.setFieldValue('skills', skills)}
          />
        </FieldGroup>
      </Section>

      <Section title={t('form.work')}>
        <FormFields>
          <Lines form={form} wording={wording} field="responsibilities" one="responsibility_number" />
          <Lines form={form} wording={wording} field="requirements" one="requirement_number" />
          <WordedTextarea
            {...form.getInputProps('full_text')}
            label={t('form.full_text')}
            description={t('form.full_text_help')}
            marks={wording.in('full_text')}
            minRows={3}
            maxRows={20}
            maxLength={MOST_FULL_TEXT}
          />
          <WordingNotes wording={wording} field="full_text" />
        </FormFields>
      </Section>

      <Section title={t('form.person')} help={t('form.person_help')}>
        <FormFields>
          <FormRow>
            <NumberInput {...amount('min_years', 50)} description={help('min_years')} />
            <Select
              {...mayStayOpen('education')}
              description={help('education')}
              data={choices(EDUCATION_LEVELS, (word) => t(`qualifications:education.${word}`))}
            />
          </FormRow>
          <FieldGroup label={t('form.languages')} help={help('languages')}>
            <LanguagesEditor
              value={values.languages}
              onChange={(languages) => form.setFieldValue('languages', languages)}
            />
          </FieldGroup>
        </FormFields>
      </Section>

      <Section title={t('form.conditions')}>
        <FormFields>
          <FormRow>
            <NumberInput
              {...amount('salary_min', MOST_SALARY)}
              description={help('salary_min', t('form.salary_help'))}
              thousandSeparator=","
            />
            <NumberInput {...amount('salary_max', MOST_SALARY)} thousandSeparator="," />
          </FormRow>
          <FormRow>
            <Select
              {...mayStayOpen('sector')}
              data={classification.sectors}
              searchable
              nothingFoundMessage={t('form.nothing_found')}
              onChange={(sector) => {
                form.setFieldValue('sector', sector);
                if (sector !== values.sector) form.setFieldValue('industry', null);
              }}
            />
            <Select
              {...mayStayOpen('industry')}
              data={classification.industries}
              searchable
              nothingFoundMessage={t('form.nothing_found')}
            />
          </FormRow>
        </FormFields>
      </Section>

      <Section title={t('form.screening_questions')} help={t('form.screening.help')}>
        <ScreeningEditor
          value={values.screening_questions}
          errorAt={(path) => form.getInputProps(`screening_questions.${path}`).error}
          onChange={(questions) => form.setFieldValue('screening_questions', questions)}
        />
        <ScreeningSuggestions
          job={writingOf(values)}
          asked={values.screening_questions}
          onAdd={(questions) => form.setFieldValue('screening_questions', questions)}
        />
      </Section>

      <Section title={t('form.publishing')}>
        <FormFields>
          <Radio.Group
            {...form.getInputProps('audience')}
            label={t('form.audience')}
            className={classes.audience}
          >
            {JOB_AUDIENCES.map((audience) => (
              <Radio
                key={audience}
                value={audience}
                label={t(`form.audiences.${audience}`)}
                description={t(`form.audiences.${audience}_help`)}
                mt="sm"
              />
            ))}
          </Radio.Group>
          <Checkbox
            {...form.getInputProps('is_blind', { type: 'checkbox' })}
            label={t('form.is_blind')}
            description={t('form.is_blind_help')}
          />
          <TextInput
            type="date"
            data-path="expires_at"
            className={classes.day}
            label={t('form.expires_at')}
            description={t('form.expires_at_help')}
            min={status === 'published' ? today() : undefined}
            value={dayOf(values.expires_at)}
            error={form.getInputProps('expires_at').error}
            onChange={(event) => form.setFieldValue('expires_at', endOfDay(event.currentTarget.value))}
          />
        </FormFields>
      </Section>
    </div>
  );
}

interface LinesProps {
  form: JobEditingForm;
  wording: Wording;
  field: 'responsibilities' | 'requirements';
  one: 'responsibility_number' | 'requirement_number';
}

function Lines({ form, wording, field, one }: LinesProps) {
  const { t } = useTranslation('jobs');
  return (
    <FieldGroup label={t(`form.${field}`)}>
      <LinesEditor
        lineLabel={(number) => t(`form.${one}`, { number })}
        add={t('form.add_line')}
        value={form.values[field]}
        onChange={(lines) => form.setFieldValue(field, lines)}
        below={(index) => <WordingNotes wording={wording} field={`${field}.${index}`} />}
      />
    </FieldGroup>
  );
}

/** Sectors and the industries of the chosen one, in the reader's language. What is stored otherwise stays a choice. */
function useClassification(sector: string | null, industry: string | null) {
  const { language } = useLanguage();
  const sectors = useQuery(queryFor(listSectors, {})).data ?? [];
  const industries = useQuery(queryFor(listIndustries, {})).data ?? [];
  const named = (one: { id: string; name: { en: string; ar: string } }) => ({
    value: one.id,
    label: one.name[language],
  });
  const withCurrent = (choices: { value: string; label: string }[], current: string | null) =>
    current && !choices.some(({ value }) => value === current)
      ? [...choices, { value: current, label: current }]
      : choices;
  const ofSector = industries.filter((one) => !sector || one.sector === sector);
  return {
    sectors: withCurrent(sectors.map(named), sector),
    industries: withCurrent(ofSector.map(named), industry),
  };
}
