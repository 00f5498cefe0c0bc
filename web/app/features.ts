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
export function firstNeeds(state: UserState, pathname: string, search = ''): readonly Need[] {
  const here = partsOf(pathname.replace(/\/$/, ''));
  const fitting = ROUTES.flatMap((route) => {
    const params = paramsOf(partsOf(route.path), here);
    return params ? [{ route, params }] : [];
  });
  // A screen of its own address comes before one whose address takes any part there.
  const [shown] = fitting.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  const at = { params: shown?.params ?? {}, search: new URLSearchParams(search) };
  return [...FEATURES.map(({ anywhere }) => anywhere), shown?.route].flatMap((one) => {
    if (!one?.needs || one.states === 'ALL' || !one.states.includes(state)) return [];
    return typeof one.needs === 'function' ? one.needs(at) : one.needs;
  });
}

const partsOf = (path: string): readonly string[] => path.split('/');

/** What an address puts in the places of a path (`/jobs/$id`); null where it is an address of another. */
function paramsOf(path: readonly string[], here: readonly string[]): Record<string, string> | null {
  if (path.length !== here.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of path.entries()) {
    const value = here[at] ?? '';
    if (!part.startsWith('$')) {
      if (part !== value) return null;
    } else if (value === '') return null;
    else params[part.slice(1)] = value;
  }
  return params;
}
