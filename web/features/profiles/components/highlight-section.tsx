import { Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Highlight, type Profile } from '#contract/features/profiles.contract.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { Editor, useEditor } from '../forms/editor.tsx';
import { MonthField } from '../forms/month-field.tsx';
import { addEntry, replaceEntry } from '../profile-changes.ts';
import { EntrySection } from './entry-section.tsx';

type HighlightEntry = Profile['highlights'][number];

export function HighlightSection({ entries }: { entries: readonly HighlightEntry[] }) {
  const { t } = useTranslation('profiles');
  const format = useFormatters();
  return (
    <EntrySection
      section="highlights"
      place="highlight"
      title={t('highlights.title')}
      add={t('highlights.add')}
      empty={t('highlights.empty')}
      entries={entries}
      nameOf={(highlight) => highlight.title}
      view={(highlight) => (
        <>
          <Title order={3}>
            <bdi>{highlight.title}</bdi>
          </Title>
          {highlight.date && (
            <Text size="sm" c="dimmed">
              {format.month(highlight.date)}
            </Text>
          )}
        </>
      )}
      editor={(before, onDone) => <HighlightEditor before={before} onDone={onDone} />}
    />
  );
}

interface HighlightEditorProps {
  before: HighlightEntry | null;
  onDone: () => void;
}

function HighlightEditor({ before: given, onDone }: HighlightEditorProps) {
  const { t } = useTranslation('profiles');
  const [before] = useState(given);
  const editor = useEditor({
    schema: Highlight,
    name: before ? `highlight:${before.title}` : 'highlight:new',
    initialValues: { title: before?.title ?? '', date: before?.date ?? null },
    changeOf: (typed) => (before ? replaceEntry('highlights', before, typed) : addEntry('highlights', typed)),
    onDone,
  });
  const { form } = editor;
  return (
    <Editor
      editor={editor}
      label={before ? t('edit_named', { name: before.title }) : t('highlights.add_title')}
    >
      <TextInput {...form.getInputProps('title')} label={t('highlights.label')} autoFocus />
      <MonthField {...form.getInputProps('date')} label={t('highlights.date')} />
    </Editor>
  );
}
