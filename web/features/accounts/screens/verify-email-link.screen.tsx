import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { verifyEmail } from '#contract/features/accounts.contract.ts';
import { ErrorState } from '#web/design/error-state.tsx';
import { FlowPage } from '#web/design/flow-page.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { ApiError } from '#web/platform/api-error.ts';
import { errorText } from '#web/platform/error-words.ts';
import { queryFor } from '#web/platform/queries.ts';
import { setUser, useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** The link of the confirmation mail. A query, not a mutation: it must run once however often this is drawn. */
export default function VerifyEmailLinkScreen() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const { user } = useSession();
  const { code } = useParams({ from: '/auth/verify-email/$code' });
  const verification = useQuery({
    ...queryFor(verifyEmail, { params: { token: code }, body: {} }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  const isConfirmed = verification.isSuccess || (isUsed(verification.error) && user?.is_email_confirmed);
  useEffect(() => {
    if (!isConfirmed) return;
    // Only once: the user that is set here draws this anew.
    if (user && !user.is_email_confirmed)
      return setUser({ ...user, is_email_confirmed: true }, 'EMAIL_VERIFICATION_COMPLETED');
    void navigate({ to: user ? '/auth/email-verified' : '/auth/email-success', replace: true });
  }, [isConfirmed, user, navigate]);

  if (verification.isError) {
    const login = (
      <ButtonLink to={user ? '/auth/verify-email' : '/auth/login'}>{t('link.log_in')}</ButtonLink>
    );
    // A link of a mail works once, and scanners of mail open it first: trying again cannot help.
    if (isUsed(verification.error))
      return (
        <ErrorState level={1} title={t('link.used')} action={login}>
          {t('link.used_help')}
        </ErrorState>
      );
    return (
      <ErrorState
        level={1}
        title={t('link.failed')}
        retry={{
          label: t('link.retry'),
          onRetry: () => void verification.refetch(),
          isRunning: verification.isFetching,
        }}
        action={login}
      >
        {errorText(verification.error)} {t('link.failed_help')}
      </ErrorState>
    );
  }
  return (
    <FlowPage title={t('link.working')}>
      <FormSkeleton label={t('link.working')} count={1} />
    </FlowPage>
  );
}

const isUsed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'accounts.code_expired';
