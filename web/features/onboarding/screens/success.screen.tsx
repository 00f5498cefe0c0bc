import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FlowPage } from '#web/design/flow-page.tsx';
import { CheckIcon } from '#web/design/icons.ts';
import { loadUser, useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { hasWayBack } from '#web/platform/way-back.ts';

export default function OnboardingSuccessScreen() {
  const { t } = useTranslation('onboarding');
  const navigate = useNavigate();
  const { user } = useSession();
  const [isLoading, setIsLoading] = useState(false);
  const kind = user?.role_name === 'individual' ? 'candidate' : 'recruiter';
  const isUnverified = kind === 'recruiter' && user?.companyDetail?.must_be_verified === true;
  const said = isUnverified ? 'unverified' : kind;

  const goOn = async (to?: string) => {
    setIsLoading(true);
    await loadUser();
    // A short resume may be read by now: then the profile is what there is to see, else the guard knows better.
    // Whoever came for a job is led to it by the guard.
    const toProfile = kind === 'candidate' && !hasWayBack();
    await navigate({ to: to ?? (toProfile ? '/candidate/profile' : '/'), replace: true });
  };
  return (
    <FlowPage
      icon={<CheckIcon size={32} stroke={1.8} aria-hidden />}
      title={t('success.title')}
      lead={t(`success.lead_${said}`)}
    >
      <Button
        size="md"
        fullWidth
        loading={isLoading}
        onClick={() => void goOn(isUnverified ? '/settings/company/verification' : undefined)}
      >
        {t(`success.continue_${said}`)}
      </Button>
      {isUnverified && (
        <Button mt="xs" variant="subtle" fullWidth disabled={isLoading} onClick={() => void goOn()}>
          {t('success.later')}
        </Button>
      )}
    </FlowPage>
  );
}
