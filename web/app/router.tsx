import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { parseSearch, readSearch, stringifySearch } from '#web/platform/address-values.ts';
import type { RedirectPath, Route, ScreenPath, SearchAt } from '#web/platform/feature.ts';
import { currentSession } from '#web/platform/session.ts';
import { AppFrame, fetchShell } from './app-frame.tsx';
import { REDIRECTS, ROUTES } from './features.ts';
import { guardNavigation } from './guard-navigation.ts';
import { ErrorFrame, PendingFrame } from './screen-states.tsx';
import { screenOf } from './screens.ts';

const root = createRootRoute({
  component: AppFrame,
  beforeLoad: async ({ matches, location, preload }) => {
    // Hovering over a link fetches code, and decides nothing.
    if (preload) return;
    await guardNavigation({
      admits: matches.at(-1)?.staticData.states ?? 'ALL',
      href: location.href,
      cameFrom: router.state.resolvedLocation?.href ?? '',
    });
  },
  // At the same time as the screen's own code.
  loader: () => fetchShell(currentSession().state),
});

const page = <const P extends string, S extends object>(path: P, route: Route) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: route,
    validateSearch: (search: Record<string, unknown>) => readSearch(route.search ?? {}, search) as S,
    component: lazyRouteComponent(screenOf(route)),
  });

const detour = <const P extends string>(path: P, to: string) =>
  createRoute({
    getParentRoute: () => root,
    // With its slash it is an index route, which comes before a catch-all of the same path.
    path: (path.endsWith('/') ? path : `${path}/`) as P,
    staticData: { states: 'ALL' },
    beforeLoad: () => {
      throw redirect({ to, replace: true });
    },
  });

/** The type of each route by itself: links and their parameters are typed by the literal path. */
type PageAt<P extends string> = P extends ScreenPath
  ? ReturnType<typeof page<P, SearchAt<P>>>
  : ReturnType<typeof detour<P>>;
type PagesAt<P extends string> = P extends string ? PageAt<P> : never;

const pages = [
  ...ROUTES.map((route) => page(route.path, route)),
  ...REDIRECTS.map(({ path, to }) => detour(path, to)),
] as unknown as readonly PagesAt<ScreenPath | RedirectPath>[];

export const router = createRouter({
  routeTree: root.addChildren(pages),
  defaultPreload: 'intent',
  defaultPreloadDelay: 80,
  // What was preloaded is there by then; a skeleton that shows is seen, and does not flash.
  defaultPendingMs: 300,
  defaultPendingMinMs: 200,
  defaultPendingComponent: PendingFrame,
  defaultErrorComponent: ErrorFrame,
  scrollRestoration: true,
  parseSearch,
  stringifySearch,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  /** What is known of a route beside its code; a detour is no screen and has only states. */
  interface StaticDataRouteOption extends Partial<Route> {}
}
