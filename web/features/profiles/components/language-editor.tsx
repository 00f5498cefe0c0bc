import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { LANGUAGE_LEVELS, type Profile } from '#contract/features/profiles.contract.ts';
import { LateAutocomplete } from '#web/design/late-autocomplete.tsx';
import { useLanguage } from '#web/platform/language.ts';
import { languageChoices, languageName } from '#web/platform/language-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { Editor, useEditor } from '../forms/editor.tsx';
import { writeEntry } from '../profile-changes.ts';

type LanguageEntry = Profile['languages'][number];

interface LanguageEditorProps {
  before: LanguageEntry | null;
  onDone: () => void;
}

export default function LanguageEditor({ before: given, onDone }: LanguageEditorProps) {
  const { t } = useTranslation(['profiles', 'qualifications']);
  const { language: reader } = useLanguage();
  const [before] = useState(given);
  const choices = languageChoices(reader);
  const editor = useEditor({
    schema: async () => (await import('#contract/features/profiles.contract.ts')).SpokenLanguage,
    name: before ? `language:${before.language}` : 'language:new',
    initialValues: {
      language: before ? languageName(before.language, reader) : '',
      level: before?.level ?? null,
    },
    changeOf: (typed) => {
      // The name that matching knows, whatever language it was chosen in; others stay as written.
      const language = choices.find(({ label }) => label === typed.language)?.value ?? typed.language;
      return writeEntry('languages', before, { ...typed, language });
    },
    onDone,
  });
  const { form } = editor;
  return (
    <Editor
      editor={editor}
      label={
        before ? t('edit_named', { name: languageName(before.language, reader) }) : t('languages.add_title')
      }
    >
      <LateAutocomplete
        {...form.getInputProps('language')}
        label={t('languages.language')}
        data={[...new Set(choices.map(({ label }) => label))]}
        autoFocus
      />
      <NativeSelect
        label={t('languages.level')}
        value={form.values.level ?? ''}
        data={[
          { value: '', label: t('languages.level_unknown') },
          ...LANGUAGE_LEVELS.map((level) => ({
            value: level,
            label: t(`qualifications:language_level.${level}`),
          })),
        ]}
        onChange={(event) =>
          form.setFieldValue(
            'level',
            LANGUAGE_LEVELS.find((one) => one === event.currentTarget.value) ?? null,
          )
        }
      />
    </Editor>
  );
}
