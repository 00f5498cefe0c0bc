import { useNavigate } from '@tanstack/react-router';
import { ErrorState } from '#web/design/error-state.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ownPath, useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CANDIDATE_ERROR } from '../courses.addresses.ts';

/** Where a failure of looking for courses leads: what happened, and the way back to try again. */
export default function CandidateErrorScreen() {
  const { t } = useTranslation('courses');
  const [{ back }] = useAddress(CANDIDATE_ERROR);
  const navigate = useNavigate();
  const retry = () => void navigate({ href: ownPath(back), replace: true });
  return (
    <Page title={t('upskill.title')}>
      <ErrorState
        title={t('error.title')}
        retry={back ? { label: t('error.retry'), onRetry: retry } : undefined}
        action={
          <ButtonLink to="/candidate/dashboard" variant={back ? 'subtle' : 'filled'}>
            {t('error.home')}
          </ButtonLink>
        }
      >
        {t('error.body')}
      </ErrorState>
    </Page>
  );
}
