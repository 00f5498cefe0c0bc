import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useRef } from 'react';

const Stage = lazy(async () => {
  const { Notifications } = await import('./snackbar-notifications.ts');
  return { default: Notifications };
});

/** Where snackbars show. Most visits begin without one, so its code comes with the first. */
export function SnackbarStage() {
  const { notifications } = useNotifications();
  const wasNeeded = useRef(false);
  wasNeeded.current ||= notifications.length > 0;
  if (!wasNeeded.current) return null;
  return (
    <Suspense fallback={null}>
      <Stage position="bottom-center" limit={3} containerWidth={460} zIndex={500} />
    </Suspense>
  );
}
