import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { COMPARED_SECTIONS, type ProfileChange } from '#contract/features/profiles.contract.ts';
import { Section } from '#web/design/section.tsx';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './comparison.module.css';
import { Change } from './profile-change.tsx';

interface ComparisonProps {
  changes: readonly ProfileChange[];
  onTake: (chosen: string[]) => void;
  isTaking: boolean;
  onLeave: () => void;
  /** What the button does when nothing is chosen; without it, nothing can be taken then. */
  takeNone?: string;
}

/** What would change, section by section, each to be chosen. Nothing has changed until the button is pressed. */
export function Comparison({ changes, onTake, isTaking, onLeave, takeNone }: ComparisonProps) {
  const { t } = useTranslation('profiles');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter((change) => change.is_suggested).map(({ id }) => id)),
  );
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  const take = () => {
    if (chosen.size > 0 || takeNone) onTake([...chosen]);
    else showNotice(t('compare.choose_first'));
  };
  return (
    <>
      <div className={classes.sections}>
        {COMPARED_SECTIONS.map((section) => {
          const ofSection = changes.filter((change) => change.section === section);
          if (ofSection.length === 0) return null;
          return (
            <ChangesOfSection
              key={section}
              title={t(TITLES[section])}
              changes={ofSection}
              chosen={chosen}
              onChoose={choose}
            />
          );
        })}
      </div>
      <div className={classes.footer}>
        <Text size="sm" role="status">
          {t('compare.chosen', { count: chosen.size, total: changes.length })}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={onLeave}>
            {t('compare.leave')}
          </Button>
          <Button loading={isTaking} onClick={take}>
            {(chosen.size === 0 && takeNone) || t('compare.take', { count: chosen.size })}
          </Button>
        </Group>
      </div>
    </>
  );
}

const TITLES = {
  personal_details: 'details.title',
  work_history_detailed: 'work.title',
  education: 'education.title',
  skills: 'skills.title',
  certifications: 'certifications.title',
  languages: 'languages.title',
  highlights: 'highlights.title',
  social_links: 'links.title',
} as const;

interface ChangesOfSectionProps {
  title: string;
  changes: readonly ProfileChange[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

function ChangesOfSection({ title, changes, chosen, onChoose }: ChangesOfSectionProps) {
  const { t } = useTranslation('profiles');
  // What the document does not say is no reason to lose it: it is folded away unless it is suggested.
  const gone = changes.filter(({ kind, is_suggested }) => kind === 'gone' && !is_suggested);
  const told = changes.filter((change) => !gone.includes(change));
  const ids = told.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <Section
      look="sheet"
      title={title}
      actions={
        told.length > 1 && (
          <Checkbox
            label={t('compare.all')}
            aria-label={t('compare.all_of', { section: title })}
            checked={count === ids.length}
            indeterminate={count > 0 && count < ids.length}
            onChange={(event) => onChoose(ids, event.currentTarget.checked)}
          />
        )
      }
    >
      <Changes changes={told} chosen={chosen} onChoose={onChoose} />
      {gone.length > 0 && (
        <details className={classes.gone} open={told.length === 0 && gone.length <= 3}>
          <summary>{t('compare.gone', { count: gone.length })}</summary>
          <Changes changes={gone} chosen={chosen} onChoose={onChoose} />
        </details>
      )}
    </Section>
  );
}

function Changes({ changes, chosen, onChoose }: Omit<ChangesOfSectionProps, 'title'>) {
  return (
    <ul className={classes.changes}>
      {changes.map((change) => (
        <Change
          key={change.id}
          change={change}
          isChosen={chosen.has(change.id)}
          onChoose={(isChosen) => onChoose([change.id], isChosen)}
        />
      ))}
    </ul>
  );
}
