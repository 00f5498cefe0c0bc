import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, configure, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';
import { loadWords } from '#web/app/messages.ts';
import { schemeVariables, themeFor } from '#web/design/theme.ts';
import { parseSearch, stringifySearch } from '#web/platform/address-values.ts';
import type { Route } from '#web/platform/feature.ts';
import { directionOf, type Language, setLanguage, startLanguage } from '#web/platform/language.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { endSession } from '#web/platform/session.ts';
import { spokenLanguage } from '#web/platform/translation.ts';
import './browser-stand-ins.ts';

// Parts that are fetched when they are needed take their time where other work slows the machine.
configure({ asyncUtilTimeout: 15_000 });

interface RenderOptions {
  /** The address the piece stands at, with its query. */
  at?: string;
  /** The route of that address, where the piece reads parameters: `/job/$id`. */
  path?: string;
  /** Other routes of the app, which the piece reads what they announce of. */
  routes?: readonly Route[];
}

/**
 * Draws a screen or piece as the app does: in a language with its direction, with theme, cache and router.
 * `router` tells where a test has been led. Everything is cleared after each test.
 */
export async function renderIn(
  language: Language,
  ui: ReactElement,
  { at = '/', path, routes = [] }: RenderOptions = {},
) {
  if (spokenLanguage()) await setLanguage(language);
  else await startLanguage(loadWords, language);

  const root = createRootRoute({ component: Outlet });
  const here = createRoute({
    getParentRoute: () => root,
    path: path ?? at.split('?')[0]!,
    component: () => ui,
  });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '/$', component: () => null });
  const others = routes.map((route) =>
    createRoute({ getParentRoute: () => root, id: `/${route.name}`, staticData: route }),
  );
  const router = createRouter({
    routeTree: root.addChildren([here, elsewhere, ...others]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  });
  await router.load();

  const view = render(
    <QueryClientProvider client={queryCache}>
      <DirectionProvider initialDirection={directionOf(language)}>
        <MantineProvider theme={themeFor()} cssVariablesResolver={schemeVariables} env="test">
          {/* The app's router is registered as the only one; a test brings a small one of its own. */}
          <RouterProvider router={router as never} />
        </MantineProvider>
      </DirectionProvider>
    </QueryClientProvider>,
  );
  return { ...view, screen, router };
}

afterEach(() => {
  cleanup();
  endSession();
  queryCache.clear();
});
