import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { NOTHING_FIRST, readFirstScreens, scriptLinks, styleLinks } from './first-screens.ts';

const build = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-build-'));
afterAll(() => fs.rmSync(build, { recursive: true }));

const login = {
  scripts: ['/assets/login.js'],
  styles: ['/assets/login.css', '/assets/form.css'],
  sheet: '/assets/sheet-1.css',
  words: ['login-1'],
  asksWho: true,
};
const rest = { scripts: ['/assets/not-found.js'], styles: [], sheet: null, words: [], asksWho: false };
const job = { scripts: ['/assets/job.js'], styles: [], sheet: null, words: [], asksWho: false };
fs.writeFileSync(
  path.join(build, 'first-screens.json'),
  JSON.stringify({
    words: ['base-1'],
    routes: [
      { path: '/', redirect: '/auth' },
      { path: '/auth', redirect: '/auth/login' },
      { path: '/auth/login', ...login },
      { path: '/job/$id', ...job },
      { path: '/$', ...rest },
    ],
  }),
);
const firstScreen = readFirstScreens(build);

it.each(['/auth/login', '/auth/login/', '/auth/login?redirect=%2Fjobs', '/'])(
  '%s needs what the login needs',
  (address) => {
    expect(firstScreen(address)).toMatchObject({
      scripts: login.scripts,
      words: ['base-1', 'login-1'],
      asksWho: true,
    });
  },
);

it('finds the pattern of an address, and never more than one step of it', () => {
  expect(firstScreen('/job/7').scripts).toEqual(job.scripts);
  expect(firstScreen('/job/7/edit')).toMatchObject({ scripts: rest.scripts, isKnown: false });
  expect(firstScreen('/job/7').isKnown).toBe(true);
});

it('names nothing where the build says nothing', () => {
  expect(readFirstScreens(path.join(build, 'nowhere'))('/auth/login')).toEqual(NOTHING_FIRST);
});

it('names the scripts of a screen to be fetched, and one file of its styles with what it holds', () => {
  const login = firstScreen('/auth/login');
  expect(scriptLinks(login)).toMatch(
    /^<link rel="modulepreload" [^>]*data-screen href="\/assets\/login.js" \/>$/,
  );
  expect(styleLinks(login)).toContain(
    'data-holds="/assets/login.css /assets/form.css" href="/assets/sheet-1.css"',
  );
  expect(styleLinks(firstScreen('/job/7'))).toBe('');
});
