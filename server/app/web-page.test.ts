import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { firstPortals } from '#server/features/portals/portals.data.ts';
import { readConfig } from '#server/platform/config.ts';
import { theOne } from '#server/testing/lists.ts';
import { NOTHING_FIRST } from './first-screens.ts';
import { scriptsWithin, webPage } from './web-page.ts';

const TEMPLATE = `<!doctype html><html><head><title>Masar</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml" /><script id="before-paint" data-start="/assets/a.js">begin()</script>
</head><body><div id="app"><img src="/mark.svg" width="44" height="44" alt="" /></div></body></html>`;
const ku = theOne(firstPortals, ({ key }) => key === 'KU');
const pageOf = (changes: Partial<typeof ku>) => webPage(TEMPLATE, { ...ku, ...changes }, readConfig({}));

it('brings the portal’s name, mark and colours before anything is asked', () => {
  const page = pageOf({});
  expect(page).toContain('<title>KU Careers</title>');
  expect(page).toContain('html{color:#00587c}');
  expect(page).not.toContain('/mark.svg');
  const data = /<script type="application\/json" id="portal">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({ key: 'KU', name: { ar: 'وظائف الجامعة' } });
});

it('lets no name out of its place', () => {
  const page = pageOf({ name: { en: '</script><script>alert("$&")</script>', ar: 'اسم' } });
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page).not.toContain('<script>alert');
});

it('brings the styles of its screen after its mark, which waits for nothing', () => {
  const first = { ...NOTHING_FIRST, styles: ['/assets/a.css'], sheet: '/assets/sheet-1.css' };
  const page = webPage(TEMPLATE, ku, readConfig({}), first);
  expect(page.indexOf('href="/assets/sheet-1.css"')).toBeGreaterThan(page.indexOf('<svg'));
});

it('lets the one script run that the build put there, by its contents, whatever is written to it', () => {
  const hash = createHash('sha256').update('begin()').digest('base64');
  expect(scriptsWithin(TEMPLATE)).toEqual([`'sha256-${hash}'`]);
  const first = { ...NOTHING_FIRST, words: ['base-1', 'login-2'] };
  const page = webPage(TEMPLATE, ku, readConfig({}), first);
  expect(page).toContain('data-words="base-1 login-2" data-start="/assets/a.js">begin()</script>');
});

it('names no script where each is fetched by its address', () => {
  expect(scriptsWithin('<script id="before-paint" src="/before-paint.js"></script>')).toEqual([]);
});
