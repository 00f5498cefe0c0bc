import type { Browser, Page } from 'playwright-core';

/** What a visitor waits for, in milliseconds; the shift of the layout has no unit. */
export interface Loading {
  firstPaint: number;
  largestPaint: number;
  /** Time beyond 50 ms of each task that kept the page from answering, from its first paint until it is quiet. */
  blocked: number;
  shift: number;
}

/** A device and its line. */
export interface Device {
  name: 'mobile' | 'desktop';
  width: number;
  height: number;
  isMobile: boolean;
  /** How many times slower its processor is than this machine's. */
  slowdown: number;
  latencyMs: number;
  bytesPerSecond: number;
}

/** As Lighthouse emulates them: a phone of the middle class on slow 4G, and a desk on a cable. */
export const DEVICES: readonly Device[] = [
  {
    name: 'mobile',
    width: 412,
    height: 823,
    isMobile: true,
    slowdown: 4,
    latencyMs: 150,
    bytesPerSecond: 1_638_400 / 8,
  },
  {
    name: 'desktop',
    width: 1350,
    height: 940,
    isMobile: false,
    slowdown: 1,
    latencyMs: 40,
    bytesPerSecond: 10_240_000 / 8,
  },
];

/** So long nothing may arrive and no task may be long, before a page counts as quiet. */
const QUIET_MS = 1_500;
const QUIET_WITHIN_MS = 30_000;

/** Loads an address in a browser with nothing cached, as somebody who is signed in where tokens are given. */
export async function loadingOf(
  browser: Browser,
  url: string,
  { device, language, kept }: { device: Device; language: string; kept: Record<string, string> },
): Promise<Loading> {
  const { width, height, isMobile } = device;
  const context = await browser.newContext({ viewport: { width, height }, isMobile, hasTouch: isMobile });
  try {
    await context.addInitScript(keepAndWatch, { locale: language, ...kept });
    const page = await context.newPage();
    await slowDown(page, device);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(
      (quietMs) =>
        performance.now() - (globalThis as unknown as { watched: Watched }).watched.lastBusy > quietMs,
      QUIET_MS,
      { timeout: QUIET_WITHIN_MS, polling: 200 },
    );
    return await page.evaluate(() => {
      const { firstPaint, largestPaint, tasks, shift } = (globalThis as unknown as { watched: Watched })
        .watched;
      const blocked = tasks
        .filter(({ end }) => end > firstPaint)
        .reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, firstPaint) - 50), 0);
      return { firstPaint, largestPaint, blocked, shift };
    });
  } finally {
    await context.close();
  }
}

interface Watched {
  firstPaint: number;
  largestPaint: number;
  tasks: { start: number; end: number }[];
  /** The worst window of shifts: at most a second between two of them, and five in all. */
  shift: number;
  lastBusy: number;
}

/** Runs in the page before anything else: puts what is known into its storage, and watches what the browser tells. */
function keepAndWatch(kept: Record<string, string>): void {
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  const watched: Watched = { firstPaint: 0, largestPaint: 0, tasks: [], shift: 0, lastBusy: 0 };
  Object.assign(globalThis, { watched });
  const watch = (type: string, onEach: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) onEach(entry);
    }).observe({ type, buffered: true });
  const isBusyUntil = (at: number) => {
    watched.lastBusy = Math.max(watched.lastBusy, at);
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    watched.largestPaint = startTime;
    isBusyUntil(startTime);
  });
  watch('longtask', ({ startTime, duration }) => {
    watched.tasks.push({ start: startTime, end: startTime + duration });
    isBusyUntil(startTime + duration);
  });
  watch('resource', (entry) => isBusyUntil((entry as PerformanceResourceTiming).responseEnd));
  let sum = 0;
  let first = 0;
  let last = 0;
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    const isSame = startTime - last < 1_000 && startTime - first < 5_000;
    sum = isSame ? sum + value : value;
    if (!isSame) first = startTime;
    last = startTime;
    watched.shift = Math.max(watched.shift, sum);
  });
}

async function slowDown(page: Page, { slowdown, latencyMs, bytesPerSecond }: Device): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
}

/** Where a measure is at nine tenths and at half of its points, by device, with its share of the whole: Lighthouse 12. */
const CURVES: Record<
  Device['name'],
  Record<keyof Loading, { good: number; middling: number; weight: number }>
> = {
  mobile: {
    firstPaint: { good: 1_800, middling: 3_000, weight: 10 },
    largestPaint: { good: 2_500, middling: 4_000, weight: 25 },
    blocked: { good: 200, middling: 600, weight: 30 },
    shift: { good: 0.1, middling: 0.25, weight: 25 },
  },
  desktop: {
    firstPaint: { good: 934, middling: 1_600, weight: 10 },
    largestPaint: { good: 1_200, middling: 2_400, weight: 25 },
    blocked: { good: 150, middling: 350, weight: 30 },
    shift: { good: 0.1, middling: 0.25, weight: 25 },
  },
};

/**
 * The points of Lighthouse's performance category, 0 to 100, from what was measured. Its speed index (a tenth of the
 * whole) needs a film of the page and is left out; the other weights are scaled up to fill its place.
 * Source: developer.chrome.com/docs/lighthouse/performance/performance-scoring.
 */
export function pointsOf(loading: Loading, device: Device['name']): number {
  let sum = 0;
  let weights = 0;
  for (const [measure, { good, middling, weight }] of Object.entries(CURVES[device])) {
    sum += weight * shareOf(loading[measure as keyof Loading], good, middling);
    weights += weight;
  }
  return (100 * sum) / weights;
}

/** How much of a log-normal curve lies beyond a value: .9 at `good`, .5 at `middling`. */
function shareOf(value: number, good: number, middling: number): number {
  if (value <= 0) return 1;
  const deviations = (Math.log(value / middling) / Math.log(middling / good)) * NINE_TENTHS;
  return 1 - normalShare(deviations);
}

/** So many standard deviations around the mean has nine tenths below it. */
const NINE_TENTHS = 1.281_551_565_5;

/** The share of a normal distribution below so many deviations: Abramowitz and Stegun 26.2.17, right to 7.5e-8. */
function normalShare(deviations: number): number {
  const at = Math.abs(deviations);
  const t = 1 / (1 + 0.231_641_9 * at);
  const density = Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI);
  const above =
    density *
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return deviations > 0 ? 1 - above : above;
}
