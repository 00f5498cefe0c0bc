import { type Feature, redirectsOf, routesOf } from '#web/platform/feature.ts';

/** Every feature announces itself by its manifest; nothing is listed by hand. */
const FEATURES = Object.values(
  import.meta.glob<Feature>(['./*.feature.ts', '../features/*/*.feature.ts'], {
    eager: true,
    import: 'default',
  }),
);

/** Every screen's address. The guard, the router, the titles and the menus read it. */
export const ROUTES = routesOf(FEATURES);

/** Addresses that lead to another. */
export const REDIRECTS = redirectsOf(FEATURES);
