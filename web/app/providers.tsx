import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { schemeVariables, themeFor } from '#web/design/theme.ts';
import { useLanguage } from '#web/platform/language.ts';
import { coloursInPage } from '#web/platform/portal.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import {
  currentSession,
  followSessionOfOtherTabs,
  loadUser,
  onSessionEnd,
  setUserState,
  useSession,
} from '#web/platform/session.ts';
import { schemeInCookie } from './color-scheme.ts';
import { askForFirstData } from './first-data.ts';
import { FollowAccount } from './follow-account.tsx';
import { portalQuery } from './portal-query.ts';
import { onNeededReadFailed } from './root-error.ts';
import { router } from './router.tsx';
import { SnackbarStage } from './snackbar-stage.tsx';

askForFirstData();

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
  const theme = useMemo(() => themeFor(accent, coloursInPage(accent)), [accent]);
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
        <WhoIsHere />
        <RouterProvider router={router} />
      </MantineProvider>
    </DirectionProvider>
  );
}

/** By itself: the provider of looks, drawn again, draws every component of Mantine's again. */
function WhoIsHere() {
  const { user } = useSession();
  return user && <FollowAccount key={user.id} />;
}

/** When the session ends, here or in another tab, the login shows; when one begins elsewhere, this tab joins. */
function useFollowingSession(): void {
  useEffect(() => {
    const stopEnd = onSessionEnd(() => void router.navigate({ to: '/auth/login', replace: true }));
    const stopTabs = followSessionOfOtherTabs({
      onLogin: () => void loadUser().then(() => router.invalidate()),
      onOtherPerson: () => location.reload(),
    });
    const stopNeeded = onNeededReadFailed(goToRootError);
    return () => {
      stopNeeded();
      stopEnd();
      stopTabs();
    };
  }, []);
}

/** The way back leads to where it failed. */
function goToRootError(): void {
  if (currentSession().state === 'ROOT_ERROR') return;
  const from = router.state.location.href;
  setUserState('ROOT_ERROR');
  void router.navigate({ to: '/error', search: { from }, replace: true });
}
