import { useNavigate } from '@tanstack/react-router';
import { ErrorState } from '#web/design/error-state.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ownPath, useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { INSTITUTE_ERROR } from '../institutes.addresses.ts';

/** Where a failed comparison leads: what happened, and one screen back with nothing chosen. */
export default function InstituteErrorScreen() {
  const { t } = useTranslation('institutes');
  const [{ back, said }] = useAddress(INSTITUTE_ERROR);
  const navigate = useNavigate();
  const retry = () => void navigate({ href: ownPath(back), replace: true });
  return (
    <Page title={t('titles.institute_select')}>
      <ErrorState
        title={t('error.title')}
        retry={back ? { label: t('error.back'), onRetry: retry } : undefined}
        action={
          <ButtonLink to="/institute/select" variant={back ? 'subtle' : 'filled'}>
            {t('back_to_select')}
          </ButtonLink>
        }
      >
        {said || t('error.body')}
      </ErrorState>
    </Page>
  );
}
