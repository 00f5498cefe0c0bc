import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { featuresOnDisk, wordsOnDisk } from '#web/build/on-disk.ts';
import { redirectsOf, routesOf } from '#web/platform/feature.ts';
import { REDIRECTS, ROUTES } from './features.ts';

const onDisk = await featuresOnDisk();
const features = onDisk.map(({ feature }) => feature);

test('what runs in Node finds the same features as the app', () => {
  const plain = (one: object) => JSON.stringify(one);
  expect(routesOf(features).map(plain).sort()).toEqual(ROUTES.map(plain).sort());
  expect(redirectsOf(features).map(plain).sort()).toEqual(REDIRECTS.map(plain).sort());
});

test('a manifest has the name of its feature', () => {
  for (const { file, feature } of onDisk)
    expect(file.endsWith(`/${feature.name}.feature.ts`), file).toBe(true);
});

test('no address and no name is announced twice', () => {
  const paths = [...ROUTES, ...REDIRECTS].map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  const names = ROUTES.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('every redirect leads to a screen', () => {
  const paths: readonly string[] = [...ROUTES, ...REDIRECTS].map(({ path }) => path);
  for (const { to } of REDIRECTS) expect(paths).toContain(to);
});

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  test('every screen has a title, and no title is left over', async () => {
    const { screens } = await wordsOnDisk(language);
    expect(Object.keys(screens ?? {}).sort()).toEqual(ROUTES.map(({ name }) => name).sort());
  });
});

test('every screen file belongs to a route', () => {
  const manifests = onDisk.map(({ file }) => fs.readFileSync(file, 'utf8')).join('\n');
  const screens = fs.globSync('*/screens/*.screen.tsx', {
    cwd: new URL('../features', import.meta.url).pathname,
  });
  expect(screens.length).toBeGreaterThan(50);
  for (const file of screens)
    expect(manifests).toContain(`import('./${file.split('/').slice(1).join('/')}')`);
});
