import { TagsInput, Text, Textarea } from '@mantine/core';
import { useTranslation } from '#web/platform/translation.ts';
import type { JobEditingForm } from '../../job-editing.ts';

/** Which nationalities the law asks for, and how it says so. */
export default function NationalityWords({ form }: { form: JobEditingForm }) {
  const { t } = useTranslation('jobs');
  return (
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
  );
}
