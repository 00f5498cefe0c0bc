import { Text } from '@mantine/core';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/platform/language-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { EntrySection } from './entry-section.tsx';
import { LanguageEditor } from './late-editors.ts';

type LanguageEntry = Profile['languages'][number];

export function LanguageSection({ entries }: { entries: readonly LanguageEntry[] }) {
  const { t } = useTranslation(['profiles', 'qualifications']);
  const { language: reader } = useLanguage();
  return (
    <EntrySection
      section="languages"
      place="language"
      title={t('languages.title')}
      add={t('languages.add')}
      empty={t('languages.empty')}
      entries={entries}
      nameOf={({ language }) => languageName(language, reader)}
      view={({ language, level }) => (
        <>
          <Text fw={500}>
            <bdi>{languageName(language, reader)}</bdi>
          </Text>
          <Text size="sm" c="dimmed">
            {level ? t(`qualifications:language_level.${level}`) : t('languages.level_unknown')}
          </Text>
        </>
      )}
      editor={(before, onDone) => <LanguageEditor before={before} onDone={onDone} />}
    />
  );
}
