import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from '#web/design/error-state.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { useNetwork, useWhenBack } from '#web/platform/online.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { isChunkFailure } from './screens.ts';

/** While the code of a screen is on its way. */
export function PendingFrame() {
  const { t } = useTranslation('app');
  return <PageSkeleton label={t('loading')} />;
}

/**
 * When a screen could not be fetched, or failed while it was drawn. The rest of the app stays in use. What could not be
 * fetched for want of a network comes by itself.
 */
export function ErrorFrame({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('app');
  const router = useRouter();
  const isMissingCode = isChunkFailure(error);
  const hasNetwork = useNetwork();
  useWhenBack(() => isMissingCode && location.reload());
  if (isMissingCode && !hasNetwork)
    return <ErrorState title={t('offline_screen.title')}>{t('offline_screen.body')}</ErrorState>;
  const retry = () => {
    if (isMissingCode) return location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState
      title={t(isMissingCode ? 'chunk_failed.title' : 'screen_failed.title')}
      retry={{ label: t(isMissingCode ? 'chunk_failed.reload' : 'try_again'), onRetry: retry }}
      action={
        isMissingCode ? null : (
          <Button variant="subtle" onClick={() => void router.navigate({ to: '/' })}>
            {t('go_home')}
          </Button>
        )
      }
    >
      {t(isMissingCode ? 'chunk_failed.body' : 'screen_failed.body')}
    </ErrorState>
  );
}
