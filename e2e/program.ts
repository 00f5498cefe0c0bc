import { execFile, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export interface RunningProgram {
  /** Where it answers, without a slash at the end. */
  url: string;
  /** Ends it as an operator would, and removes what it kept. */
  stop: () => Promise<void>;
  /** Kills it in the middle of whatever it does, and starts it again on what it kept by then. */
  killAndStart: () => Promise<RunningProgram>;
}

const ROOT = path.resolve(import.meta.dirname, '..');
const READY = /Masar is ready at (\S+)/;
/** The first start of all builds the web app, creates a database and fills it; on a machine that does much else, slowly. */
const READY_WITHIN_MS = 300_000;
const STOP_WITHIN_MS = 20_000;
/** Memory for time: what a program does in its first half minute takes a fifth less with it. */
const ROOM_FOR_YOUNG = '--max-semi-space-size=64';

/** Builds the web app where that is stale, loads the demo data once and returns its folder: what each program begins with. The caller removes it. */
export async function prepareData(): Promise<string> {
  const folder = newFolder();
  await promisify(execFile)(process.execPath, ['server/masar.ts', 'demo'], {
    cwd: ROOT,
    env: { ...ownEnvironment(), MASAR_DATA: folder },
  });
  return folder;
}

/**
 * Starts the program as `npm start` does, on a free port, with a data folder of its own: empty, so that it loads the demo
 * data, or a copy of a prepared one. Throws with everything it printed when it ends or stays silent before it is ready.
 */
export async function startProgram(prepared: string | null = null): Promise<RunningProgram> {
  const dataDir = newFolder();
  // The database's files belong to a user of its own, and only `cp` keeps owners and rights.
  if (prepared) execFileSync('cp', ['-a', `${prepared}/.`, dataDir]);
  return startOn(dataDir);
}

async function startOn(dataDir: string): Promise<RunningProgram> {
  const program = spawn(process.execPath, [ROOM_FOR_YOUNG, 'server/main.ts'], {
    cwd: ROOT,
    env: {
      ...ownEnvironment(),
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      MASAR_DATA: dataDir,
      // Journeys bring pages of their own, which are read as if they were of the internet.
      MASAR_OPEN_NETWORKS: '127.0.0.1',
      // Everybody in them comes from one address.
      MASAR_RATE_FACTOR: '20',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  // Whatever ends this process, the program must not outlive it.
  process.once('exit', () => program.kill());
  const stop = async () => {
    const force = setTimeout(() => program.kill('SIGKILL'), STOP_WITHIN_MS);
    program.kill('SIGTERM');
    if (program.exitCode === null && program.signalCode === null) await ended;
    clearTimeout(force);
    fs.rmSync(dataDir, { recursive: true, force: true });
  };

  const killAndStart = async () => {
    program.kill('SIGKILL');
    await ended;
    return startOn(dataDir);
  };

  let printed = '';
  const ready = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = READY.exec(printed)?.[1];
      if (url) resolve(url);
    };
    program.stdout.on('data', read);
    program.stderr.on('data', read);
  });
  const url = await Promise.race([ready, ended.then(() => null), silence(READY_WITHIN_MS)]);
  if (url) return { url, stop, killAndStart };
  await stop();
  throw new Error(`The program did not get ready. It printed:\n${printed}`);
}

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-e2e-'));
  // The database runs as a user of its own where root starts it, and has to get in.
  fs.chmodSync(folder, 0o755);
  return folder;
}

/** What a person's shell would have: nothing of the test runner, and none of the variables that configure Masar. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(NODE_ENV|TEST|VITEST.*|MASAR_.*|DATABASE_URL|PUBLIC_URL|SMTP_URL|PORT|HOST|DEV|PROD|MODE|BASE_URL)$/.test(
        name,
      ),
  );
  return Object.fromEntries(kept);
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const silence = (delayMs: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), delayMs).unref();
  });
