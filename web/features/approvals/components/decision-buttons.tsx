import { Button } from '@mantine/core';
import type { ApprovalStatus } from '#contract/features/approvals.contract.ts';
import { CheckIcon, RefreshIcon } from '#web/design/icons.ts';
import { useTranslation } from '#web/platform/translation.ts';

export type Decision = 'APPROVED' | 'DECLINED' | 'REJECTED' | 'UNDO';

interface DecisionButtonsProps {
  status: ApprovalStatus;
  /** Whom the buttons are about, said to those who do not see the row. */
  about?: string;
  size?: 'xs' | 'sm';
  isRunning: boolean;
  onDecide: (decision: Decision) => void;
}

/** What may be decided of an account that stands so. A decision is taken back before it is made otherwise. */
export function DecisionButtons({ status, about, size = 'sm', isRunning, onDecide }: DecisionButtonsProps) {
  const { t } = useTranslation('approvals');
  const labelled = (decision: Decision) =>
    about ? { 'aria-label': t(`named.${decision}`, { name: about }) } : {};
  if (status !== 'PENDING')
    return (
      <Button
        size={size}
        variant="default"
        leftSection={<RefreshIcon size={16} stroke={1.7} aria-hidden />}
        disabled={isRunning}
        onClick={() => onDecide('UNDO')}
        {...labelled('UNDO')}
      >
        {t('action.UNDO')}
      </Button>
    );
  return (
    <>
      <Button
        size={size}
        leftSection={<CheckIcon size={16} stroke={1.9} aria-hidden />}
        disabled={isRunning}
        onClick={() => onDecide('APPROVED')}
        {...labelled('APPROVED')}
      >
        {t('action.APPROVED')}
      </Button>
      <Button
        size={size}
        variant="default"
        disabled={isRunning}
        onClick={() => onDecide('DECLINED')}
        {...labelled('DECLINED')}
      >
        {t('action.DECLINED')}
      </Button>
      <Button
        size={size}
        variant="subtle"
        color="problem"
        disabled={isRunning}
        onClick={() => onDecide('REJECTED')}
        {...labelled('REJECTED')}
      >
        {t('action.REJECTED')}
      </Button>
    </>
  );
}
