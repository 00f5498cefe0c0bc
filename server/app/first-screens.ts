import fs from 'node:fs';
import path from 'node:path';

/** What the screen of an address needs beside what every screen needs, as the web build wrote it down. */
export interface FirstScreen {
  /** Each after those that it imports. */
  scripts: readonly string[];
  styles: readonly string[];
  /** One file with all of these styles. */
  sheet: string | null;
  /** Files of words, without the language, which only the browser knows. */
  words: readonly string[];
  /** The screen depends on who is here. */
  asksWho: boolean;
  /** A screen has the address; false where the build says that none has. */
  isKnown: boolean;
}

export const NOTHING_FIRST: FirstScreen = {
  scripts: [],
  styles: [],
  sheet: null,
  words: [],
  asksWho: false,
  isKnown: true,
};

/** The screen of every address that no other screen has. */
const ELSE = '/$';

type Route = { path: string } & ({ redirect: string } | Omit<FirstScreen, 'isKnown'>);

/** Finds what an address needs first. Where the build says nothing, nothing is named and the page takes longer. */
export function readFirstScreens(webBuild: string): (address: string) => FirstScreen {
  const file = path.join(webBuild, 'first-screens.json');
  if (!fs.existsSync(file)) return () => NOTHING_FIRST;
  const { words, routes } = JSON.parse(fs.readFileSync(file, 'utf8')) as { words: string[]; routes: Route[] };
  const rest = routes.find(
    (route): route is Exclude<Route, { redirect: string }> => route.path === ELSE && !('redirect' in route),
  );
  const plain = new Map(
    routes.filter((route) => !route.path.includes('$')).map((route) => [route.path, route]),
  );
  const patterns = routes
    .filter((route) => /\$\w/.test(route.path))
    .map((route) => [patternOf(route.path), route] as const);

  return (address) => {
    const pathname = address.replace(/\?.*$/s, '').replace(/(?<=.)\/$/, '');
    let route = plain.get(pathname) ?? patterns.find(([pattern]) => pattern.test(pathname))?.[1];
    while (route && 'redirect' in route) route = plain.get(route.redirect);
    const screen = route ?? rest ?? NOTHING_FIRST;
    return { ...screen, words: [...words, ...screen.words], isKnown: route !== undefined };
  };
}

/** `/job/$id` admits anything but a slash in the place of `$id`. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`);

/** Links that let the browser fetch scripts early. */
export const scriptLinks = ({ scripts }: FirstScreen): string =>
  scripts
    .map((href) => `<link rel="modulepreload" crossorigin fetchpriority="low" data-screen href="${href}" />`)
    .join('');

/**
 * Links to the styles, for the end of the body: they hold up nothing that stands before them, and our code waits for them.
 * The files that the one holds are named and not fetched, so that whoever asks for one of them finds it there.
 */
export const styleLinks = ({ sheet, styles }: FirstScreen): string =>
  sheet === null
    ? ''
    : `<link rel="stylesheet" crossorigin id="sheet" data-holds="${styles.join(' ')}" href="${sheet}" />`;
