import { type ReactNode, useRef } from 'react';
import { EMPLOYMENT_TYPES, SENIORITIES, WORK_PLACES } from '#contract/features/jobs.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { FormFields, FormRow } from '#web/design/form-layout.tsx';
import { LateSelect } from '#web/design/late-select.tsx';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';
import type { JobEditingForm } from '../../job-editing.ts';
import type { Reading } from '../../job-reading.ts';
import type { Wording } from '../../job-wording.ts';
import { WordedTextarea } from '../worded-textarea.tsx';
import { WordingNotes } from '../wording-notes.tsx';
import { choicesOf, useFieldHelp, useOpenChoice } from './field-props.tsx';

interface BasicsSectionProps {
  form: JobEditingForm;
  reading: Reading | null;
  wording: Wording;
}

/** What the job is called, what it is about, and where and how one works. */
export function BasicsSection({ form, reading, wording }: BasicsSectionProps) {
  const { t } = useTranslation(['jobs', 'job-details']);
  const help = useFieldHelp(form.values, reading);
  const openChoice = useOpenChoice(form);
  return (
    <Section title={t('form.basics')}>
      <FormFields>
        <TitleField form={form} help={help('job_title')} />
        <WordingNotes wording={wording} field="job_title" />
        <DescriptionField form={form} reading={reading} wording={wording} />
        <WordingNotes wording={wording} field="description" />
        <FormRow>
          <SuggestField
            of="location"
            {...form.getInputProps('location')}
            label={t('form.location')}
            description={help('location')}
            maxLength={160}
          />
          <LateSelect
            {...form.getInputProps('work_place')}
            label={t('form.work_place')}
            data={choicesOf(WORK_PLACES, (word) => t(`job-details:work_place.${word}`))}
            allowDeselect={false}
          />
        </FormRow>
        <FormRow>
          <LateSelect
            {...form.getInputProps('employment_type')}
            label={t('form.employment_type')}
            data={choicesOf(EMPLOYMENT_TYPES, (word) => t(`job-details:employment_type.${word}`))}
            allowDeselect={false}
          />
          <LateSelect
            {...openChoice('seniority')}
            description={help('seniority')}
            data={choicesOf(SENIORITIES, (word) => t(`job-details:seniority.${word}`))}
          />
        </FormRow>
      </FormFields>
    </Section>
  );
}

/** The title; one that is taken from the suggestions brings its occupation along. */
function TitleField({ form, help }: { form: JobEditingForm; help: ReactNode }) {
  const { t } = useTranslation('jobs');
  const suggested = useRef<string | null>(null);
  return (
    <SuggestField
      of="job-title"
      {...form.getInputProps('job_title')}
      label={t('form.job_title')}
      description={help}
      maxLength={160}
      withAsterisk
      onSuggestion={({ id, name }) => {
        suggested.current = name;
        form.setFieldValue('occupation', id);
      }}
      onChange={(title) => {
        form.setFieldValue('job_title', title);
        // Another title is another occupation until one is known.
        if (title !== suggested.current && title.trim() !== form.values.job_title.trim())
          form.setFieldValue('occupation', null);
      }}
    />
  );
}

/** The description, with how long it is and may be. */
function DescriptionField({ form, reading, wording }: BasicsSectionProps) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  const help = useFieldHelp(form.values, reading);
  const written = form.values.description.trim().length;
  const length = t('form.description_help', {
    count: written,
    written: format.number(written),
    min: format.number(LIMITS.descriptionMin),
    max: format.number(LIMITS.descriptionMax),
  });
  return (
    <WordedTextarea
      {...form.getInputProps('description')}
      label={t('form.description')}
      description={help('description', length)}
      marks={wording.in('description')}
      minRows={4}
      maxLength={5_000}
      withAsterisk
    />
  );
}
