import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineIcon } from '#web/design/icons.ts';
import classes from './app-frame.module.css';

/** Says that there is no network, as long as there is none. */
export function OfflineBanner() {
  const { t } = useTranslation('app');
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <div className={classes.offline}>
          <OfflineIcon size={18} stroke={1.8} aria-hidden />
          {t('offline')}
        </div>
      )}
    </div>
  );
}

function watchNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
