import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { listMatchingJobs } from '#contract/features/job-lists.contract.ts';
import type { listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import type { listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { type Chance, createChance } from '#server/db/demo/random.ts';
import { type Benchmark, type Measurement, percentile } from './measurement.ts';
import { callApi, initialisedFolder, type Product, runMasar, signIn, startProduct } from './product.ts';
import { type Asked, atSteadyRate, type Outcome, ranked } from './traffic.ts';

/** `CROWD_RATE=80 CROWD_SECONDS=20 npm run bench -- crowd` for another crowd. */
const PER_SECOND = Number(process.env.CROWD_RATE ?? 200);
const SECONDS = Number(process.env.CROWD_SECONDS ?? 60);
const WRITES_PER_SECOND = 5;
const CANDIDATES = 56;
const RECRUITERS = ['recruiter', 'admin', 'manager', 'member'];
const PAGES = 20;
/** Long enough that what is kept of these people and their pages is kept before memory is looked at. */
const WARM_UP_SECONDS = 30;
/** At rest before and after alike: only then do both readings tell of what is kept. */
const REST_MS = 60_000;
/** How many times the usual demo data. */
const SCALE = Number(process.env.MASAR_BENCH_SCALE ?? 1);

/**
 * Sixty people at work, each with pages of their own, who write as well: what is served and how quickly, what is refused,
 * and whether memory comes back.
 */
export const crowdBenchmark: Benchmark = {
  name: 'crowd',
  isOnlyWhenNamed: true,
  async run(say) {
    const { dataDir } = await initialisedFolder();
    if (SCALE > 1) await runMasar(dataDir, ['demo', '--scale', String(SCALE)]);
    const product = await startProduct(dataDir);
    say('signing in');
    const crowd = await crowdOf(product);
    say(
      `${crowd.candidates.length} candidates, ${crowd.recruiters.length} recruiters, ${crowd.pages} pages of rankings`,
    );
    const chance = createChance(1);
    await atSteadyRate(product, Math.min(PER_SECOND, 100), WARM_UP_SECONDS, (at) =>
      requestOf(crowd, chance, at),
    );
    say('a minute of rest');
    await wait(REST_MS);
    const before = product.residentBytes();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, product.residentBytes());
    }, 250);
    say(`${PER_SECOND} requests a second for ${SECONDS} s, ${WRITES_PER_SECOND} writes a second among them`);
    const outcomes = await atSteadyRate(product, PER_SECOND, SECONDS, (at) => requestOf(crowd, chance, at));
    clearInterval(watch);
    const load = os.loadavg()[0]!;
    say('a minute of rest');
    await wait(REST_MS);
    const after = product.residentBytes();
    await product.stop();
    return report(outcomes, { before, peak, after }, load);
  },
};

interface Candidate {
  token: string;
  jobIds: readonly string[];
  pages: number;
}

interface Recruiter {
  token: string;
  /** Pages of the ranking of each of their jobs. */
  rankings: readonly { id: string; pages: number }[];
}

interface Crowd {
  candidates: readonly Candidate[];
  recruiters: readonly Recruiter[];
  pages: number;
}

async function crowdOf(product: Product): Promise<Crowd> {
  const candidates: Candidate[] = [];
  for (let person = 1; person <= CANDIDATES; person++) {
    const token = await signIn(product, `person${person}@masar.demo`);
    const read = () => callApi<Reply<typeof listMatchingJobs>>(product, token, '/matching-jobs');
    const found = await ranked(read);
    candidates.push({ token, jobIds: found.results.map(({ jid }) => jid), pages: pagesOf(found) });
  }
  const recruiters: Recruiter[] = [];
  for (const name of RECRUITERS) {
    const token = await signIn(product, `${name}@masar.demo`);
    const list = { page: 1, status: 'published' };
    const { results } = await callApi<Reply<typeof listRecruiterJobs>>(
      product,
      token,
      '/recruiter/jobs',
      list,
    );
    const rankings: { id: string; pages: number }[] = [];
    for (const { jid: id } of results) {
      const path = `/recruiter/matching-candidates/${id}`;
      const read = () => callApi<Reply<typeof listMatchingCandidates>>(product, token, path);
      rankings.push({ id, pages: pagesOf(await ranked(read)) });
    }
    recruiters.push({ token, rankings });
  }
  const pages = [...candidates, ...recruiters.flatMap(({ rankings }) => rankings)];
  return { candidates, recruiters, pages: pages.reduce((sum, one) => sum + one.pages, 0) };
}

const pagesOf = ({ total, limit }: { total: number; limit: number }) =>
  Math.min(PAGES, Math.ceil(total / limit));

const EVERY = PER_SECOND / WRITES_PER_SECOND;

function requestOf(crowd: Crowd, chance: Chance, at: number): Asked {
  const candidate = chance.one(crowd.candidates);
  if (at % EVERY === 0) return chance.one(WRITES)(candidate, chance);
  return chance.one(READS)({ candidate, recruiter: chance.one(crowd.recruiters) }, chance);
}

const pageOf = (chance: Chance, { pages }: { pages: number }) => chance.between(1, Math.max(1, pages));

type Read = (who: { candidate: Candidate; recruiter: Recruiter }, chance: Chance) => Asked;

const READS: readonly Read[] = [
  ({ candidate }, chance) => ({
    name: 'GET /matching-jobs',
    token: candidate.token,
    path: `/matching-jobs?page=${pageOf(chance, candidate)}`,
  }),
  ({ candidate }, chance) => ({
    name: 'GET /job/{id}',
    token: candidate.token,
    path: `/job/${chance.one(candidate.jobIds)}`,
  }),
  ({ recruiter }) => ({
    name: 'POST /recruiter/jobs',
    token: recruiter.token,
    path: '/recruiter/jobs',
    body: { page: 1 },
  }),
  ({ recruiter }, chance) => {
    const ranking = chance.one(recruiter.rankings);
    return {
      name: 'GET /recruiter/matching-candidates/{id}',
      token: recruiter.token,
      path: `/recruiter/matching-candidates/${ranking.id}?page=${pageOf(chance, ranking)}`,
    };
  },
  ({ candidate }) => ({ name: 'GET /profile', token: candidate.token, path: '/profile' }),
  ({ candidate }) => ({
    name: 'GET /notifications/count',
    token: candidate.token,
    path: '/notifications/count',
  }),
  ({ candidate }) => ({ name: 'GET /current-user', token: candidate.token, path: '/current-user' }),
];

type Write = (candidate: Candidate, chance: Chance) => Asked;

const WRITES: readonly Write[] = [
  ({ token, jobIds }, chance) => ({
    name: 'writes',
    token,
    path: '/favorite-jobs',
    body: { job_ids: [chance.one(jobIds)], favorite: chance.happens(0.5) },
  }),
  ({ token, jobIds }, chance) => ({
    name: 'writes',
    token,
    path: '/job/like',
    body: { job_id: chance.one(jobIds) },
  }),
  ({ token }) => ({ name: 'writes', token, path: '/notification/seen', body: {} }),
  ({ token }, chance) => ({
    name: 'writes',
    token,
    method: 'PATCH',
    path: '/profile',
    body: { availability: [chance.one(['Online', 'On Site'] as const)] },
  }),
];

const MB = 1_000_000;

function report(
  outcomes: readonly Outcome[],
  memory: { before: number; peak: number; after: number },
  load: number,
): Measurement[] {
  const served = outcomes.filter(({ status }) => status === 200);
  const refused = outcomes.filter(({ status, saysWhen }) => status === 503 && saysWhen);
  const failed = outcomes.length - served.length - refused.length;
  const times = served.map(({ ms }) => ms);
  const share = (part: number) => (part / outcomes.length) * 100;
  const info = (what: string, measured: number, unit: Measurement['unit']): Measurement => ({
    what,
    budget: null,
    measured,
    unit,
  });
  const conditions = `${PER_SECOND}/s for ${SECONDS} s, 60 people, demo data x ${SCALE}, client on the same ${os.cpus().length} cores, load ${load.toFixed(1)}`;
  return [
    info(`crowd: served of ${outcomes.length}, ${conditions}`, share(served.length), '%'),
    info('crowd: refused early', share(refused.length), '%'),
    { what: 'crowd: failed', budget: 0, measured: share(failed), unit: '%' },
    {
      // Where all are served, as quick as ever; where some are refused, the others are to gain by it.
      what: 'crowd: served, p95',
      budget: refused.length === 0 ? 50 : 100,
      measured: percentile(times, 0.95),
      unit: 'ms',
    },
    info('crowd: served, p50', percentile(times, 0.5), 'ms'),
    info('crowd: served, p99', percentile(times, 0.99), 'ms'),
    info(
      'crowd: refused, p95',
      percentile(
        refused.map(({ ms }) => ms),
        0.95,
      ),
      'ms',
    ),
    ...[...Map.groupBy(outcomes, ({ name }) => name)].flatMap(([name, of]) => {
      const good = of.filter(({ status }) => status === 200);
      return [
        info(
          `  ${name}, p95 of ${good.length} served`,
          percentile(
            good.map(({ ms }) => ms),
            0.95,
          ),
          'ms',
        ),
        info(`  ${name}, refused`, (1 - good.length / of.length) * 100, '%'),
      ];
    }),
    info('crowd: memory before', memory.before / MB, 'MB'),
    info('crowd: memory at the peak', memory.peak / MB, 'MB'),
    info('crowd: memory a minute after', memory.after / MB, 'MB'),
    {
      what: 'crowd: memory a minute after, beyond before',
      budget: 10,
      measured: (memory.after / memory.before - 1) * 100,
      unit: '%',
    },
  ];
}
