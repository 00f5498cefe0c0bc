import { useEffect } from 'react';
import { ClockIcon, OfflineIcon } from '#web/design/icons.ts';
import { useNetwork } from '#web/platform/online.ts';
import { noteRefusal, useIsBusy, useReachability } from '#web/platform/reachability.ts';
import { send } from '#web/platform/send.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './banners.module.css';

const LOOK_AGAIN_MS = 10_000;

/** Says that there is no network, that no answer comes through it, or that the server has no room, as long as that is so. */
export function OfflineBanner() {
  const { t } = useTranslation(['app', 'platform']);
  const isOnline = useNetwork();
  const hasAnswer = useReachability();
  const isBusy = useIsBusy();
  useLookingAgain(isOnline && (!hasAnswer || isBusy));
  return (
    <div role="status">
      {!(isOnline && hasAnswer) && (
        <div className={classes.offline}>
          <OfflineIcon size={18} stroke={1.8} aria-hidden />
          {isOnline ? t('platform:problems.network') : t('offline')}
        </div>
      )}
      {isOnline && hasAnswer && isBusy && (
        <div className={classes.offline}>
          <ClockIcon size={18} stroke={1.8} aria-hidden />
          {t('busy')}
        </div>
      )}
    </div>
  );
}

/** Asks for a sign of life until there is one: whoever waits makes no calls that would tell. */
function useLookingAgain(isCutOff: boolean): void {
  useEffect(() => {
    if (!isCutOff) return;
    const look = () => void lookOnce().catch(() => {});
    const timer = setInterval(look, LOOK_AGAIN_MS);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, [isCutOff]);
}

/** Of what is ready one answer is enough: that says that there is room again. */
async function lookOnce(): Promise<void> {
  const { status } = await send({ method: 'GET', path: '/health/ready' });
  if (status < 500) noteRefusal(0);
}
