import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './invitation-actions.module.css';

interface InvitationActionsProps {
  email: string;
  isRunning: boolean;
  onResend: () => void;
  onRevoke: () => void;
}

/** What may still be done with an invitation that nobody has taken up. */
export function InvitationActions({ email, isRunning, onResend, onRevoke }: InvitationActionsProps) {
  const { t } = useTranslation('widgets');
  return (
    <div className={classes.actions}>
      <Button
        size="xs"
        variant="default"
        disabled={isRunning}
        aria-label={t('invitation.resend_named', { email })}
        onClick={onResend}
      >
        {t('invitation.resend')}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="problem"
        disabled={isRunning}
        aria-label={t('invitation.revoke_named', { email })}
        onClick={onRevoke}
      >
        {t('invitation.revoke')}
      </Button>
    </div>
  );
}
