import { useNavigate } from '@tanstack/react-router';
import { ErrorState } from '#web/design/error-state.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ownPath, useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { RECRUITER_ERROR } from '../jobs.addresses.ts';

/** Where a step of hiring that failed leads: what happened, and the way back to try again. */
export default function RecruiterErrorScreen() {
  const { t } = useTranslation('jobs');
  const [{ back }] = useAddress(RECRUITER_ERROR);
  const navigate = useNavigate();
  const retry = () => void navigate({ href: ownPath(back), replace: true });
  return (
    <Page title={t('error.page')}>
      <ErrorState
        title={t('error.title')}
        retry={back ? { label: t('error.retry'), onRetry: retry } : undefined}
        action={
          <ButtonLink to="/recruiter/dashboard" variant={back ? 'subtle' : 'filled'}>
            {t('error.home')}
          </ButtonLink>
        }
      >
        {t('error.body')}
      </ErrorState>
    </Page>
  );
}
