import { Text } from '@mantine/core';
import type { CoverageCell, ProgrammeComparison } from '#contract/features/institutes.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { Joined } from '#web/design/joined.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '../names.ts';
import classes from './comparison.module.css';

interface EvidenceDialogProps {
  cell: CoverageCell;
  comparison: ProgrammeComparison;
  onClose: () => void;
}

/** The sentence of a course that a skill stands on, with the words in it that show the skill. */
export default function EvidenceDialog({ cell, comparison, onClose }: EvidenceDialogProps) {
  const { t } = useTranslation('institutes');
  const format = useFormatters();
  const nameOf = useNames();
  const skill = comparison.shared.find(({ id }) => id === cell.skill_id);
  const course = comparison.courses.find(({ order }) => order === cell.order);
  const { words, sentence } = cell;
  return (
    <Dialog isOpen onClose={onClose} title={skill ? nameOf(skill.name) : ''} closeLabel={t('close')}>
      <Text fw={500}>
        <Joined parts={[course?.code, course?.title]} />
      </Text>
      <Text size="sm" c="dimmed">
        <Joined
          parts={[
            t(`kinds.${cell.kind}`),
            t(`roles.${cell.role}`),
            cell.level && t('level_is', { level: t(`levels.${cell.level}`) }),
            cell.page !== null && t('page_is', { page: format.number(cell.page) }),
          ]}
        />
      </Text>
      {skill?.through && (
        <Text size="sm" mt="xs">
          {t('through', { skill: nameOf(skill.through.name), share: format.percent(skill.credit) })}
        </Text>
      )}
      <blockquote className={classes.quote} dir="auto">
        {words ? (
          <>
            {sentence.slice(0, words.start)}
            <mark>{sentence.slice(words.start, words.end)}</mark>
            {sentence.slice(words.end)}
          </>
        ) : (
          sentence || t('kinds.correction')
        )}
      </blockquote>
    </Dialog>
  );
}
