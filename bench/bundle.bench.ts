import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Browser } from 'playwright-core';
import { WEB_BUILD } from '#server/app/app.ts';
import { BUDGET, weighScreens } from '#tools/web-weight.ts';
import { startChromium } from '../e2e/chromium.ts';
import type { Benchmark, Measurement } from './measurement.ts';
import { initialisedFolder, type Product, signIn, startProduct } from './product.ts';

const SCREENS = [
  { name: 'login', address: '/auth/login', email: null },
  { name: 'candidate dashboard', address: '/candidate/dashboard', email: 'candidate@masar.demo' },
  { name: 'recruiter dashboard', address: '/recruiter/dashboard', email: 'recruiter@masar.demo' },
] as const;

/** Scripts and words that a browser with nothing cached loads for the first screen of each area, and what others add. */
export const bundleBenchmark: Benchmark = {
  name: 'bundle',
  async run(say) {
    const { dataDir } = await initialisedFolder();
    const product = await startProduct(dataDir);
    say('opening a browser');
    const browser = await startChromium();
    try {
      const measurements: Measurement[] = [];
      for (const { name, address, email } of SCREENS) {
        say(name);
        const token = email && (await signIn(product, email));
        const files = await filesOf(browser, product, address, token);
        measurements.push({
          what: `gzip JS and words of the first screen: ${name} (${files.length} files)`,
          budget: BUDGET.firstKB,
          measured: files.reduce((sum, file) => sum + gzipBytes(file), 0) / 1_000,
          unit: 'kB',
        });
      }
      const further = weighScreens(WEB_BUILD).toSorted((a, b) => b.ownKB - a.ownKB);
      const beyond = further.filter(({ ownKB }) => ownKB > BUDGET.furtherKB);
      return [
        ...measurements,
        {
          what: `gzip JS and words that a further screen adds, at most: ${further[0]?.path} (${beyond.length} of ${further.length} beyond the budget)`,
          budget: BUDGET.furtherKB,
          measured: further[0]?.ownKB ?? 0,
          unit: 'kB',
        },
      ];
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

/** Paths under the built web app of all scripts and words that were asked for until the screen was quiet. */
async function filesOf(
  browser: Browser,
  product: Product,
  address: string,
  token: string | null,
): Promise<string[]> {
  const context = await browser.newContext();
  try {
    if (token) await context.addInitScript((value) => localStorage.setItem('token', value), token);
    const page = await context.newPage();
    const files = new Set<string>();
    // Modules that are preloaded are asked for as scripts too, and a screen needs them as much.
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.js$|^\/assets\/words\//.test(pathname)) files.add(pathname);
    });
    await page.goto(product.url + address, { waitUntil: 'networkidle', timeout: 20_000 });
    const { pathname } = new URL(page.url());
    if (pathname !== address) throw new Error(`${address} led to ${pathname}`);
    return [...files];
  } finally {
    await context.close();
  }
}

const gzipBytes = (file: string) => zlib.gzipSync(fs.readFileSync(path.join(WEB_BUILD, file))).length;
