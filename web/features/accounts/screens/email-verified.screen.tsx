import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FlowPage } from '#web/design/flow-page.tsx';
import { CheckIcon } from '#web/design/icons.ts';
import { setUser, useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';

export default function EmailVerifiedScreen() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const { user } = useSession();
  const goOn = () => {
    // The step is over: from here the account's own state says where to go.
    if (user) setUser(user);
    void navigate({ to: '/', replace: true });
  };
  return (
    <FlowPage
      icon={<CheckIcon size={32} stroke={1.8} aria-hidden />}
      title={t('verified.title')}
      lead={t('verified.lead')}
    >
      <Button size="md" fullWidth onClick={goOn}>
        {t('verified.continue')}
      </Button>
    </FlowPage>
  );
}
