import { Button } from '@mantine/core';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PathIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { logOut } from '#web/platform/log-out.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** The start page of those whose whole workspace is still to come: what it will hold, and the ways out of here. */
export function ComingWorkspace() {
  const { t } = useTranslation('app');
  return (
    <EmptyState
      level={1}
      icon={<PathIcon size={28} stroke={1.6} aria-hidden />}
      title={t('coming.talent_manager.title')}
      action={
        <>
          <ButtonLink to="/settings/account">{t('coming.account')}</ButtonLink>
          <Button variant="default" onClick={() => void logOut()}>
            {t('coming.log_out')}
          </Button>
        </>
      }
    >
      {t('coming.talent_manager.body')}
    </EmptyState>
  );
}
