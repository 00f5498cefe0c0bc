import fs from 'node:fs';
import net from 'node:net';
import type pg from 'pg';
import { hasDemo, loadDemo, timesUsual } from '#server/db/demo/load.ts';
import { demoAccounts } from '#server/db/demo/people.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { databaseFault } from '#server/platform/database.ts';
import { startEmbeddedDatabase } from '#server/platform/embedded-database.ts';
import { createProgress } from './progress.ts';
import { start } from './start.ts';
import { buildWebIfStale } from './web-build.ts';

/** Runs the whole program until it is told to stop, saying on standard output what it does. */
export async function runProgram(): Promise<void> {
  const progress = createProgress();
  try {
    await startUp(progress);
  } catch (error) {
    progress.fail(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

async function startUp(progress: ReturnType<typeof createProgress>): Promise<void> {
  const config = readConfig();
  progress.title('Masar');
  fs.mkdirSync(config.dataDir, { recursive: true });

  const web = config.roles.includes('api')
    ? progress.step('web app', (say) => buildWebIfStale(say))
    : Promise.resolve();
  const database = await progress.step('database', (say) => openConfigured(config, say));
  await web;

  const wanted = await freePort(config);
  const running = await progress.step('server', async (say) => {
    const it = await start(config, database.connection, {
      listen: { port: wanted.port, host: config.host },
      isAlone: config.databaseUrl === null,
    });
    say('migrated, listening');
    return it;
  });

  if (config.demo && !(await hasDemo(running.parts.db))) {
    await progress.step('demo data', (say) => loadDemo(running, timesUsual(1), say));
  }

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    progress.line(`${signal}: stopping`);
    // What cannot stop in time must not keep the terminal; nothing confirmed is lost by leaving.
    setTimeout(() => process.exit(1), 15_000).unref();
    await running.stop();
    await database.stop();
    progress.line('stopped');
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));

  if (wanted.port !== config.port)
    progress.line(`Port ${config.port} is taken, so this is port ${wanted.port}.`);
  if (await hasDemo(running.parts.db)) {
    progress.line('');
    progress.line('Demo accounts (password for all: Masar@2026)');
    for (const { email, role } of demoAccounts) progress.line(`  ${email.padEnd(28)} ${role}`);
  }
  if (!config.smtpUrl && !config.isProduction) progress.line(`  Mails end at ${running.url}/dev/outbox`);
  progress.line('');
  progress.line(`Masar is ready at ${running.url}`);
  running.warmUp();
}

interface OpenedDatabase {
  connection: pg.PoolConfig;
  /** It ran before, for a program that is still running or was killed. */
  wasRunning: boolean;
  stop(): Promise<void>;
}

/** The database of the configuration: the one a person names, or the one that comes with the product. */
export async function openConfigured(config: Config, say: (text: string) => void): Promise<OpenedDatabase> {
  if (config.databaseUrl) {
    const connection = { connectionString: config.databaseUrl };
    const fault = await databaseFault(connection);
    if (fault)
      throw new Error(`DATABASE_URL (${withoutPassword(config.databaseUrl)}) cannot be used. ${fault}`);
    say(withoutPassword(config.databaseUrl));
    return { connection, wasRunning: true, stop: async () => {} };
  }
  const embedded = await startEmbeddedDatabase(config.dataDir);
  say(`embedded PostgreSQL, ${embedded.how}, in ${embedded.dataDir}`);
  const connection = { host: embedded.host, port: embedded.port, user: 'postgres', database: 'postgres' };
  return { connection, wasRunning: embedded.how === 'adopted', stop: embedded.stop };
}

function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    parsed.password = '';
    return parsed.href;
  } catch {
    return 'not an address such as postgres://user@host/database';
  }
}

/** The configured port, or the next one that is free. Port 0 leaves the choice to the system. */
async function freePort({ port, host }: Config): Promise<{ port: number }> {
  for (let candidate = port; candidate < port + 50; candidate++) {
    if (candidate === 0 || (await isFree(candidate, host))) return { port: candidate };
  }
  throw new Error(`Ports ${port} to ${port + 49} are all taken. Set PORT to a free one.`);
}

const isFree = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
