import type { ComponentType } from 'react';
import type { UserState } from '#contract/kernel/user-states.ts';
import type { AddressShape, SearchOf } from './address-values.ts';
import type { Input, JsonEndpoint } from './input.ts';

/**
 * Every feature of the web app, by name. Each adds itself in its own manifest:
 * `declare module '#web/platform/feature.ts' { interface Features { jobs: typeof jobs } }`.
 * Addresses, their parameters and the names of screens are typed by what stands here.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface Features {}

/** Fetches the code of a screen; each is a file of its own. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;

/** Whose menu an entry stands in. */
export type MenuArea = 'candidate' | 'recruiter' | 'talent-manager' | 'institute';
/** The menu's groups in their order; all but the first have a heading (`app:navigation`). */
export const MENU_GROUPS = ['main', 'growth', 'people', 'insight', 'administration'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];
/** The icons a menu may show, by what they mean; `web/app/menu-icons.ts` has their drawings. */
export type MenuIcon =
  | 'adjust'
  | 'approval'
  | 'assessment'
  | 'chat'
  | 'clock'
  | 'company'
  | 'courses'
  | 'document'
  | 'education'
  | 'home'
  | 'idea'
  | 'interview'
  | 'job'
  | 'mail'
  | 'path'
  | 'people'
  | 'person'
  | 'plus'
  | 'scale'
  | 'search'
  | 'send'
  | 'skill-map'
  | 'target';

/** An entry of a menu. It shows once its screen is built, to the states that the screen admits. */
export interface MenuEntry {
  area: MenuArea;
  group: MenuGroup;
  /** Where it stands in its group: lower ones come first. */
  place: number;
  icon: MenuIcon;
}

/** The icons of the settings, by what they mean; `web/widgets/settings-frame` has their drawings. */
export type SettingsIcon =
  | 'approval'
  | 'bell'
  | 'clock'
  | 'company'
  | 'document'
  | 'eye'
  | 'eye-off'
  | 'mail'
  | 'path'
  | 'person'
  | 'scale';

/** An entry of the settings: a screen under its title, or a tab of it. It shows to the states that the screen admits. */
export interface SettingsEntry {
  /** Where it stands: lower ones come first. */
  place: number;
  icon: SettingsIcon;
  /** Named by the words of the settings. */
  tab?: 'security' | 'notifications' | 'data';
}

/** Data that is asked for ahead: an endpoint with the very input that a screen will ask with. */
export interface Need<E extends JsonEndpoint = JsonEndpoint> {
  endpoint: E;
  input: Input<E>;
}

/** Names data that a screen shows at once; the call and its input are typed by the contract. */
export const need = <E extends JsonEndpoint>(endpoint: E, input: Input<E>): Need<E> => ({ endpoint, input });

/** An address of the product, who may see it, and the screen that stands there. */
export interface RouteFact {
  /** In the router's notation: `/recruiter/jobs/$id`. */
  path: `/${string}`;
  states: 'ALL' | readonly UserState[];
  /** Without one the address shows “not built yet”. */
  screen?: LoadScreen;
  menu?: MenuEntry | readonly MenuEntry[];
  settings?: SettingsEntry | readonly SettingsEntry[];
  /** What the screen keeps in its address after the question mark (`address-values.ts`). */
  search?: AddressShape;
  /** What it shows at once: asked for while its code is on its way, where it is the first screen of a visit. */
  needs?: readonly Need[] | ((at: VisitedAddress) => readonly Need[]);
}

/** What an address names: the parts of its path by name, and what stands after its question mark. */
export interface VisitedAddress {
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
}

/** What is asked for at the beginning of a visit, wherever it begins. */
interface NeedsAnywhere {
  states: readonly UserState[];
  needs: readonly Need[];
}

type Routes = Readonly<Record<string, RouteFact>>;
type Redirects = Readonly<Record<`/${string}`, `/${string}`>>;
type None = Readonly<Record<never, never>>;

/** What a feature of the web app consists of, as the app sees it. */
export interface Feature<R extends Routes | None = Routes, D extends Redirects | None = Redirects> {
  /** The feature's noun: its folder and its namespace of words. */
  name: string;
  /** By the name of the screen, which is the key of its title: `screens` in the feature's words. */
  routes: { readonly [N in keyof R]: RouteFact & Pick<R[N], keyof R[N] & ('path' | 'search')> };
  /** Addresses that lead to another at once. */
  redirects: { readonly [P in keyof D]: `/${string}` };
  anywhere?: NeedsAnywhere;
}

type PathOf<R> = R extends { path: infer P extends string } ? P : never;

/**
 * Announces a feature: the default export of `web/features/<noun>/<noun>.feature.ts`, which the app finds by
 * itself. The manifest is read in Node as well (by the build and by tools): it imports plain modules only, and
 * screens by `() => import(…)`.
 */
export function feature<const R extends Routes = None, const D extends Redirects = None>(manifest: {
  name: string;
  routes?: R;
  redirects?: D;
  anywhere?: NeedsAnywhere;
}): Feature<R, D> {
  return { routes: {}, redirects: {}, ...manifest } as unknown as Feature<R, D>;
}

type Announced = Features[keyof Features];
type NamesIn<F> = F extends { routes: infer R } ? keyof R & string : never;
type PathsIn<F> = F extends { routes: infer R } ? PathOf<R[keyof R]> : never;
type RouteAt<F, P> = F extends { routes: infer R } ? Extract<R[keyof R], { path: P }> : never;
type RedirectsIn<F> = F extends { redirects: infer D } ? keyof D & string : never;

/** The name of a screen: the key of its title. */
export type RouteName = NamesIn<Announced>;
/** The address of a screen, with its parameters: `/job/$id`. */
export type ScreenPath = PathsIn<Announced>;
/** What a link to an address may name after the question mark. */
export type SearchAt<P> =
  RouteAt<Announced, P> extends { search: infer S } ? SearchOf<S> : Record<never, never>;
/** An address that leads to a screen's. */
export type RedirectPath = RedirectsIn<Announced>;

/** A route with its name, as the app lists it. */
export interface Route extends Omit<RouteFact, 'path'> {
  name: RouteName;
  path: ScreenPath;
}

/** The routes of all features, in the order of the features and of their manifests. */
export function routesOf(features: Iterable<Feature>): Route[] {
  return [...features].flatMap(({ routes }) =>
    Object.entries(routes).map(([name, route]) => ({ ...route, name, path: route.path }) as Route),
  );
}

/** Where the addresses lead that are no screens themselves. */
export function redirectsOf(features: Iterable<Feature>): { path: RedirectPath; to: string }[] {
  return [...features].flatMap(({ redirects }) =>
    Object.entries(redirects).map(([path, to]) => ({ path: path as RedirectPath, to })),
  );
}
