import type { Browser } from 'playwright-core';
import { startChromium } from '../e2e/chromium.ts';
import { DEVICES, type Device, type Loading, loadingOf, pointsOf } from './loading.ts';
import type { Benchmark, Measurement } from './measurement.ts';
import { callApi, initialisedFolder, type Product, signIn, startProduct } from './product.ts';

const CANDIDATE = 'candidate@masar.demo';
const RECRUITER = 'recruiter@masar.demo';

interface Screen {
  name: string;
  address: string;
  email: string | null;
  /** Points on a phone, of 100. */
  aim: number;
}

/** Each screen is loaded so often; the middle one counts. */
const TIMES = 3;
const MOST_SHIFT = 0.05;

/** Only those screens whose names begin with one of these, separated by commas, for whoever looks into one. */
const ONLY = process.env.SCREENS?.split(',') ?? [''];

/**
 * How soon ten screens are there, in both languages, on a phone and at a desk, in points of Lighthouse's own curves. On a
 * busy machine the figures say nothing: `load` in the results tells.
 */
export const screensBenchmark: Benchmark = {
  name: 'screens',
  isOnlyWhenNamed: true,
  async run(say) {
    const { dataDir } = await initialisedFolder();
    const product = await startProduct(dataDir);
    const browser = await startChromium();
    try {
      const measurements: Measurement[] = [];
      const all = await screensOf(product);
      for (const screen of all.filter(({ name }) => ONLY.some((only) => name.startsWith(only))))
        for (const device of DEVICES)
          for (const language of ['en', 'ar']) {
            say(`${screen.name}, ${device.name}, ${language}`);
            measurements.push(...(await measure(browser, product, screen, device, language)));
          }
      return measurements;
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

async function measure(
  browser: Browser,
  product: Product,
  { name, address, email, aim }: Screen,
  device: Device,
  language: string,
): Promise<Measurement[]> {
  const kept: Record<string, string> = email ? { token: await signIn(product, email) } : {};
  const loadings: Loading[] = [];
  for (let time = 0; time < TIMES; time++)
    loadings.push(await loadingOf(browser, `${product.url}${address}`, { device, language, kept }));
  const [, middle] = loadings.toSorted((a, b) => pointsOf(a, device.name) - pointsOf(b, device.name));
  const { firstPaint, largestPaint, blocked, shift } = middle!;
  const rounded = [firstPaint, largestPaint, blocked].map(Math.round).join(', ');
  const what = `${name}, ${device.name}, ${language}`;
  return [
    {
      what: `${what}: points that are missing of 100 (first and largest paint, blocked: ${rounded} ms)`,
      budget: device.name === 'mobile' ? 100 - aim : 5,
      measured: 100 - pointsOf(middle!, device.name),
      unit: '',
    },
    { what: `${what}: shift of the layout`, budget: MOST_SHIFT, measured: shift, unit: '' },
  ];
}

async function screensOf(product: Product): Promise<Screen[]> {
  const token = await signIn(product, RECRUITER);
  const own = await callApi<Page<{ jid: string; matching_candidates: { candidate_id: string }[] }>>(
    product,
    token,
    '/recruiter/jobs',
    { page: 1 },
  );
  const job =
    own.results.find(({ matching_candidates }) => matching_candidates.length > 0) ?? own.results[0]!;
  const person = job.matching_candidates[0]!.candidate_id;
  const { key } = await callApi<{ key: string }>(product, token, '/recruiter/job/short-url', {
    job_id: job.jid,
  });
  const matching = await callApi<Page<{ jid: string }>>(
    product,
    await signIn(product, CANDIDATE),
    '/matching-jobs',
  );
  const best = matching.results[0]!.jid;
  return [
    { name: 'sign-in', address: '/auth/login', email: null, aim: 95 },
    { name: 'public job', address: `/public/job/${key}`, email: null, aim: 95 },
    { name: 'candidate dashboard', address: '/candidate/dashboard', email: CANDIDATE, aim: 95 },
    { name: 'matching jobs', address: '/candidate/jobs', email: CANDIDATE, aim: 90 },
    { name: 'a job', address: `/candidate/jobs/view/${best}`, email: CANDIDATE, aim: 90 },
    { name: 'profile', address: '/candidate/profile', email: CANDIDATE, aim: 90 },
    { name: 'recruiter dashboard', address: '/recruiter/dashboard', email: RECRUITER, aim: 95 },
    { name: 'post a job', address: '/recruiter/jobs/post-job', email: RECRUITER, aim: 90 },
    { name: 'ranked candidates', address: `/recruiter/jobs/${job.jid}`, email: RECRUITER, aim: 90 },
    {
      name: 'a candidate',
      address: `/recruiter/candidates/${person}?job_id=${job.jid}`,
      email: RECRUITER,
      aim: 90,
    },
  ];
}

interface Page<T> {
  results: T[];
}
