import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWebIfStale } from '#server/app/web-build.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people.ts';
import { ROOT } from '#server/platform/config.ts';

/** The product as a person starts it: a process of its own, on a folder of its own. */
export interface Product {
  /** Under which the API answers, without a slash at the end. */
  url: string;
  /** From starting the process to its saying that it is ready, in milliseconds. */
  readyMs: number;
  /** Resident memory of the server's process, in bytes. PostgreSQL is not in it. */
  residentBytes(): number;
  /** What it has said so far, its log among it. */
  said(): string;
  /** The number of its process. */
  pid: number;
  stop(): Promise<void>;
}

/** Longest that a start may take before it counts as failed. */
const MOST_MS = 240_000;
const running = new Set<Product>();
const folders = new Set<string>();

/** Starts the product on a data folder and waits until it is ready. Throws what it said where it does not start. */
export async function startProduct(dataDir: string, env: Record<string, string> = {}): Promise<Product> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=64', 'server/main.ts'], {
    cwd: ROOT,
    env: { ...ownEnvironment(dataDir), PORT: String(port), MASAR_RATE_FACTOR: '10000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = listen(child);
  while (!said().includes('Masar is ready at')) {
    const isLate = performance.now() - began > MOST_MS;
    if (isLate || child.exitCode !== null) {
      await stopProcess(child);
      throw new Error(`The product did not start.\n${said().trim()}`);
    }
    await wait(5);
  }
  const product: Product = {
    url: `http://127.0.0.1:${port}`,
    readyMs: performance.now() - began,
    residentBytes: () => residentBytes(child.pid!),
    said,
    pid: child.pid!,
    stop: async () => {
      running.delete(product);
      await stopProcess(child);
    },
  };
  running.add(product);
  return product;
}

/** What a process has said so far, on both its outputs. */
function listen(child: ChildProcessByStdio<null, Readable, Readable>): () => string {
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (piece) => {
      said += piece;
    });
  return () => said;
}

/** Runs a command of the product (`npm run masar -- …`) on a data folder. Throws what it said where it fails. */
export async function runMasar(dataDir: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['server/masar.ts', ...args], {
    cwd: ROOT,
    env: ownEnvironment(dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = listen(child);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`masar ${args.join(' ')} failed.\n${said().trim()}`);
}

/** An empty data folder. PostgreSQL runs as another user where we are root, so others must be able to enter. */
export function emptyDataDir(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-bench-'));
  fs.chmodSync(folder, 0o755);
  folders.add(folder);
  return folder;
}

/** A folder with the usual demo data that is kept from one run to the next, for whoever measures often. */
const KEPT = process.env.MASAR_BENCH_DATA;

let firstRun: Promise<{ dataDir: string; readyMs: number }> | undefined;

/** A folder with the usual demo data and nothing running on it, made once, with the time its first run took. */
export function initialisedFolder(): Promise<{ dataDir: string; readyMs: number }> {
  firstRun ??= (async () => {
    // The first start after a change builds the web app, which is no part of what is measured here.
    await buildWebIfStale(() => {});
    const dataDir = KEPT ?? emptyDataDir();
    if (KEPT && fs.existsSync(path.join(KEPT, 'files'))) return { dataDir, readyMs: Number.NaN };
    const product = await startProduct(dataDir);
    await product.stop();
    return { dataDir, readyMs: product.readyMs };
  })();
  return firstRun;
}

/** Stops whatever a benchmark left running and removes the folders. */
export async function cleanUp(): Promise<void> {
  await Promise.all([...running].map((product) => product.stop()));
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
}

/** Signs in as a demo account and gives its access token. */
export async function signIn(product: Product, email: string): Promise<string> {
  const response = await fetch(`${product.url}/api/login-user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!response.ok) throw new Error(`${email} cannot sign in: ${response.status}`);
  return ((await response.json()) as { data: { token: string } }).data.token;
}

/** Calls the API and gives the reply's `data`. Throws where it refuses. */
export async function callApi<T>(
  product: Product,
  token: string,
  endpointPath: string,
  body?: unknown,
): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${product.url}/api${endpointPath}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { token, ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${endpointPath}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

/** The settings of whoever runs this must not decide what is measured. */
function ownEnvironment(dataDir: string): NodeJS.ProcessEnv {
  const ours = /^(DATABASE_URL|MASAR_\w+|PUBLIC_URL|SMTP_URL|MAIL_FROM|LOG_LEVEL|NODE_ENV|HOST)$/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
  return { ...env, MASAR_DATA: dataDir, HOST: '127.0.0.1' };
}

function residentBytes(pid: number): number {
  const kilobytes = fs.readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)?.[1];
  return Number(kilobytes) * 1_024;
}

function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
