import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const PACKAGES = path.resolve(createRequire(import.meta.url).resolve('@mantine/core/styles.css'), '../..');
const CORE = path.join(PACKAGES, 'core/styles');
const NOTIFICATIONS = path.join(PACKAGES, 'notifications/styles.layer.css');

/** What every screen needs, whatever is on it. */
const BASE = ['global', 'default-css-variables', 'baseline'];

/**
 * The styles of a Mantine component come with the component, in the chunk that brings it, so that nobody has to list them
 * and no screen waits for those of others. Each has a layer of its own within the layer `mantine`, and the layers stand in
 * Mantine's order whatever order the chunks arrive in; our own styles, in no layer, always win.
 */
export function mantineStyles(): Plugin {
  let isBuild = true;
  return {
    name: 'mantine-styles',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    load(id) {
      if (id.endsWith('/web/design/mantine.css')) return wholeFile(isBuild ? BASE : [...BASE, ...inOrder()]);
      const component = componentOfStyles(id);
      return component ? inLayer(component) : null;
    },
    transform(code, id) {
      const component = /\/@mantine\/core\/esm\/(?:components|utils)\/.*\/(\w+)\.module\.mjs$/.exec(id)?.[1];
      const isNotifications = id.endsWith('/@mantine/notifications/esm/Notifications.module.mjs');
      const file = isNotifications ? NOTIFICATIONS : component && fileOf(component);
      if (!isBuild || !file || !fs.existsSync(file)) return null;
      return { code: `import ${JSON.stringify(file)};\n${code}`, map: null };
    },
  };
}

const fileOf = (component: string) => path.join(CORE, `${component}.layer.css`);

const componentOfStyles = (id: string): string | null =>
  id === NOTIFICATIONS
    ? 'Notifications'
    : (/\/@mantine\/core\/styles\/(\w+)\.layer\.css$/.exec(id)?.[1] ?? null);

const wholeFile = (components: readonly string[]): string => {
  const layers = [...BASE, ...inOrder(), 'Notifications'].map((name) => `mantine.${name}`);
  return [`@layer ${layers.join(', ')};`, ...components.map(inLayer)].join('\n');
};

const inLayer = (component: string): string =>
  fs
    .readFileSync(component === 'Notifications' ? NOTIFICATIONS : fileOf(component), 'utf8')
    .replaceAll('@layer mantine ', `@layer mantine.${component} `);

/** The components in the order of Mantine's one file for all, each by where its first class stands there. */
function inOrder(): string[] {
  const all = fs.readFileSync(path.join(PACKAGES, 'core/styles.layer.css'), 'utf8');
  const placeOf = (component: string) => {
    const firstClass = /\.m_[0-9a-f]+/.exec(fs.readFileSync(fileOf(component), 'utf8'))?.[0];
    return firstClass ? all.indexOf(firstClass) : -1;
  };
  return fs
    .readdirSync(CORE)
    .filter((file) => file.endsWith('.layer.css'))
    .map((file) => file.replace('.layer.css', ''))
    .filter((component) => !BASE.includes(component))
    .map((component) => ({ component, place: placeOf(component) }))
    .sort((a, b) => a.place - b.place)
    .map(({ component }) => component);
}
