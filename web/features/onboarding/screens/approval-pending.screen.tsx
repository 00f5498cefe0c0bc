import { Button, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowPage } from '#web/design/flow-page.tsx';
import { ClockIcon } from '#web/design/icons.ts';
import { currentSession, loadUser, logOut, useSession } from '#web/platform/session.ts';

const CHECK_EVERY_MS = 30_000;

export default function ApprovalPendingScreen() {
  const { t } = useTranslation('onboarding');
  const navigate = useNavigate();
  const { user } = useSession();
  const [isChecking, setIsChecking] = useState(false);
  const [wasChecked, setWasChecked] = useState(false);

  const check = useCallback(async () => {
    await loadUser();
    if (currentSession().state !== 'ONBOARDING_COMPLETED') await navigate({ to: '/', replace: true });
  }, [navigate]);

  useEffect(() => {
    const timer = setInterval(() => {
      // A tab nobody looks at, or without a network, asks when it is back; a failure there would log out.
      if (document.visibilityState === 'visible' && navigator.onLine) void check();
    }, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [check]);

  const checkNow = async () => {
    setIsChecking(true);
    await check();
    setIsChecking(false);
    setWasChecked(true);
  };
  return (
    <FlowPage
      icon={<ClockIcon size={32} stroke={1.8} aria-hidden />}
      title={t('approval.title')}
      lead={t('approval.lead', { email: `\u2068${user?.email ?? ''}\u2069` })}
    >
      <Stack gap="sm">
        <Button size="md" fullWidth loading={isChecking} onClick={() => void checkNow()}>
          {t('approval.check')}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {wasChecked ? t('approval.not_yet') : t('approval.checking')}
        </Text>
        <Button variant="subtle" color="gray" onClick={() => void logOut()}>
          {t('approval.log_out')}
        </Button>
      </Stack>
    </FlowPage>
  );
}
