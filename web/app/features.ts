import type { UserState } from '#contract/kernel/user-states.ts';
import { type Feature, type Need, redirectsOf, routesOf } from '#web/platform/feature.ts';
import { isOffered } from '#web/platform/portal.ts';

/** Every feature announces itself by its manifest; nothing is listed by hand. What the portal has switched off is not there. */
const FEATURES = Object.values(
  import.meta.glob<Feature>(['./*.feature.ts', '../features/*/*.feature.ts'], {
    eager: true,
    import: 'default',
  }),
).filter(({ name }) => isOffered(name));

/** Every screen's address. The guard, the router, the titles and the menus read it. */
export const ROUTES = routesOf(FEATURES);

/** Addresses that lead to another. */
export const REDIRECTS = redirectsOf(FEATURES);

/** What a person in this state is shown first who arrives at this address. */
export function firstNeeds(state: UserState, pathname: string): readonly Need[] {
  const here = pathname.replace(/\/$/, '');
  const shown = [...FEATURES.map(({ anywhere }) => anywhere), ...ROUTES.filter(({ path }) => path === here)];
  return shown.flatMap((one) =>
    one?.needs && one.states !== 'ALL' && one.states.includes(state) ? one.needs : [],
  );
}
