import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/design/error-state.tsx';
import { leaveRootError } from '#web/platform/session.ts';

/** What every screen needs could not be had. Trying again loads the user anew and goes home. */
export default function RootErrorScreen() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const [isRunning, setIsRunning] = useState(false);
  const retry = async () => {
    setIsRunning(true);
    await leaveRootError();
    setIsRunning(false);
    await navigate({ to: '/', replace: true });
  };
  return (
    <ErrorState
      level={1}
      title={t('root_error.title')}
      retry={{ label: t('try_again'), onRetry: () => void retry(), isRunning }}
    >
      {t('root_error.body')}
    </ErrorState>
  );
}
