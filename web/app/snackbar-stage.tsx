import {
  hideNotification,
  type NotificationData,
  type NotificationsProps,
  useNotifications,
} from '@mantine/notifications';
import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from '#web/design/open-dialogs.ts';
import { takeBackByKey } from '#web/platform/snackbars.ts';
import classes from './snackbar-stage.module.css';

const fetchStage = () => import('./snackbar-notifications.ts');
const Stage = lazy(async () => {
  try {
    return { default: (await fetchStage()).Notifications as ComponentType<NotificationsProps> };
  } catch {
    // Without a connection the first thing to be said is that there is none: it is said all the same.
    return { default: PlainSnackbars };
  }
});

/**
 * Where snackbars show. Most visits begin without one, so its code comes when somebody does something. While a dialog of the
 * browser is open they stand inside it, since all outside lies below it and cannot be pressed: their element
 * moves there and back, so that one that stands goes on standing.
 */
export function SnackbarStage() {
  const { notifications } = useNotifications();
  const wasNeeded = useRef(false);
  wasNeeded.current ||= notifications.length > 0;
  const dialog = useTopDialog();
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    // Within a dialog they stand at its top, so that they cover none of the buttons at its end.
    place.toggleAttribute('data-within-dialog', dialog !== null);
    (dialog ?? document.body).append(place);
  }, [dialog, place]);
  useLayoutEffect(() => () => place.remove(), [place]);
  useEffect(() => {
    const before = () => void fetchStage().catch(() => undefined);
    const deeds = ['pointerdown', 'keydown'] as const;
    for (const deed of deeds) addEventListener(deed, before, { once: true });
    return () => {
      for (const deed of deeds) removeEventListener(deed, before);
    };
  }, []);
  useEffect(() => {
    addEventListener('keydown', takeBackByKey);
    return () => removeEventListener('keydown', takeBackByKey);
  }, []);
  if (!wasNeeded.current) return null;
  return createPortal(
    <Suspense fallback={null}>
      <Stage position="bottom-center" limit={3} containerWidth={460} zIndex={500} withinPortal={false} />
    </Suspense>,
    place,
  );
}

/** The same words where the code of their usual look could not be fetched. */
function PlainSnackbars() {
  const { notifications } = useNotifications();
  return (
    <div className={classes.plain}>
      {notifications.map((one) => (
        <PlainSnackbar key={one.id} {...one} />
      ))}
    </div>
  );
}

function PlainSnackbar({ id, role, message, autoClose }: NotificationData) {
  useEffect(() => {
    if (typeof autoClose !== 'number' || !id) return;
    const timer = setTimeout(() => hideNotification(id), autoClose);
    return () => clearTimeout(timer);
  }, [id, autoClose]);
  return (
    <div role={role} className={classes.snackbar} data-problem={role === 'alert' || undefined}>
      {message}
    </div>
  );
}
