import { ErrorState } from '#web/design/error-state.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { errorText } from '#web/platform/error-words.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface ResetOverProps {
  /** Why it does not go on; without one the proof was simply lost. */
  error?: unknown;
  retry?: { onRetry: () => void; isRunning: boolean } | undefined;
}

/** A change of password that cannot go on here, and the way to ask for a new link. */
export function ResetOver({ error, retry }: ResetOverProps) {
  const { t } = useTranslation('accounts');
  return (
    <ErrorState
      level={1}
      title={t('reset.over')}
      retry={retry && { label: t('link.retry'), ...retry }}
      action={
        <>
          <ButtonLink to="/auth/reset-password/email-verification" replace>
            {t('reset.ask_again')}
          </ButtonLink>
          <ButtonLink to="/auth/login" variant="subtle" replace>
            {t('reset.log_in')}
          </ButtonLink>
        </>
      }
    >
      {error ? errorText(error) : ''} {t('reset.over_help')}
    </ErrorState>
  );
}
