import os from 'node:os';
import type { listMatchingJobs } from '#contract/features/job-lists.contract.ts';
import type { listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { type Benchmark, type Measurement, percentile } from './measurement.ts';
import { callApi, initialisedFolder, type Product, runMasar, signIn, startProduct } from './product.ts';
import { type Asked, atSteadyRate, ranked } from './traffic.ts';

const PER_SECOND = 200;
const SECONDS = 10;
const WARM_UP_SECONDS = 3;
/** How many times the usual demo data; the budget is meant for 100. */
const SCALE = Number(process.env.MASAR_BENCH_SCALE ?? 10);

/** API reads at a steady rate, by people who are signed in. A late reply does not hold the next request back. */
export const readsBenchmark: Benchmark = {
  name: 'reads',
  async run(say) {
    const { dataDir } = await initialisedFolder();
    if (SCALE > 1) {
      say(`demo data x ${SCALE}`);
      await runMasar(dataDir, ['demo', '--scale', String(SCALE)]);
    }
    const product = await startProduct(dataDir);
    say('signing in');
    const reads = await readsOfDemo(product);
    say('warming up');
    await load(product, reads, WARM_UP_SECONDS);
    say(`${PER_SECOND} requests a second for ${SECONDS} s`);
    const result = await load(product, reads, SECONDS);
    await product.stop();
    return report(result);
  },
};

/** The calls of a candidate and of a recruiter at work, each with rankings that are there. */
async function readsOfDemo(product: Product): Promise<Asked[][]> {
  const people = ['candidate@masar.demo', 'person7@masar.demo', 'person42@masar.demo'];
  const candidates = await Promise.all(people.map((email) => signIn(product, email)));
  const recruiter = await signIn(product, 'recruiter@masar.demo');
  const jobIds: string[] = [];
  for (const token of candidates) {
    const found = await ranked(() =>
      callApi<Reply<typeof listMatchingJobs>>(product, token, '/matching-jobs'),
    );
    jobIds.push(...found.results.map(({ jid }) => jid));
  }
  const { results } = await callApi<Reply<typeof listRecruiterJobs>>(product, recruiter, '/recruiter/jobs', {
    page: 1,
    status: 'published',
  });
  const own = results.map(({ jid }) => jid);
  for (const id of own) {
    await ranked(() =>
      callApi<{ computing: boolean }>(product, recruiter, `/recruiter/matching-candidates/${id}`),
    );
  }
  const everyone = [...candidates, recruiter];
  return [
    candidates.flatMap((token) => [
      { name: 'GET /matching-jobs', token, path: '/matching-jobs' },
      { name: 'GET /matching-jobs', token, path: '/matching-jobs?page=2' },
    ]),
    jobIds.map((id, at) => ({
      name: 'GET /job/{id}',
      token: candidates[at % candidates.length]!,
      path: `/job/${id}`,
    })),
    [{ name: 'POST /recruiter/jobs', token: recruiter, path: '/recruiter/jobs', body: { page: 1 } }],
    own.map((id) => ({
      name: 'GET /recruiter/matching-candidates/{id}',
      token: recruiter,
      path: `/recruiter/matching-candidates/${id}`,
    })),
    candidates.map((token) => ({ name: 'GET /profile', token, path: '/profile' })),
    everyone.map((token) => ({ name: 'GET /notifications/count', token, path: '/notifications/count' })),
    everyone.map((token) => ({ name: 'GET /current-user', token, path: '/current-user' })),
  ];
}

interface Load {
  /** Milliseconds from when a request was due to the last byte of its reply, by call. */
  times: Map<string, number[]>;
  failed: number;
  total: number;
}

async function load(product: Product, reads: readonly Asked[][], seconds: number): Promise<Load> {
  const outcomes = await atSteadyRate(product, PER_SECOND, seconds, (at) => {
    const kinds = reads[at % reads.length]!;
    return kinds[Math.floor(at / reads.length) % kinds.length]!;
  });
  const byName = Map.groupBy(outcomes, ({ name }) => name);
  return {
    times: new Map([...byName].map(([name, of]) => [name, of.map(({ ms }) => ms)])),
    failed: outcomes.filter(({ status }) => status !== 200).length,
    total: outcomes.length,
  };
}

function report({ times, failed, total }: Load): Measurement[] {
  const all = [...times.values()].flat();
  const conditions = `demo data x ${SCALE}, ${PER_SECOND}/s, client on the same ${os.cpus().length} cores`;
  return [
    { what: `API reads, p95, ${conditions}`, budget: 50, measured: percentile(all, 0.95), unit: 'ms' },
    { what: 'API reads, median', budget: null, measured: percentile(all, 0.5), unit: 'ms' },
    ...[...times].map(
      ([name, samples]): Measurement => ({
        what: `  ${name}, p95 of ${samples.length}`,
        budget: null,
        measured: percentile(samples, 0.95),
        unit: 'ms',
      }),
    ),
    { what: 'API reads that failed', budget: 0, measured: (failed / total) * 100, unit: '%' },
  ];
}
