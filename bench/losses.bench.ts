import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { getProfile } from '#contract/features/profiles.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { ROOT } from '#server/platform/config.ts';
import type { Benchmark, Measurement } from './measurement.ts';
import { callApi, initialisedFolder, type Product, signIn, startProduct } from './product.ts';

const LOSSES = Number(process.env.LOSSES ?? 20);
/** Every so many losses a second program is started on the same folder. */
const SECOND_START_EVERY = 5;
const BACK_WITHIN_MS = 10_000;
const READERS = 8;
const PAUSE_MS = 20;

/**
 * The database of a program that people work with is killed again and again, and other programs are started on its
 * folder: nothing confirmed is lost, nobody meets a failure, and it is back without a hand.
 */
export const lossesBenchmark: Benchmark = {
  name: 'losses',
  isOnlyWhenNamed: true,
  async run(say) {
    const { dataDir } = await initialisedFolder();
    const product = await startProduct(dataDir);
    const token = await signIn(product, 'person1@masar.demo');
    const traffic = work(product, token);
    const backAfterMs: number[] = [];
    let refusedStarts = 0;
    for (let loss = 1; loss <= LOSSES; loss++) {
      await wait(1_000);
      killDatabase(dataDir);
      backAfterMs.push(await untilBack(product));
      if (loss % SECOND_START_EVERY !== 0) continue;
      say(`${loss} losses; back after ${Math.round(Math.max(...backAfterMs))} ms at most`);
      const { code, said } = await secondStart(dataDir, product);
      if (code === 1 && said.includes(`in use by process ${product.pid}`)) refusedStarts++;
      else say(`a second start: ${code} ${said.slice(-400)}`);
    }
    const { statuses, confirmed } = await traffic.stop();
    const { personal_details } = await callApi<Reply<typeof getProfile>>(product, token, '/profile');
    const lost = Number(personal_details.headline?.split(' ').at(-1)) < confirmed ? 1 : 0;
    await product.stop();
    say([...statuses].map(([status, times]) => `${status}: ${times}`).join(', '));
    return measurementsOf(statuses, { lost, backAfterMs, refusedStarts });
  },
};

/** People who read and one who writes, one change after the other: the last one confirmed must be there at the end. */
function work(product: Product, token: string) {
  const statuses = new Map<number, number>();
  let isOver = false;
  let confirmed = 0;
  const ask = async (method: string, at: string, body?: unknown): Promise<number> => {
    const status = await fetch(`${product.url}/api${at}`, {
      method,
      headers: { token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return status;
  };
  const until = async (step: (round: number) => Promise<unknown>) => {
    for (let round = 1; !isOver; round++) {
      await step(round);
      await wait(PAUSE_MS);
    }
  };
  const reads = ['/profile', '/matching-jobs', '/notifications/count', '/current-user'];
  const all = Promise.all([
    ...Array.from({ length: READERS }, (_, reader) => until(() => ask('GET', reads[reader % reads.length]!))),
    until(async (round) => {
      const personal_details = { name: 'Rana Odeh', headline: `Nurse ${round}` };
      if ((await ask('PATCH', '/profile', { personal_details })) === 200) confirmed = round;
    }),
  ]);
  return {
    stop: async () => {
      isOver = true;
      await all;
      return { statuses, confirmed };
    },
  };
}

function killDatabase(dataDir: string): void {
  const [pid] = fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** Milliseconds until the program is ready again; it lives all the while. */
async function untilBack(product: Product): Promise<number> {
  const began = performance.now();
  let wasAway = false;
  for (;;) {
    const [live, ready] = await Promise.all(
      ['live', 'ready'].map(async (what) => (await fetch(`${product.url}/api/health/${what}`)).status),
    );
    if (live !== 200) throw new Error(`live answered ${live}`);
    const tookMs = performance.now() - began;
    wasAway ||= ready !== 200;
    if ((wasAway && ready === 200) || tookMs > 3 * BACK_WITHIN_MS) return tookMs;
    await wait(50);
  }
}

async function secondStart(
  dataDir: string,
  product: Product,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: '',
      MASAR_DATA: dataDir,
      HOST: '127.0.0.1',
      PORT: new URL(product.url).port,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => {
    said += piece.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, said };
}

function measurementsOf(
  statuses: ReadonlyMap<number, number>,
  {
    lost,
    backAfterMs,
    refusedStarts,
  }: { lost: number; backAfterMs: readonly number[]; refusedStarts: number },
): Measurement[] {
  const times = [...statuses].reduce((sum, [, of]) => sum + of, 0);
  const good = (statuses.get(200) ?? 0) + (statuses.get(503) ?? 0);
  const wanted = Math.floor(LOSSES / SECOND_START_EVERY);
  return [
    { what: `losses: changes lost, of ${LOSSES} losses`, budget: 0, measured: lost, unit: '' },
    { what: `losses: answers but 200 and 503, of ${times}`, budget: 0, measured: times - good, unit: '' },
    {
      what: 'losses: longest until it was back',
      budget: BACK_WITHIN_MS,
      measured: Math.max(...backAfterMs),
      unit: 'ms',
    },
    {
      what: `losses: second starts that were not refused, of ${wanted}`,
      budget: 0,
      measured: wanted - refusedStarts,
      unit: '',
    },
  ];
}
