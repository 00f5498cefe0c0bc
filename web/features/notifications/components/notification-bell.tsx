import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '#web/design/dropdown.tsx';
import { BellIcon } from '#web/design/icons.ts';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useUnreadCount } from '../notifications.queries.ts';
import classes from './notification-bell.module.css';

const NotificationList = lazy(() => import('./notification-list.tsx'));

/** The bell with its count, and behind it the list. */
export function NotificationBell() {
  const { t } = useTranslation('notifications');
  const count = useUnreadCount();
  return (
    <Dropdown
      label={t('bell', { count })}
      width={380}
      button={
        <span className={classes.bell}>
          <BellIcon size={21} stroke={1.7} aria-hidden />
          {count > 0 && (
            <span className={classes.count} aria-hidden="true">
              {count > 99 ? '99+' : count}
            </span>
          )}
        </span>
      }
    >
      {(close) => (
        <Suspense fallback={<ListSkeleton label={t('loading')} count={3} />}>
          <NotificationList onGo={close} />
        </Suspense>
      )}
    </Dropdown>
  );
}
