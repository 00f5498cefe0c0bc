import type { Browser } from 'playwright-core';

/** Starts the browser that comes with the packages: nothing has to be installed on the machine. */
export async function startChromium(): Promise<Browser> {
  // The package unpacks the libraries that the browser needs only where it believes to be in such a runtime.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const { chromium: driver } = await import('playwright-core');
  return driver.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--headless=shell', '--disable-background-networking'],
  });
}
