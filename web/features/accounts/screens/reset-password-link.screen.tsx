import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FlowPage } from '#web/design/flow-page.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { ApiError } from '#web/platform/api-error.ts';
import { setUserState } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ResetOver } from '../components/reset-over.tsx';
import { proveReset } from '../password-reset.ts';

/** The link of the reset mail. A query, not a mutation: the link works once, however often this is drawn. */
export default function ResetPasswordLinkScreen() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const { code } = useParams({ from: '/auth/reset-password/$code' });
  const proof = useQuery({
    queryKey: ['reset-password-link', code],
    queryFn: async () => {
      await proveReset({ token: code });
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Opened once more it is asked once more, and is over.
    gcTime: 1_000,
    retry: false,
  });

  // Who opens the link is changing a password, whoever has a session in this browser.
  useEffect(() => setUserState('RESET_PASSWORD'), []);
  useEffect(() => {
    if (proof.isSuccess) void navigate({ to: '/auth/reset-password/create-new-password', replace: true });
  }, [proof.isSuccess, navigate]);

  if (proof.isError) {
    const mayPass = proof.error instanceof ApiError && proof.error.isPassing;
    return (
      <ResetOver
        error={proof.error}
        retry={mayPass ? { onRetry: () => void proof.refetch(), isRunning: proof.isFetching } : undefined}
      />
    );
  }
  return (
    <FlowPage title={t('reset.link_working')}>
      <FormSkeleton label={t('reset.link_working')} count={1} />
    </FlowPage>
  );
}
