import { Anchor, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { WorkExperience } from '#contract/features/profiles.contract.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { replaceEntry } from '../profile-changes.ts';
import { changeAtOnce } from '../profile-saving.ts';
import { isDoubtful, type Source } from '../resume-evidence.ts';
import { Doubt } from './doubt.tsx';
import { EntrySection } from './entry-section.tsx';
import classes from './entry-words.module.css';
import { WorkEditor } from './late-editors.ts';

interface WorkSectionProps {
  entries: readonly WorkExperience[];
  sourceOf: (work: WorkExperience) => Source | null;
}

export function WorkSection({ entries, sourceOf }: WorkSectionProps) {
  const { t } = useTranslation('profiles');
  return (
    <EntrySection
      section="work_history_detailed"
      place="work"
      title={t('work.title')}
      add={t('work.add')}
      empty={t('work.empty')}
      entries={entries}
      nameOf={(work) => work.job_title}
      view={(work, edit) => (
        <>
          <WorkWords work={work} />
          {isDoubtful(work.confidence) && (
            <Doubt
              confidence={work.confidence}
              source={sourceOf(work)}
              onRight={() =>
                void changeAtOnce(replaceEntry('work_history_detailed', work, { ...work, confidence: null }))
              }
              onEdit={edit}
            />
          )}
        </>
      )}
      editor={(before, onDone) => <WorkEditor before={before} onDone={onDone} />}
    />
  );
}

const LINES_SHOWN = 4;

function WorkWords({ work }: { work: WorkExperience }) {
  const { t } = useTranslation('profiles');
  const format = useFormatters();
  const [isWhole, setIsWhole] = useState(false);
  const lines = isWhole ? work.details : work.details.slice(0, LINES_SHOWN);
  const hidden = work.details.length - lines.length;
  const end = work.currently_working ? t('present') : format.month(work.end_date);
  const span = [format.month(work.start_date), end].filter(Boolean).join(' – ');
  return (
    <>
      <Title order={3}>
        <bdi>{work.job_title}</bdi>
      </Title>
      <Text className={classes.parts}>
        {work.organisation && (
          <span>
            <bdi>{work.organisation}</bdi>
          </span>
        )}
        {work.location && (
          <span>
            <KnownName of={work.location} />
          </span>
        )}
      </Text>
      <Text size="sm" c="dimmed" className="tabular">
        {span || t('dates_unknown')}
      </Text>
      {lines.length > 0 && (
        <ul className={classes.lines} dir="auto">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move on their own.
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Anchor component="button" type="button" size="sm" onClick={() => setIsWhole(true)}>
          {t('work.show_more', { count: hidden })}
        </Anchor>
      )}
    </>
  );
}
