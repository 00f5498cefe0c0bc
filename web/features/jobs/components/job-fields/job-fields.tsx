import { VisuallyHidden } from '@mantine/core';
import type { Job } from '#contract/features/jobs.contract.ts';
import { FieldGroup } from '#web/design/form-layout.tsx';
import { Section } from '#web/design/section.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import type { JobEditingForm } from '../../job-editing.ts';
import { writingOf } from '../../job-form-values.ts';
import type { Reading } from '../../job-reading.ts';
import { useWording } from '../../job-wording.ts';
import classes from '../job-form.module.css';
import { ScreeningEditor } from '../screening-editor.tsx';
import { ScreeningSuggestions } from '../screening-suggestions.tsx';
import { SkillsEditor } from '../skills-editor.tsx';
import { BasicsSection } from './basics-section.tsx';
import { ConditionsSection } from './conditions-section.tsx';
import { useFieldHelp } from './field-props.tsx';
import { PersonSection } from './person-section.tsx';
import { PublishingSection } from './publishing-section.tsx';
import { WorkSection } from './work-section.tsx';

interface JobFieldsProps {
  form: JobEditingForm;
  /** What was found, and what was not, in the text that the job was read from. */
  reading: Reading | null;
  status: Job['status'];
}

/** Everything about a job, to write or to correct. */
export function JobFields({ form, reading, status }: JobFieldsProps) {
  const wording = useWording(form);
  return (
    <div className={classes.sections}>
      <BasicsSection form={form} reading={reading} wording={wording} />
      <SkillsSection form={form} reading={reading} />
      <WorkSection form={form} wording={wording} />
      <PersonSection form={form} reading={reading} />
      <ConditionsSection form={form} reading={reading} />
      <ScreeningSection form={form} />
      <PublishingSection form={form} status={status} />
    </div>
  );
}

function SkillsSection({ form, reading }: Pick<JobFieldsProps, 'form' | 'reading'>) {
  const { t } = useTranslation('jobs');
  const help = useFieldHelp(form.values, reading);
  return (
    <Section title={t('form.skills')} help={t('form.skills_help')}>
      <FieldGroup label={<VisuallyHidden>{t('form.skills')}</VisuallyHidden>} help={help('skills')}>
        <SkillsEditor
          value={form.values.skills}
          mentioned={reading?.also_mentioned ?? []}
          onChange={(skills) => form.setFieldValue('skills', skills)}
        />
      </FieldGroup>
    </Section>
  );
}

function ScreeningSection({ form }: Pick<JobFieldsProps, 'form'>) {
  const { t } = useTranslation('jobs');
  const { values } = form;
  return (
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
  );
}
