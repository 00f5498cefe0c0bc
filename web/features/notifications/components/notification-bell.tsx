import { lazy, Suspense } from 'react';
import { Dropdown } from '#web/design/dropdown.tsx';
import { BellIcon } from '#web/design/icons.ts';
import { lateCode } from '#web/design/late-code.ts';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { useCounts } from '../notifications.queries.ts';
import classes from './notification-bell.module.css';

const NotificationList = lazy(() => lateCode(() => import('./notification-list.tsx')));

/** The bell, and behind it the list. The badge counts what is unread; it glows while something was not even seen. */
export function NotificationBell() {
  const { t } = useTranslation('notifications');
  const { count, unseen } = useCounts();
  return (
    <Dropdown
      label={t('bell', { count })}
      width={400}
      isWholeOnPhone
      button={
        <span className={classes.bell}>
          <BellIcon size={21} stroke={1.7} aria-hidden />
          {count > 0 && (
            // Drawn, not written: the name of the button says it in words.
            <span
              className={classes.count}
              data-alive={unseen > 0 || undefined}
              data-count={count > 99 ? '99+' : count}
              aria-hidden="true"
            />
          )}
        </span>
      }
    >
      {(close) => (
        <Suspense fallback={<ListSkeleton label={t('loading')} count={3} />}>
          <NotificationList onGo={close} unseen={unseen} />
        </Suspense>
      )}
    </Dropdown>
  );
}
