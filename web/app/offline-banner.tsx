import { useEffect, useSyncExternalStore } from 'react';
import { OfflineIcon } from '#web/design/icons.ts';
import { useReachability } from '#web/platform/reachability.ts';
import { send } from '#web/platform/send.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './banners.module.css';

const LOOK_AGAIN_MS = 10_000;

/** Says that there is no network, or that no answer comes through it, as long as that is so. */
export function OfflineBanner() {
  const { t } = useTranslation(['app', 'platform']);
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const hasAnswer = useReachability();
  useLookingAgain(isOnline && !hasAnswer);
  return (
    <div role="status">
      {!(isOnline && hasAnswer) && (
        <div className={classes.offline}>
          <OfflineIcon size={18} stroke={1.8} aria-hidden />
          {isOnline ? t('platform:problems.network') : t('offline')}
        </div>
      )}
    </div>
  );
}

/** Asks for a sign of life until there is one: whoever waits makes no calls that would tell. */
function useLookingAgain(isCutOff: boolean): void {
  useEffect(() => {
    if (!isCutOff) return;
    const look = () => void send({ method: 'GET', path: '/health/live' }).catch(() => {});
    const timer = setInterval(look, LOOK_AGAIN_MS);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, [isCutOff]);
}

function watchNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
