import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookDemo } from '#contract/features/demo-requests.contract.ts';
import { readConfig } from '#server/platform/config.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/platform/embedded-database.ts';
import { type Running, start } from './start.ts';

/**
 * The program loses its database and gets it back without a hand. `MASAR_LOSSES` says how often: more than the tests
 * can wait for is for trials.
 */
const LOSSES = Number(process.env.MASAR_LOSSES ?? 2);
const BACK_WITHIN_MS = 10_000;

let dataDir: string;
let database: EmbeddedDatabase;
let program: Running;
const troubles: string[] = [];

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-loss-'));
  fs.chmodSync(dataDir, 0o755);
  database = await startEmbeddedDatabase(dataDir, (what) => troubles.push(what));
  const { host, port } = database;
  const config = readConfig({
    NODE_ENV: 'test',
    MASAR_DATA: dataDir,
    MASAR_DEMO: 'no',
    MASAR_RATE_FACTOR: '10000',
    LOG_LEVEL: 'silent',
  });
  program = await start(config, { host, port, user: 'postgres', database: 'postgres' }, { isAlone: true });
}, 30_000);
afterAll(async () => {
  await program.stop();
  await database.stop();
  for (const folder of [dataDir, database.dataDir, database.host])
    fs.rmSync(folder, { recursive: true, force: true });
}, 30_000);

let asked = 0;
const confirmed: string[] = [];

/** A visitor's request, which is kept where it was answered with a yes. */
async function ask() {
  const email = `loss-${++asked}@example.com`;
  const { statusCode, headers } = await program.app.inject({
    method: 'POST',
    url: `/api${bookDemo.path}`,
    payload: { name: 'Rana Odeh', email, company: 'Samha Dairies', size: '11-50' },
  });
  if (statusCode < 300) confirmed.push(email);
  return { status: statusCode, waits: headers['retry-after'] };
}

const statusOf = async (url: string) => (await program.app.inject({ method: 'GET', url })).statusCode;

function killDatabase(): void {
  const [pid] = fs.readFileSync(path.join(database.dataDir, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

describe('a database that is killed', () => {
  it.each(Array.from({ length: LOSSES }, (_, at) => at + 1))(
    'is back by itself, nothing that was confirmed is lost, and nobody meets a failure: round %i',
    async (round) => {
      expect(await ask()).toMatchObject({ status: 200 });
      killDatabase();
      const began = Date.now();
      const during: Awaited<ReturnType<typeof ask>>[] = [];
      let isBack = false;
      while (!isBack) {
        during.push(...(await Promise.all([ask(), ask(), ask()])));
        expect(await statusOf('/api/health/live')).toBe(200);
        isBack = troubles.length >= round && during.at(-1)?.status === 200;
        if (Date.now() - began > BACK_WITHIN_MS) break;
      }
      expect(isBack).toBe(true);
      const others = during.filter(({ status }) => status !== 200);
      expect(others.map(({ status, waits }) => [status, Number(waits) > 0])).toEqual(
        others.map(() => [503, true]),
      );
      expect(await statusOf('/api/health/ready')).toBe(200);
      const { rows } = await program.parts.db.execute<{ email: string }>(
        sql`select email from demo_requests`,
      );
      expect(confirmed.filter((email) => !rows.some((row) => row.email === email))).toEqual([]);
    },
  );
});

describe('a folder that a program runs on', () => {
  it('is refused to a second program, which says whose it is and leaves the first alone', async () => {
    const second = path.resolve(import.meta.dirname, '../main.ts');
    fs.writeFileSync(
      path.join(dataDir, 'running.json'),
      JSON.stringify({ pid: process.pid, began: null, url: 'http://localhost:3999' }),
    );
    const child = spawn(process.execPath, [second], {
      env: { ...process.env, NODE_ENV: '', MASAR_DATA: dataDir, PORT: '0', HOST: '127.0.0.1' },
    });
    let said = '';
    child.stderr.on('data', (piece: Buffer) => {
      said += piece.toString();
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect([code, said]).toEqual([
      1,
      expect.stringContaining(`in use by process ${process.pid}, which answers at http://localhost:3999`),
    ]);
    expect(await ask()).toMatchObject({ status: 200 });
  });
});
