import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { FormRow } from '#web/design/form-layout.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';
import { Editor, useEditor } from '../forms/editor.tsx';
import { changeDetails } from '../profile-changes.ts';

type Details = Profile['personal_details'];
interface DetailsProps {
  details: Details;
}

interface DetailsEditorProps extends DetailsProps {
  onDone: () => void;
}

export default function DetailsEditor({ details, onDone }: DetailsEditorProps) {
  const { t } = useTranslation('profiles');
  const [before] = useState(details);
  const editor = useEditor({
    schema: async () => (await import('../forms/profile-schemas.ts')).DetailsForm,
    name: 'details',
    initialValues: {
      name: before.name,
      headline: before.headline ?? '',
      email: before.email ?? '',
      phone: before.phone ?? '',
      location: before.location ?? '',
      nationality: before.nationality ?? '',
      driving_licence: before.driving_licence ?? '',
    },
    changeOf: (typed) => changeDetails(before, typed),
    onDone,
  });
  const { form } = editor;
  return (
    <Editor editor={editor} label={t('details.title')}>
      <TextInput {...form.getInputProps('name')} label={t('details.name')} autoComplete="name" autoFocus />
      <TextInput
        {...form.getInputProps('headline')}
        label={t('details.headline')}
        description={t('details.headline_help')}
      />
      <FormRow>
        <TextInput
          {...form.getInputProps('email')}
          type="email"
          dir="ltr"
          label={t('details.email')}
          autoComplete="email"
        />
        <TextInput
          {...form.getInputProps('phone')}
          type="tel"
          dir="ltr"
          label={t('details.phone')}
          autoComplete="tel"
        />
      </FormRow>
      <FormRow>
        <SuggestField {...form.getInputProps('location')} of="location" label={t('details.location')} />
        <SuggestField
          {...form.getInputProps('nationality')}
          of="nationality"
          label={t('details.nationality')}
          description={t('details.nationality_help')}
        />
      </FormRow>
      <TextInput {...form.getInputProps('driving_licence')} label={t('details.driving_licence')} />
    </Editor>
  );
}
