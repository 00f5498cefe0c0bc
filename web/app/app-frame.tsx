import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import type { UserState } from '#contract/kernel/user-states.ts';
import { IconHints } from '#web/design/icon-hints.tsx';
import { arrival } from '#web/platform/arrival.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useSession } from '#web/platform/session.ts';
import { AT_HOME } from '#web/platform/states.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './app-frame.module.css';
import { Banners } from './banners.tsx';
import { firstScriptsRun } from './first-files.ts';
import { FlowFrame } from './flow-frame.tsx';
import { portalQuery } from './portal-query.ts';
import { PendingFrame } from './screen-states.tsx';

/** The shell once it has been fetched: what is there is drawn at once, and nothing stands in its place before. */
let fetched: typeof import('./shell/shell.tsx').default | null = null;
const LazyShell = lazy(() => import('./shell/shell.tsx'));

/** Fetches the shell beside the screen, where the person has one; what fails is tried again where it is drawn. */
export async function fetchShell(state: UserState): Promise<void> {
  if (!fetched && AT_HOME.includes(state))
    fetched = await firstScriptsRun()
      .then(() => import('./shell/shell.tsx'))
      .then(
        (module) => module.default,
        () => null,
      );
}

const OUTLET = <Outlet />;

/** Its first drawing is put off until the frame is there, and then leaves time for the person; the frame stands meanwhile. */
function DeferredScreen() {
  return useDeferredValue(OUTLET, null);
}

/** One and the same, so that the frame is not drawn again for it. */
const SCREEN = <DeferredScreen />;

/** Around every screen: the skip link, the title, and either the shell or the quiet frame of a flow. */
export function AppFrame() {
  const { t } = useTranslation('app');
  const { state } = useSession();
  const isSigningIn = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname.startsWith('/auth'),
  });
  const Shell = fetched ?? LazyShell;
  return (
    <>
      <a href="#content" className={classes.skip}>
        {t('skip_to_content')}
      </a>
      <ScreenTitle />
      <FocusOnArrival />
      <IconHints />
      <Banners />
      {AT_HOME.includes(state) && !isSigningIn ? (
        <Suspense fallback={<PendingFrame />}>
          <Shell state={state}>{SCREEN}</Shell>
        </Suspense>
      ) : (
        <FlowFrame>{SCREEN}</FlowFrame>
      )}
    </>
  );
}

/** “<name of the screen> | <name of the portal>”, in the current language. */
function ScreenTitle(): null {
  const { t } = useTranslation(['screens', 'app']);
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.name });
  const { language } = useLanguage();
  const portal = useQuery(portalQuery).data?.name[language] ?? t('app:product');
  const title = name ? `${t(`screens:${name}`)} | ${portal}` : portal;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/** A new screen is announced and read from its start; the first one is left to the browser. */
function FocusOnArrival(): null {
  const path = useRouterState({ select: (router) => router.resolvedLocation?.pathname ?? '' });
  const before = useRef('');
  useEffect(() => {
    const isNew = before.current !== '' && path !== '' && before.current !== path;
    before.current = path;
    // Where the page is scrolled to is the router's to say.
    if (isNew && !arrival.isClaimed(path)) document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
