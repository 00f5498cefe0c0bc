import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { UserState } from '#contract/kernel/user-states.ts';
import { currentSession } from '#web/platform/session.ts';
import { AppFrame, fetchShell } from './app-frame.tsx';
import { guardNavigation } from './guard-navigation.ts';
import { ROUTE_TABLE, type RouteFact, type RouteName } from './route-table.ts';
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

const page = <const P extends string>(path: P, states: 'ALL' | readonly UserState[], name: RouteName) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { states, name },
    component: lazyRouteComponent(screenOf(name)),
  });

const detour = (path: string, to: string) =>
  createRoute({
    getParentRoute: () => root,
    // With its slash it is an index route, which comes before a catch-all of the same path.
    path: path.endsWith('/') ? path : `${path}/`,
    staticData: { states: 'ALL' },
    beforeLoad: () => {
      throw redirect({ to, replace: true });
    },
  });

type PageAt<P extends string> = ReturnType<typeof page<P>>;
type PagesOf<T extends readonly RouteFact[]> = { -readonly [I in keyof T]: PageAt<T[I]['path']> };

const pages = ROUTE_TABLE.map(
  (fact) => ('redirect' in fact ? detour(fact.path, fact.redirect) : page(fact.path, fact.states, fact.name)),
  // The table's paths are literal, which `map` forgets: with them links and parameters are typed.
) as unknown as PagesOf<typeof ROUTE_TABLE>;

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
  // The address holds plain words, not JSON: it is read, typed and shared by people.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return text && `?${text}`;
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    states?: 'ALL' | readonly UserState[];
    name?: RouteName;
  }
}
