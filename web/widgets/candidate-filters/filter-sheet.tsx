import { Button } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { Modal } from '#web/design/modal.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './facts-filters.module.css';

interface FilterSheetProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  /** What opened it: the focus returns there. */
  opener: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The filters over the list, from the foot of the screen: for where there is little room. */
export default function FilterSheet({ id, isOpen, onClose, opener, children }: FilterSheetProps) {
  const { t } = useTranslation('candidate-filters');
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      // Of a dialog that begins open Mantine does not know where the focus was.
      onExitTransitionEnd={() => opener.current?.focus({ preventScroll: true })}
      title={t('open')}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered={false}
      yOffset={0}
      classNames={{ inner: classes.sheetInner!, content: classes.sheet! }}
    >
      <div className={classes.fields} id={id}>
        {children}
      </div>
      <div className={classes.done}>
        <Button fullWidth onClick={onClose}>
          {t('show')}
        </Button>
      </div>
    </Modal>
  );
}
