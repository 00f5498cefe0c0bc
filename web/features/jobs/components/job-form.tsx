import { Button, NumberInput, Select, Textarea, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  EMPLOYMENT_TYPES,
  type Job,
  type JobInput,
  SENIORITIES,
  WORK_PLACES,
} from '#contract/features/jobs.contract.ts';
import { listIndustries, listSectors } from '#contract/features/occupations.contract.ts';
import { EDUCATION_LEVELS } from '#contract/features/profiles.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { FieldGroup, FormActions, FormFields, FormRow } from '#web/design/form-layout.tsx';
import { Section } from '#web/design/section.tsx';
import { StatusDot } from '#web/design/status-badge.tsx';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import { SuggestField } from '#web/widgets/suggest-field.tsx';
import { JobForm as JobFormSchema, type JobFormValues } from '../job-form-values.ts';
import { GapNotice } from './gap-notice.tsx';
import classes from './job-form.module.css';
import { LanguagesEditor } from './languages-editor.tsx';
import { LinesEditor } from './lines-editor.tsx';
import { ScreeningEditor } from './screening-editor.tsx';
import { SkillsEditor } from './skills-editor.tsx';

/** A month's pay in any currency stays below this. */
const MOST_SALARY = 10_000_000;

interface JobFormProps {
  initialValues: JobFormValues;
  /** Name of the copy that survives a reload. */
  draft: string;
  /** Fields that the text it was read from does not tell. */
  notFound?: readonly string[];
  /** Names in that text that may be skills. */
  alsoMentioned?: readonly string[];
  status: Job['status'] | 'new';
  onSave: (job: JobInput, options: { publish: boolean }) => Promise<void>;
  /** Further buttons at the end. */
  children?: ReactNode;
}

/** Everything about a job, to write or to correct. */
export function JobForm({
  initialValues,
  draft,
  notFound = [],
  alsoMentioned = [],
  status,
  onSave,
  children,
}: JobFormProps) {
  const { t } = useTranslation(['jobs', 'widgets']);
  const format = useFormatters();
  const wish = useRef<'save' | 'publish'>('save');
  const form = useContractForm({ schema: JobFormSchema, initialValues, draft });
  const { values } = form;
  const classification = useClassification(values.sector, values.industry);

  const isOpen = (field: keyof JobFormValues) => {
    const value = values[field];
    return (
      notFound.includes(field) && (Array.isArray(value) ? value.length === 0 : value === '' || value === null)
    );
  };
  const gap = (field: keyof JobFormValues, help?: ReactNode) =>
    isOpen(field) ? (
      <span className={classes.gap}>
        <StatusDot tone="caution" /> {t('form.not_in_text')}
      </span>
    ) : (
      help
    );
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
  const open = (Object.keys(values) as (keyof JobFormValues)[]).filter(isOpen);
  const written = values.description.trim().length;

  return (
    <form
      className={classes.form}
      onKeyDown={keepEnter}
      {...form.sending(async (job) => {
        const publish = wish.current === 'publish';
        wish.current = 'save';
        await onSave(job, { publish });
      })}
    >
      {open.length > 0 && (
        <GapNotice title={t('form.gaps_title', { count: open.length })}>
          {t('form.gaps_body', { fields: format.list(open.map((field) => labelOf(field))) })}
        </GapNotice>
      )}
      <div className={classes.sections}>
        <Section title={t('form.basics')}>
          <FormFields>
            <SuggestField
              of="job-title"
              {...form.getInputProps('job_title')}
              label={t('form.job_title')}
              description={gap('job_title')}
              withAsterisk
            />
            <Textarea
              {...form.getInputProps('description')}
              label={t('form.description')}
              description={gap(
                'description',
                t('form.description_help', {
                  count: written,
                  written: format.number(written),
                  min: format.number(LIMITS.descriptionMin),
                  max: format.number(LIMITS.descriptionMax),
                }),
              )}
              dir="auto"
              minRows={4}
              withAsterisk
            />
            <FormRow>
              <SuggestField
                of="location"
                {...form.getInputProps('location')}
                label={t('form.location')}
                description={gap('location')}
              />
              <Select
                {...form.getInputProps('work_place')}
                label={t('form.work_place')}
                data={choices(WORK_PLACES, (word) => t(`widgets:jobs.work_place.${word}`))}
                allowDeselect={false}
              />
            </FormRow>
            <FormRow>
              <Select
                {...form.getInputProps('employment_type')}
                label={t('form.employment_type')}
                data={choices(EMPLOYMENT_TYPES, (word) => t(`widgets:jobs.employment_type.${word}`))}
                allowDeselect={false}
              />
              <Select
                {...mayStayOpen('seniority')}
                description={gap('seniority')}
                data={choices(SENIORITIES, (word) => t(`widgets:jobs.seniority.${word}`))}
              />
            </FormRow>
          </FormFields>
        </Section>

        <Section title={t('form.skills')} help={t('form.skills_help')}>
          <FieldGroup label={<VisuallyHidden>{t('form.skills')}</VisuallyHidden>} help={gap('skills')}>
            <SkillsEditor
              value={values.skills}
              mentioned={alsoMentioned}
              onChange={(skills) => form.setFieldValue('skills', skills)}
            />
          </FieldGroup>
        </Section>

        <Section title={t('form.work')}>
          <FormFields>
            <FieldGroup label={t('form.responsibilities')}>
              <LinesEditor
                lineLabel={(number) => t('form.responsibility_number', { number })}
                add={t('form.add_line')}
                value={values.responsibilities}
                onChange={(lines) => form.setFieldValue('responsibilities', lines)}
              />
            </FieldGroup>
            <FieldGroup label={t('form.requirements')}>
              <LinesEditor
                lineLabel={(number) => t('form.requirement_number', { number })}
                add={t('form.add_line')}
                value={values.requirements}
                onChange={(lines) => form.setFieldValue('requirements', lines)}
              />
            </FieldGroup>
          </FormFields>
        </Section>

        <Section title={t('form.person')} help={t('form.person_help')}>
          <FormFields>
            <FormRow>
              <NumberInput {...amount('min_years', 50)} description={gap('min_years')} />
              <Select
                {...mayStayOpen('education')}
                description={gap('education')}
                data={choices(EDUCATION_LEVELS, (word) => t(`widgets:jobs.education.${word}`))}
              />
            </FormRow>
            <FieldGroup label={t('form.languages')}>
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
                description={gap('salary_min', t('form.salary_help'))}
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
        </Section>
      </div>

      <div className={classes.footer}>
        <FormActions>
          {status === 'published' ? (
            <Button type="submit" size="md" loading={form.submitting}>
              {t('form.save')}
            </Button>
          ) : (
            <>
              <Button
                size="md"
                disabled={form.submitting}
                onClick={(event) => {
                  wish.current = 'publish';
                  event.currentTarget.form?.requestSubmit();
                }}
              >
                {t('form.publish')}
              </Button>
              <Button
                type="submit"
                size="md"
                variant="default"
                loading={form.submitting}
                onClick={() => {
                  wish.current = 'save';
                }}
              >
                {status === 'closed' ? t('form.save') : t('form.save_draft')}
              </Button>
            </>
          )}
          {children}
        </FormActions>
      </div>
    </form>
  );

  function labelOf(field: keyof JobFormValues): string {
    if (field === 'source' || field === 'source_text') return '';
    return t(`form.${field}`);
  }
}

/** Enter in a field of so long a form means “done with this field”, not “send”. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
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
