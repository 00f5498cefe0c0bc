import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { confirmEmailChange, getSignInDetails } from '#contract/features/accounts.contract.ts';
import { AlertIcon } from '#web/design/icons.ts';
import { useAddress } from '#web/platform/address.ts';
import { errorText } from '#web/platform/error-words.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { currentSession, setUser } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ACCOUNT } from '../accounts.addresses.ts';

/** The link of the mail to a new address leads here with its token, which leaves the address once it was used. */
export function EmailChangeLink() {
  const { t } = useTranslation('accounts');
  const [{ email_token: token }, setAddress] = useAddress(ACCOUNT);
  // A query, not a mutation: the link works once, however often this is drawn.
  const change = useQuery({
    ...queryFor(confirmEmailChange, { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => {
    if (!change.data || !token) return;
    setUser(change.data, currentSession().state);
    showNotice(t('email.changed'));
    setAddress({ email_token: '' });
    void refresh(getSignInDetails);
  }, [change.data, token, setAddress, t]);
  if (!token || !change.isError) return null;
  return (
    <Alert color="problem" role="alert" mb="md" icon={<AlertIcon size={20} stroke={1.7} aria-hidden />}>
      {t('email.link_failed')} {errorText(change.error)}
    </Alert>
  );
}
