import { Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { EDUCATION_LEVELS, type Education } from '#contract/features/profiles.contract.ts';
import { FormRow } from '#web/design/form-layout.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';
import { Editor, useEditor } from '../forms/editor.tsx';
import { MonthField } from '../forms/month-field.tsx';
import { writeEntry } from '../profile-changes.ts';

interface EducationEditorProps {
  before: Education | null;
  onDone: () => void;
}

export default function EducationEditor({ before: given, onDone }: EducationEditorProps) {
  const { t } = useTranslation(['profiles', 'qualifications']);
  const [before] = useState(given);
  const editor = useEditor({
    schema: async () => (await import('#contract/features/profiles.contract.ts')).Education,
    name: before ? `education:${before.degree_title}:${before.start_date}` : 'education:new',
    initialValues: valuesOf(before),
    changeOf: (typed) => writeEntry('education', before, typed),
    onDone,
  });
  const { form } = editor;
  return (
    <Editor
      editor={editor}
      label={before ? t('edit_named', { name: before.degree_title }) : t('education.add_title')}
    >
      <SuggestField
        {...form.getInputProps('degree_title')}
        of="degree"
        label={t('education.degree_title')}
        autoFocus
      />
      <FormRow>
        <SuggestField {...form.getInputProps('field')} of="field-of-study" label={t('education.field')} />
        <SuggestField
          {...form.getInputProps('institution')}
          of="institute"
          label={t('education.institution')}
        />
      </FormRow>
      <NativeSelect
        label={t('education.level')}
        value={form.values.level ?? ''}
        data={[
          { value: '', label: t('education.level_unknown') },
          ...EDUCATION_LEVELS.map((level) => ({
            value: level,
            label: t(`qualifications:education.${level}`),
          })),
        ]}
        onChange={(event) =>
          form.setFieldValue(
            'level',
            EDUCATION_LEVELS.find((one) => one === event.currentTarget.value) ?? null,
          )
        }
      />
      <FormRow>
        <MonthField {...form.getInputProps('start_date')} label={t('education.start')} />
        <MonthField
          {...form.getInputProps('end_date')}
          label={t(form.values.expected ? 'education.expected_end' : 'education.end')}
        />
      </FormRow>
      <Checkbox {...form.getInputProps('expected', { type: 'checkbox' })} label={t('education.expected')} />
    </Editor>
  );
}

/** An entry as its form holds it, and an empty form; what a person has looked at is in doubt no more. */
const valuesOf = (before: Education | null) => ({
  degree_title: before?.degree_title ?? '',
  field: before?.field ?? '',
  institution: before?.institution ?? '',
  start_date: before?.start_date ?? null,
  end_date: before?.end_date ?? null,
  expected: before?.expected ?? false,
  level: before?.level ?? null,
  confidence: null,
});
