import type { UserState } from '#contract/kernel/user-states.ts';
import { MENU_GROUPS, type MenuArea, type MenuEntry, type Route } from '#web/platform/feature.ts';
import { ROUTES } from './features.ts';
import { MENU_ICONS } from './menu-icons.ts';

export interface Destination extends Pick<Route, 'name' | 'path'> {
  icon: (typeof MENU_ICONS)[MenuEntry['icon']];
}

export interface DestinationGroup {
  /** Key of its heading; the first group has none. */
  title: Exclude<MenuEntry['group'], 'main'> | null;
  destinations: readonly Destination[];
}

const AREAS: Partial<Record<UserState, MenuArea>> = {
  CANDIDATE: 'candidate',
  RECRUITER: 'recruiter',
  RECRUITER_ADMIN: 'recruiter',
  TALENT_MANAGER: 'talent-manager',
  INSTITUTE: 'institute',
};

/** The menu of a state: only doors that are open to it, and that lead somewhere already. */
export function menuOf(state: UserState): readonly DestinationGroup[] {
  const entries = entriesOf(state);
  return MENU_GROUPS.map((group) => ({
    title: group === 'main' ? null : group,
    destinations: entries
      .filter(({ entry }) => entry.group === group)
      .map(({ route: { name, path }, entry }) => ({ name, path, icon: MENU_ICONS[entry.icon] })),
  })).filter(({ destinations }) => destinations.length > 0);
}

/**
 * Every screen that a state may go to without naming a thing: what the command palette offers, those of the
 * menu first.
 */
export function screensOf(state: UserState): readonly Pick<Route, 'name' | 'path'>[] {
  const inMenu = menuOf(state).flatMap(({ destinations }) => destinations.map(({ name }) => name));
  const places = ROUTES.filter(
    (route) => isOpen(route, state) && !route.path.includes('$') && !route.name.endsWith('-error'),
  );
  const rank = ({ name }: Route) => (inMenu.includes(name) ? inMenu.indexOf(name) : inMenu.length);
  return places.toSorted((a, b) => rank(a) - rank(b));
}

function entriesOf(state: UserState): { route: Route; entry: MenuEntry }[] {
  const area = AREAS[state];
  return ROUTES.filter((route) => isOpen(route, state))
    .flatMap((route) => [route.menu ?? []].flat().map((entry) => ({ route, entry })))
    .filter(({ entry }) => entry.area === area)
    .sort((a, b) => a.entry.place - b.entry.place);
}

/** Whether a screen is built and meant for this state; what is open to everyone is in no menu. */
const isOpen = ({ screen, states }: Route, state: UserState): boolean =>
  screen !== undefined && states !== 'ALL' && states.includes(state);
