import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  identity,
  initialise,
  isRoot,
  isWindows,
  type Native,
  NOBODY,
  settle,
  shortHash,
} from './embedded-native.ts';

/** The PostgreSQL that comes with the product, while it runs. */
export interface EmbeddedDatabase {
  /** Folder of the unix socket (or host name on Windows) that clients connect to. */
  host: string;
  port: number;
  how: 'started' | 'adopted' | 'created';
  /** The folder the data really lies in. */
  dataDir: string;
  stop(): Promise<void>;
}

/** Where clients find it. */
interface At {
  host: string;
  port: number;
}

/** What runs: started by this process, or found running. */
type Server = { child: ChildProcess } | { pid: number };

/**
 * Starts the PostgreSQL that comes with the product, creating its data folder the first time. One that survived a
 * killed program is adopted. It listens on a unix socket only, so that no port can collide. Where it ends without
 * having been told to, it is started again, and `onTrouble` hears of it; clients connect anew by themselves.
 */
export async function startEmbeddedDatabase(
  wantedDir: string,
  onTrouble: (what: string) => void = () => {},
): Promise<EmbeddedDatabase> {
  const { dataDir, native } = settle(wantedDir);
  const at = addressOf(dataDir);
  const isNew = !fs.existsSync(path.join(dataDir, 'PG_VERSION'));
  if (isNew) initialise(native, dataDir);
  const server = await launchedOrFound(native, dataDir, at);
  const stop = keepRunning(server, () => launchedOrFound(native, dataDir, at), onTrouble);
  return { ...at, how: 'pid' in server ? 'adopted' : isNew ? 'created' : 'started', dataDir, stop };
}

/** The database that runs already in a data folder, as another process started it; null where none answers in time. */
export async function findEmbeddedDatabase(
  wantedDir: string,
  withinMs: number,
): Promise<Omit<EmbeddedDatabase, 'stop'> | null> {
  const { dataDir } = settle(wantedDir);
  const at = addressOf(dataDir);
  for (const until = Date.now() + withinMs; ; await wait(250)) {
    if (await answers(at)) return { ...at, how: 'adopted', dataDir };
    if (Date.now() > until) return null;
  }
}

const addressOf = (dataDir: string): At =>
  isWindows ? { host: '127.0.0.1', port: windowsPort(dataDir) } : { host: socketDir(dataDir), port: 5432 };

async function launchedOrFound(native: Native, dataDir: string, at: At): Promise<Server> {
  // A postmaster that was just killed leaves its children for up to three seconds; until then starts fail.
  let lastError = '';
  for (let attempt = 0; attempt < 24; attempt++) {
    const pid = (await answers(at)) ? pidIn(dataDir) : null;
    if (pid !== null) return { pid };
    const launched = await launch(native, dataDir, at);
    if (launched.ok) return { child: launched.child };
    lastError = launched.error;
    await wait(250);
  }
  throw new Error(`The embedded database did not start. ${lastError.trim().split('\n').slice(-3).join(' ')}`);
}

/** How often a database is looked at that is no child of this process: of a child its end is heard. */
const LOOK_MS = 500;
const RETRY_MS = 1_000;

/** Starts the database again whenever it ends by itself, until the returned function stops it for good. */
function keepRunning(
  first: Server,
  startAgain: () => Promise<Server>,
  onTrouble: (what: string) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = first;
  const keeping = (async () => {
    while (!signal.aborted) {
      await endOf(server, signal);
      if (signal.aborted) return;
      onTrouble('the database has ended and is started again');
      while (!signal.aborted) {
        try {
          server = await startAgain();
          break;
        } catch (error) {
          onTrouble(error instanceof Error ? error.message : String(error));
          await wait(RETRY_MS, undefined, { ref: false });
        }
      }
    }
  })();
  return async () => {
    stopping.abort();
    await keeping;
    await ('child' in server ? stopChild(server.child) : stopByPid(server.pid));
  };
}

/** Waits until a database has ended, or the signal comes. */
async function endOf(server: Server, signal: AbortSignal): Promise<void> {
  if ('child' in server) {
    const { child } = server;
    if (hasEnded(child)) return;
    await once(child, 'exit', { signal }).catch(() => {});
    return;
  }
  while (!signal.aborted && isRunning(server.pid))
    await wait(LOOK_MS, undefined, { signal, ref: false }).catch(() => {});
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

type Launched = { ok: true; child: ChildProcess } | { ok: false; error: string };

const MOST_SAID = 20_000;

async function launch(native: Native, dataDir: string, at: At): Promise<Launched> {
  const where = isWindows
    ? ['-c', `listen_addresses=${at.host}`, '-c', `port=${at.port}`]
    : ['-k', at.host, '-c', 'listen_addresses=', '-c', `port=${at.port}`];
  const child = spawn(
    native.bin('postgres'),
    ['-D', dataDir, ...where, '-c', 'max_connections=120', '-c', 'shared_buffers=128MB'],
    {
      ...identity,
      env: { ...process.env, LC_ALL: 'C' },
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      // Ctrl-C reaches every process of the terminal; the program stops its database itself, last.
      detached: true,
    },
  );
  let said = '';
  const ready = await new Promise<boolean>((resolve) => {
    child.stderr.on('data', (piece) => {
      // The end alone: it says as much of each client that comes too early.
      said = (said + piece).slice(-MOST_SAID);
      if (/ready to accept connections/.test(said)) resolve(true);
    });
    child.once('error', (error) => {
      said += error.message;
      resolve(false);
    });
    child.once('exit', () => resolve(false));
  });
  if (!ready) return { ok: false, error: said };
  child.unref();
  return { ok: true, child };
}

async function answers(at: At): Promise<boolean> {
  const client = new pg.Client({
    ...at,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 1_500,
  });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => {});
  }
}

/** SIGINT is PostgreSQL's fast shutdown: open work is rolled back, the rest is safe on disk. */
function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) return resolve();
    child.ref();
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
}

async function stopByPid(pid: number): Promise<void> {
  if (!signalled(pid, 'SIGINT')) return;
  for (let tries = 0; tries < 100 && isRunning(pid); tries++) await wait(50);
}

/** The number of the process that serves a data folder, as it writes it down itself; null where there is none. */
function pidIn(dataDir: string): number | null {
  const file = path.join(dataDir, 'postmaster.pid');
  const pid = Number(fs.existsSync(file) && fs.readFileSync(file, 'utf8').split('\n')[0]);
  return pid > 0 ? pid : null;
}

const isRunning = (pid: number): boolean => signalled(pid, 0);

function signalled(pid: number, signal: 'SIGINT' | 0): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Unix sockets have paths of at most 107 bytes, so the folder is short and named after the data folder. */
function socketDir(dataDir: string): string {
  const dir = path.join(os.tmpdir(), `masar-${shortHash(dataDir)}`);
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (isRoot) fs.chownSync(dir, NOBODY, NOBODY);
  return dir;
}

const windowsPort = (dataDir: string) =>
  20_000 + (Number.parseInt(shortHash(dataDir).slice(0, 6), 16) % 20_000);
