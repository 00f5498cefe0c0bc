import { Text, Title } from '@mantine/core';
import type { Education } from '#contract/features/profiles.contract.ts';
import { Dot } from '#web/design/joined.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { replaceEntry } from '../profile-changes.ts';
import { changeAtOnce } from '../profile-saving.ts';
import { isDoubtful, type Source } from '../resume-evidence.ts';
import { Doubt } from './doubt.tsx';
import { EntrySection } from './entry-section.tsx';
import { EducationEditor } from './late-editors.ts';

interface EducationSectionProps {
  entries: readonly Education[];
  sourceOf: (education: Education) => Source | null;
}

export function EducationSection({ entries, sourceOf }: EducationSectionProps) {
  const { t } = useTranslation('profiles');
  return (
    <EntrySection
      section="education"
      place="education"
      title={t('education.title')}
      add={t('education.add')}
      empty={t('education.empty')}
      entries={entries}
      nameOf={(education) => education.degree_title}
      view={(education, edit) => (
        <>
          <EducationWords education={education} />
          {isDoubtful(education.confidence) && (
            <Doubt
              confidence={education.confidence}
              source={sourceOf(education)}
              onRight={() =>
                void changeAtOnce(replaceEntry('education', education, { ...education, confidence: null }))
              }
              onEdit={edit}
            />
          )}
        </>
      )}
      editor={(before, onDone) => <EducationEditor before={before} onDone={onDone} />}
    />
  );
}

function EducationWords({ education }: { education: Education }) {
  const { t } = useTranslation(['profiles', 'qualifications']);
  const format = useFormatters();
  const end = format.month(education.end_date);
  const shownEnd = end && education.expected ? t('education.until_expected', { date: end }) : end;
  const span = [format.month(education.start_date), shownEnd].filter(Boolean).join(' – ');
  return (
    <>
      <Title order={3}>
        <bdi>{education.degree_title}</bdi>
        {education.field && (
          <Text span fw={400}>
            <Dot />
            <bdi>{education.field}</bdi>
          </Text>
        )}
      </Title>
      {education.institution && (
        <Text>
          <bdi>{education.institution}</bdi>
        </Text>
      )}
      <Text size="sm" c="dimmed" className="tabular">
        {span || t('dates_unknown')}
        {education.level && (
          <>
            <Dot />
            {t(`qualifications:education.${education.level}`)}
          </>
        )}
      </Text>
    </>
  );
}
