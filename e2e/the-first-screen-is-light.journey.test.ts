import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BUDGET } from '#tools/web-weight.ts';
import { VISITS, visit } from './browser.ts';
import { programUrl } from './program-url.ts';

const url = programUrl();

describe.each(VISITS)('the login in $language, $width px wide', ({ language, width, scheme }) => {
  it('comes with its own code and words, and nobody else’s', async () => {
    const person = await visit({ language, width, scheme });
    const asked = new Set<string>();
    person.page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await person.page.addInitScript(watchShift);
    await person.open('/auth/login');
    await person.arrives('login', person.button(person.t('sessions:login.submit')));
    const files = [...asked].filter((file) => /\.js$|^\/assets\/words\//.test(file));
    const bytes = await Promise.all(
      files.map(async (file) => zlib.gzipSync(await (await fetch(url + file)).bytes()).length),
    );
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(BUDGET.firstKB * 1_000);
    expect(files.length).toBeLessThan(BUDGET.files);
    const words = files.filter((file) => file.includes('/words/'));
    expect(words.every((file) => file.endsWith(`.${language}.json`))).toBe(true);
    expect(words.some((file) => file.includes('/login.screen-'))).toBe(true);
    const shift = await person.page.evaluate(() => (globalThis as unknown as Shifted).shifted);
    expect(shift, 'shift of the layout').toBeLessThan(0.05);
  });
});

interface Shifted {
  shifted: number;
}

/** Runs in the page before anything else: sums up how far what is seen has moved by itself. */
function watchShift(): void {
  const page = globalThis as unknown as Shifted;
  page.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      page.shifted += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

it('files of the build are compressed beforehand and kept for good; the page itself is asked for anew', async () => {
  const answer = await fetch(`${url}/auth/login`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const named = [...(await answer.text()).matchAll(/<link [^>]*href="(\/assets\/[^"]+\.(?:js|css))"/g)];
  expect(named.length).toBeGreaterThan(5);
  for (const [, file] of named) {
    const { headers, body } = await fetch(url + file, { headers: { 'accept-encoding': 'br, gzip' } });
    await body?.cancel();
    expect(headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary'), file).toMatch(/accept-encoding/i);
    if (file!.includes('/libraries-')) expect(headers.get('content-encoding'), file).toBe('br');
  }
});
