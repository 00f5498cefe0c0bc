import { expect, it } from 'vitest';
import { firstPortals } from '#server/features/portals/portals.data.ts';
import { readConfig } from '#server/platform/config.ts';
import { theOne } from '#server/testing/lists.ts';
import { NOTHING_FIRST } from './first-screens.ts';
import { webPage } from './web-page.ts';

const TEMPLATE = `<!doctype html><html><head><title>Masar</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml" /><script src="/before-paint.js"></script>
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
