import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { setUserState, useSession } from '#web/platform/session.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { mailReset } from '../password-reset.ts';

/** For who signs in by another provider only: a first password, by the same proof as a forgotten one. */
export function PasswordMissing({ why }: { why: ReactNode }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const { user } = useSession();
  const begin = useMutation({
    mutationFn: (email: string) => mailReset(email),
    onSuccess: () => {
      setUserState('RESET_PASSWORD');
      return navigate({ to: '/auth/reset-password/verify' });
    },
    onError: showError,
  });
  return (
    <>
      <Text mb="sm">{why}</Text>
      <Button variant="default" loading={begin.isPending} onClick={() => user && begin.mutate(user.email)}>
        {t('password.set_first')}
      </Button>
    </>
  );
}
