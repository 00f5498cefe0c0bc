import { Button } from '@mantine/core';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './invitation-actions.module.css';

interface InvitationActionsProps {
  email: string;
  isRunning: boolean;
  onResend: () => void;
  onRevoke: () => void;
}

/** What may still be done with an invitation that nobody has taken up. */
export function InvitationActions({ email, isRunning, onResend, onRevoke }: InvitationActionsProps) {
  const { t } = useTranslation('invitation');
  return (
    <div className={classes.actions}>
      <Button
        size="xs"
        variant="default"
        disabled={isRunning}
        aria-label={t('resend_named', { email })}
        onClick={onResend}
      >
        {t('resend')}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="problem"
        disabled={isRunning}
        aria-label={t('revoke_named', { email })}
        onClick={onRevoke}
      >
        {t('revoke')}
      </Button>
    </div>
  );
}
