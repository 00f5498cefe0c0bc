import { Checkbox, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { FormRow } from '#web/design/form-layout.tsx';
import { Joined } from '#web/design/joined.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { Editor, useEditor } from '../forms/editor.tsx';
import { MonthField } from '../forms/month-field.tsx';
import { replaceEntry, writeEntry } from '../profile-changes.ts';
import { changeAtOnce } from '../profile-saving.ts';
import { isDoubtful, type Source } from '../resume-evidence.ts';
import { Doubt } from './doubt.tsx';
import { EntrySection } from './entry-section.tsx';

type CertificationEntry = Profile['certifications'][number];

interface CertificationSectionProps {
  entries: readonly CertificationEntry[];
  sourceOf: (certification: CertificationEntry) => Source | null;
}

export function CertificationSection({ entries, sourceOf }: CertificationSectionProps) {
  const { t } = useTranslation('profiles');
  return (
    <EntrySection
      section="certifications"
      place="certificate"
      title={t('certifications.title')}
      add={t('certifications.add')}
      empty={t('certifications.empty')}
      entries={entries}
      nameOf={(certification) => certification.name}
      view={(certification, edit) => (
        <>
          <CertificationWords certification={certification} />
          {isDoubtful(certification.confidence) && (
            <Doubt
              confidence={certification.confidence}
              source={sourceOf(certification)}
              onRight={() =>
                void changeAtOnce(
                  replaceEntry('certifications', certification, { ...certification, confidence: null }),
                )
              }
              onEdit={edit}
            />
          )}
        </>
      )}
      editor={(before, onDone) => <CertificationEditor before={before} onDone={onDone} />}
    />
  );
}

function CertificationWords({ certification }: { certification: CertificationEntry }) {
  const { t } = useTranslation('profiles');
  const format = useFormatters();
  const { issue_date, expiration_date, no_expiration, credential_id } = certification;
  const today = new Date().toISOString();
  const hasExpired = Boolean(expiration_date && expiration_date < today.slice(0, expiration_date.length));
  const facts = [
    issue_date && t('certifications.issued', { date: format.month(issue_date) }),
    expiration_date &&
      t(hasExpired ? 'certifications.expired' : 'certifications.expires', {
        date: format.month(expiration_date),
      }),
    !expiration_date && no_expiration && t('certifications.no_expiration'),
    credential_id && t('certifications.credential', { id: isolated(credential_id) }),
  ].filter(Boolean);
  return (
    <>
      <Title order={3}>
        <bdi>{certification.name}</bdi>
      </Title>
      {certification.issuer && (
        <Text>
          <bdi>{certification.issuer}</bdi>
        </Text>
      )}
      <Text size="sm" c="dimmed" className="tabular">
        {facts.length > 0 ? <Joined parts={facts} /> : t('dates_unknown')}
      </Text>
    </>
  );
}

interface CertificationEditorProps {
  before: CertificationEntry | null;
  onDone: () => void;
}

function CertificationEditor({ before: given, onDone }: CertificationEditorProps) {
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
