import { Checkbox, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { WorkExperience } from '#contract/features/profiles.contract.ts';
import { FormRow } from '#web/design/form-layout.tsx';
import { fieldErrorText } from '#web/platform/field-words.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';
import { Editor, useEditor } from '../forms/editor.tsx';
import { MonthField } from '../forms/month-field.tsx';
import { writeEntry } from '../profile-changes.ts';

interface WorkEditorProps {
  before: WorkExperience | null;
  onDone: () => void;
}

export default function WorkEditor({ before: given, onDone }: WorkEditorProps) {
  const { t } = useTranslation('profiles');
  // What was there when the editing began: with it a change of another tab is noticed.
  const [before] = useState(given);
  const editor = useEditor({
    schema: async () => (await import('#contract/features/profiles.contract.ts')).WorkExperience,
    name: before ? `work:${before.job_title}:${before.start_date}` : 'work:new',
    initialValues: valuesOf(before),
    changeOf: (typed) =>
      writeEntry('work_history_detailed', before, { ...typed, details: typed.details.filter(Boolean) }),
    onDone,
  });
  const { form } = editor;
  const wrongDetail = Object.keys(form.errors).find((path) => path.startsWith('details'));
  return (
    <Editor
      editor={editor}
      label={before ? t('edit_named', { name: before.job_title }) : t('work.add_title')}
    >
      <SuggestField
        {...form.getInputProps('job_title')}
        of="job-title"
        label={t('work.job_title')}
        autoFocus
      />
      <FormRow>
        <SuggestField {...form.getInputProps('organisation')} of="company" label={t('work.organisation')} />
        <SuggestField {...form.getInputProps('location')} of="location" label={t('work.location')} />
      </FormRow>
      <FormRow>
        <MonthField {...form.getInputProps('start_date')} label={t('work.start')} />
        <MonthField
          {...form.getInputProps('end_date')}
          label={t('work.end')}
          disabled={form.values.currently_working}
        />
      </FormRow>
      <Checkbox
        label={t('work.current')}
        checked={form.values.currently_working}
        onChange={(event) => {
          const isCurrent = event.currentTarget.checked;
          form.setValues({ currently_working: isCurrent, ...(isCurrent && { end_date: null }) });
        }}
      />
      <Textarea
        label={t('work.details')}
        description={t('work.details_help')}
        minRows={4}
        maxRows={14}
        dir="auto"
        data-path={wrongDetail ?? 'details'}
        error={wrongDetail ? fieldErrorText('too_long') : null}
        value={form.values.details.join('\n')}
        onChange={(event) => {
          form.clearErrors();
          form.setFieldValue('details', event.currentTarget.value.split('\n'));
        }}
      />
    </Editor>
  );
}

/** An entry as its form holds it, and an empty form; what a person has looked at is in doubt no more. */
const valuesOf = (before: WorkExperience | null) => ({
  job_title: before?.job_title ?? '',
  organisation: before?.organisation ?? '',
  location: before?.location ?? '',
  start_date: before?.start_date ?? null,
  end_date: before?.end_date ?? null,
  currently_working: before?.currently_working ?? false,
  details: before?.details ?? [],
  confidence: null,
});
