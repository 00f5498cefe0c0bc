import { Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { FormRow } from '#web/design/form-layout.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';
import { Editor, useEditor } from '../forms/editor.tsx';
import { changeDetails } from '../profile-changes.ts';
import { DetailSection } from './detail-section.tsx';
import classes from './details-section.module.css';
import { Facts } from './facts.tsx';

type Details = Profile['personal_details'];
interface DetailsProps {
  details: Details;
}
interface DetailsEditorProps extends DetailsProps {
  onDone: () => void;
}

export function DetailsSection({ details }: DetailsProps) {
  const { t } = useTranslation('profiles');
  return (
    <DetailSection
      place="details"
      title={t('details.title')}
      editor={(onDone) => <DetailsEditor details={details} onDone={onDone} />}
    >
      <Facts
        facts={[
          [t('details.name'), details.name && <bdi>{details.name}</bdi>],
          [t('details.headline'), details.headline && <bdi>{details.headline}</bdi>],
          [t('details.location'), details.location && <KnownName of={details.location} />],
          [t('details.email'), details.email && <EmailAddress email={details.email} />],
          [t('details.phone'), details.phone && <bdi dir="ltr">{details.phone}</bdi>],
          [t('details.nationality'), details.nationality && <KnownName of={details.nationality} />],
          [t('details.driving_licence'), details.driving_licence && <bdi>{details.driving_licence}</bdi>],
        ]}
      />
      <Text size="sm" c="dimmed" mt="md">
        {t('details.contact_help')}
      </Text>
    </DetailSection>
  );
}

/** Broken before the “@” where it does not fit in a line, and not within a name. */
function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <bdi dir="ltr">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}

function DetailsEditor({ details, onDone }: DetailsEditorProps) {
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

export function SummarySection({ details }: DetailsProps) {
  const { t } = useTranslation('profiles');
  return (
    <DetailSection
      place="summary"
      title={t('summary.title')}
      editor={(onDone) => <SummaryEditor details={details} onDone={onDone} />}
    >
      {details.summary ? (
        <p dir="auto" className={classes.summary}>
          {details.summary}
        </p>
      ) : (
        <Text c="dimmed">{t('summary.empty')}</Text>
      )}
    </DetailSection>
  );
}

function SummaryEditor({ details, onDone }: DetailsEditorProps) {
  const { t } = useTranslation('profiles');
  const [before] = useState(details);
  const editor = useEditor({
    schema: async () => (await import('../forms/profile-schemas.ts')).SummaryForm,
    name: 'summary',
    initialValues: { summary: before.summary ?? '' },
    changeOf: (typed) => changeDetails(before, typed),
    onDone,
  });
  return (
    <Editor editor={editor} label={t('summary.title')}>
      <Textarea
        {...editor.form.getInputProps('summary')}
        label={t('summary.label')}
        description={t('summary.help')}
        minRows={5}
        maxRows={16}
        dir="auto"
        autoFocus
      />
    </Editor>
  );
}
