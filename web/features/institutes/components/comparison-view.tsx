import { Alert, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { CoverageCell, ProgrammeComparison } from '#contract/features/institutes.contract.ts';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '../names.ts';
import classes from './comparison.module.css';
import { CoverageGrid } from './coverage-grid.tsx';
import { MovedSkills } from './moved-skills.tsx';
import { SkillGroups } from './skill-groups.tsx';
import { WhatIf } from './what-if.tsx';

const EvidenceDialog = lazy(() => import('./evidence-dialog.tsx'));

interface ComparisonViewProps {
  comparison: ProgrammeComparison;
  isUpdating: boolean;
  drop: readonly string[];
  add: string;
  onDrop: (drop: string[]) => void;
  onAdd: (add: string) => void;
}

/** A comparison, whole: how much is taught, which skills, where each stands, and what would change it. */
export function ComparisonView({ comparison, isUpdating, ...trying }: ComparisonViewProps) {
  const { t } = useTranslation('institutes');
  const format = useFormatters();
  const nameOf = useNames();
  const [opened, setOpened] = useState<CoverageCell | null>(null);
  const { score, against, programme, unread } = comparison;
  const isEmpty = comparison.shared.length + comparison.missing.length === 0;
  return (
    <Stack gap="xl" aria-busy={isUpdating}>
      <div className={classes.summary}>
        <ScoreRing
          share={score}
          label={format.percent(score)}
          description={t('score', { share: format.percent(score) })}
          size={76}
        />
        <div className={classes.words}>
          <Text fw={500}>{t('score', { share: format.percent(score) })}</Text>
          <Text size="sm" c="dimmed">
            {t(`basis.${against.basis}`, {
              count: against.openings,
              name: against.name ? nameOf(against.name) : '',
            })}
          </Text>
          <Text size="sm" c="dimmed">
            {t('score_help')}
          </Text>
        </div>
      </div>
      {programme.institute && <Alert>{t('example_note')}</Alert>}
      {isEmpty ? <Text>{t('nothing_asked')}</Text> : <SkillGroups comparison={comparison} />}
      {!isEmpty && (
        <Section title={t('grid.title')} help={t('grid.help')}>
          <CoverageGrid comparison={comparison} onOpen={setOpened} />
          <Text size="sm" c="dimmed" mt="xs">
            {t('grid.legend')}
          </Text>
        </Section>
      )}
      {comparison.moves && comparison.moves.skills.length > 0 && <MovedSkills moves={comparison.moves} />}
      {unread.length > 0 && (
        <Section title={t('unread.title')} help={t('unread.help')}>
          <ul className={classes.chips}>
            {unread.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <WhatIf comparison={comparison} {...trying} />
      {opened && (
        <Suspense fallback={null}>
          <EvidenceDialog cell={opened} comparison={comparison} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
