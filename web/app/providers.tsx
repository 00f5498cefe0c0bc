import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { schemeVariables, themeFor } from '#web/design/theme.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { followSessionOfOtherTabs, loadUser, onSessionEnd } from '#web/platform/session.ts';
import { schemeInCookie } from './color-scheme.ts';
import { portalQuery } from './portal-query.ts';
import { router } from './router.tsx';
import { SnackbarStage } from './snackbar-stage.tsx';

/** Everything that surrounds the screens. */
export function Providers() {
  return (
    <QueryClientProvider client={queryCache}>
      <Branded />
    </QueryClientProvider>
  );
}

function Branded() {
  const { direction } = useLanguage();
  const accent = useQuery(portalQuery).data?.accent;
  const theme = useMemo(() => themeFor(accent), [accent]);
  useFollowingSession();
  return (
    <DirectionProvider initialDirection={direction}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={schemeVariables}
        colorSchemeManager={schemeInCookie}
        defaultColorScheme="auto"
      >
        <SnackbarStage />
        <RouterProvider router={router} />
      </MantineProvider>
    </DirectionProvider>
  );
}

/** When the session ends, here or in another tab, the login shows; when one begins elsewhere, this tab joins. */
function useFollowingSession(): void {
  useEffect(() => {
    const stopEnd = onSessionEnd(() => void router.navigate({ to: '/auth/login', replace: true }));
    const stopTabs = followSessionOfOtherTabs(() => void loadUser().then(() => router.invalidate()));
    return () => {
      stopEnd();
      stopTabs();
    };
  }, []);
}
