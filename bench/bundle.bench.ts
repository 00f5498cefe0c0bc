import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Browser } from 'playwright-core';
import { WEB_BUILD } from '#server/app/app.ts';
import { startChromium } from '../e2e/chromium.ts';
import type { Benchmark, Measurement } from './measurement.ts';
import { initialisedFolder, type Product, signIn, startProduct } from './product.ts';

const SCREENS = [
  { name: 'login', address: '/auth/login', email: null },
  { name: 'candidate dashboard', address: '/candidate/dashboard', email: 'candidate@masar.demo' },
  { name: 'recruiter dashboard', address: '/recruiter/dashboard', email: 'recruiter@masar.demo' },
] as const;

/** JavaScript that a browser with nothing cached loads for the first screen of each area. */
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
        const scripts = await scriptsOf(browser, product, address, token);
        measurements.push({
          what: `gzip JS of the first screen: ${name} (${scripts.length} files)`,
          budget: 200,
          measured: scripts.reduce((sum, file) => sum + gzipBytes(file), 0) / 1_000,
          unit: 'kB',
        });
      }
      return measurements;
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

/** Paths under the built web app of all scripts that were asked for until the screen was quiet. */
async function scriptsOf(
  browser: Browser,
  product: Product,
  address: string,
  token: string | null,
): Promise<string[]> {
  const context = await browser.newContext();
  try {
    if (token) await context.addInitScript((value) => localStorage.setItem('token', value), token);
    const page = await context.newPage();
    const scripts = new Set<string>();
    // Modules that are preloaded are asked for as scripts too, and a screen needs them as much.
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(product.url + address, { waitUntil: 'networkidle', timeout: 20_000 });
    const { pathname } = new URL(page.url());
    if (pathname !== address) throw new Error(`${address} led to ${pathname}`);
    return [...scripts];
  } finally {
    await context.close();
  }
}

const gzipBytes = (file: string) => zlib.gzipSync(fs.readFileSync(path.join(WEB_BUILD, file))).length;
