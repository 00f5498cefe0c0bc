import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '#web/design/error-state.tsx';
import { ownPath, useAddress } from '#web/platform/address.ts';
import { leaveRootError } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ROOT_ERROR } from '../app.addresses.ts';

/**
 * What every screen needs could not be had. Trying again loads the user anew and goes back to where it failed, where what
 * was typed still stands.
 */
export default function RootErrorScreen() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const [{ from }] = useAddress(ROOT_ERROR);
  const [isRunning, setIsRunning] = useState(false);
  const leave = async (to: string) => {
    setIsRunning(true);
    await leaveRootError();
    setIsRunning(false);
    await navigate({ href: to, replace: true });
  };
  return (
    <ErrorState
      level={1}
      title={t('root_error.title')}
      retry={{ label: t('try_again'), onRetry: () => void leave(ownPath(from)), isRunning }}
      action={
        from !== '/' && (
          <Button variant="subtle" disabled={isRunning} onClick={() => void leave('/')}>
            {t('go_home')}
          </Button>
        )
      }
    >
      {t('root_error.body')}
    </ErrorState>
  );
}
