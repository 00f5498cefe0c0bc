import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '#web/design/icons.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Standing, Target } from '../placements.ts';
import classes from './bulk-bar.module.css';
import { LateMoveMenu } from './late-move-menu.tsx';

interface BulkActionsProps {
  people: readonly Standing[];
  /** While people are being moved nothing else is begun. */
  isMoving: boolean;
  /** To a stage, or back to those who are undecided. */
  onMove: (target: Target) => void;
  onReject: () => void;
  onTag: () => void;
  onWrite: () => void;
  /** Asks them whether the job interests them. */
  onAsk: () => void;
  /** Sends them to the hiring system. */
  sending: ReactNode;
}

/** What can be done with several people at once. */
export function BulkActions({
  people,
  isMoving,
  onMove,
  onReject,
  onTag,
  onWrite,
  onAsk,
  sending,
}: BulkActionsProps) {
  const { t } = useTranslation(['candidates', 'candidate-messages', 'pokes']);
  const plain: ButtonProps = { size: 'compact-sm', variant: 'default', disabled: isMoving };
  return (
    <div className={classes.actions}>
      <LateMoveMenu
        people={people}
        onMove={(target) => (target.status === 'REJECTED' ? onReject() : onMove(target))}
        button={
          <Button
            size="compact-sm"
            disabled={isMoving}
            rightSection={<ChevronDownIcon size={14} stroke={2} aria-hidden />}
          >
            {t('bulk.move')}
          </Button>
        }
      />
      {people.some(({ status }) => status !== 'REJECTED') && (
        <Button {...plain} onClick={onReject}>
          {t('pipeline.reject')}
        </Button>
      )}
      <Button {...plain} onClick={onTag}>
        {t('bulk.tag')}
      </Button>
      <Button {...plain} onClick={onWrite}>
        {t('candidate-messages:write_to_them')}
      </Button>
      <Button {...plain} title={t('pokes:ask_help')} onClick={onAsk}>
        {t('pokes:ask')}
      </Button>
      {sending}
    </div>
  );
}
