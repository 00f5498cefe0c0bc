import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { FormRow } from '#web/design/form-layout.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { Editor, useEditor } from '../forms/editor.tsx';
import { MonthField } from '../forms/month-field.tsx';
import { writeEntry } from '../profile-changes.ts';

type CertificationEntry = Profile['certifications'][number];

interface CertificationEditorProps {
  before: CertificationEntry | null;
  onDone: () => void;
}

export default function CertificationEditor({ before: given, onDone }: CertificationEditorProps) {
  const { t } = useTranslation('profiles');
  const [before] = useState(given);
  const editor = useEditor({
    schema: async () => (await import('#contract/features/profiles.contract.ts')).Certification,
    name: before ? `certificate:${before.name}:${before.issue_date}` : 'certificate:new',
    initialValues: {
      name: before?.name ?? '',
      issuer: before?.issuer ?? '',
      issue_date: before?.issue_date ?? null,
      expiration_date: before?.expiration_date ?? null,
      no_expiration: before?.no_expiration ?? false,
      credential_id: before?.credential_id ?? '',
      confidence: null,
    },
    changeOf: (typed) => writeEntry('certifications', before, typed),
    onDone,
  });
  const { form } = editor;
  return (
    <Editor
      editor={editor}
      label={before ? t('edit_named', { name: before.name }) : t('certifications.add_title')}
    >
      <TextInput {...form.getInputProps('name')} label={t('certifications.name')} autoFocus />
      <FormRow>
        <TextInput {...form.getInputProps('issuer')} label={t('certifications.issuer')} />
        <TextInput
          {...form.getInputProps('credential_id')}
          label={t('certifications.credential_id')}
          dir="ltr"
        />
      </FormRow>
      <FormRow>
        <MonthField {...form.getInputProps('issue_date')} label={t('certifications.issue_date')} />
        <MonthField
          {...form.getInputProps('expiration_date')}
          label={t('certifications.expiration_date')}
          disabled={form.values.no_expiration}
        />
      </FormRow>
      <Checkbox
        label={t('certifications.no_expiration')}
        checked={form.values.no_expiration}
        onChange={(event) => {
          const isForEver = event.currentTarget.checked;
          form.setValues({ no_expiration: isForEver, ...(isForEver && { expiration_date: null }) });
        }}
      />
    </Editor>
  );
}
