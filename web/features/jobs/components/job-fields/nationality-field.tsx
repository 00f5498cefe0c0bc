import { Select, TagsInput, Text, Textarea } from '@mantine/core';
import { NATIONALITY_REASONS } from '#contract/features/jobs.contract.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { JobEditingForm } from '../../job-editing.ts';

/** A law that asks for some nationalities: without one nobody is narrowed by theirs, and with it every candidate reads it. */
export function NationalityField({ form }: { form: JobEditingForm }) {
  const { t } = useTranslation(['jobs', 'job-details']);
  const condition = form.values.nationality_condition;
  return (
    <>
      <Select
        label={t('form.nationality_condition')}
        description={t('form.nationality_help')}
        placeholder={t('form.nationality_none')}
        clearable
        data={NATIONALITY_REASONS.map((value) => ({
          value,
          label: t(`job-details:nationality.reasons.${value}`),
        }))}
        value={condition?.reason ?? null}
        onChange={(chosen) => {
          const reason = NATIONALITY_REASONS.find((one) => one === chosen);
          form.setFieldValue(
            'nationality_condition',
            reason ? { nationalities: [], sentence: '', ...condition, reason } : null,
          );
        }}
      />
      {condition && (
        <>
          <TagsInput
            {...form.getInputProps('nationality_condition.nationalities')}
            label={t('form.nationalities')}
            description={t('form.nationalities_help')}
            maxTags={10}
            maxLength={80}
            acceptValueOnBlur
          />
          <Textarea
            {...form.getInputProps('nationality_condition.sentence')}
            label={t('form.nationality_sentence')}
            description={t('form.nationality_sentence_help')}
            dir="auto"
            autosize
            minRows={2}
            maxLength={300}
          />
          <Text size="sm" c="dimmed">
            {t('form.nationality_shown')}
          </Text>
        </>
      )}
    </>
  );
}
