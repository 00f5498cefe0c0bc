import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from '#web/design/open-dialogs.ts';

const Stage = lazy(async () => {
  const { Notifications } = await import('./snackbar-notifications.ts');
  return { default: Notifications };
});

/**
 * Where snackbars show. Most visits begin without one, so its code comes with the first. While a dialog of the
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
    (dialog ?? document.body).append(place);
  }, [dialog, place]);
  useLayoutEffect(() => () => place.remove(), [place]);
  if (!wasNeeded.current) return null;
  return createPortal(
    <Suspense fallback={null}>
      <Stage position="bottom-center" limit={3} containerWidth={460} zIndex={500} withinPortal={false} />
    </Suspense>,
    place,
  );
}
