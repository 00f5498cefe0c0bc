import { Checkbox, Radio, TextInput } from '@mantine/core';
import { JOB_AUDIENCES, type Job } from '#contract/features/jobs.contract.ts';
import { FormFields } from '#web/design/form-layout.tsx';
import { Section } from '#web/design/section.tsx';
import { dayOf, endOfDay, today } from '#web/platform/days.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { JobEditingForm } from '../../job-editing.ts';
import classes from '../job-form.module.css';
import { NationalityField } from './nationality-field.tsx';

/** Who sees the job, whether names are hidden from its reviewers, and how long it stays. */
export function PublishingSection({ form, status }: { form: JobEditingForm; status: Job['status'] }) {
  const { t } = useTranslation('jobs');
  return (
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
        <NationalityField form={form} />
        <TextInput
          type="date"
          data-path="expires_at"
          className={classes.day}
          label={t('form.expires_at')}
          description={t('form.expires_at_help')}
          min={status === 'published' ? today() : undefined}
          value={dayOf(form.values.expires_at)}
          error={form.getInputProps('expires_at').error}
          onChange={(event) => form.setFieldValue('expires_at', endOfDay(event.currentTarget.value))}
        />
      </FormFields>
    </Section>
  );
}
