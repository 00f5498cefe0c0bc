import { useNavigate } from '@tanstack/react-router';
import { ErrorState } from '#web/design/error-state.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ownPath, useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SKILLS_ERROR } from '../skill-maps.addresses.ts';

/** Where a failure of the maps leads: what happened, and the way back to try again. */
export default function SkillsErrorScreen() {
  const { t } = useTranslation('skill-maps');
  const [{ back }] = useAddress(SKILLS_ERROR);
  const navigate = useNavigate();
  const retry = () => void navigate({ href: ownPath(back), replace: true });
  return (
    <Page title={t('error.page')}>
      <ErrorState
        title={t('error.title')}
        retry={back ? { label: t('error.retry'), onRetry: retry } : undefined}
        action={
          <ButtonLink to="/recruiter/skills/demand" variant={back ? 'subtle' : 'filled'}>
            {t('error.demand')}
          </ButtonLink>
        }
      >
        {t('error.body')}
      </ErrorState>
    </Page>
  );
}
