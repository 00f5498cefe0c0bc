import { ActionIcon } from '@mantine/core';
import { ChevronDownIcon, ChevronUpIcon } from '#web/design/icons.ts';
import { RemoveRowButton } from '#web/design/row-buttons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './screening-editor.module.css';

interface QuestionToolsProps {
  index: number;
  /** How many questions there are. */
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Moves a question up and down, and takes it away. */
export function QuestionTools({ index, count, onMove, onRemove }: QuestionToolsProps) {
  const { t } = useTranslation('jobs');
  const number = index + 1;
  return (
    <div className={classes.tools}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        disabled={index === 0}
        aria-label={t('form.screening.up', { number })}
        onClick={() => onMove(index - 1)}
      >
        <ChevronUpIcon size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        disabled={index === count - 1}
        aria-label={t('form.screening.down', { number })}
        onClick={() => onMove(index + 1)}
      >
        <ChevronDownIcon size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
      <RemoveRowButton label={t('form.screening.remove', { number })} onClick={onRemove} />
    </div>
  );
}
