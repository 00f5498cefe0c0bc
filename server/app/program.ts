import net from 'node:net';
import { hasDemo, loadDemo, timesUsual } from '#server/db/demo/load.ts';
import { demoAccounts } from '#server/db/demo/people.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { type FolderOwner, shareFolder, takeFolder } from '#server/platform/folder-owner.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { type OpenedDatabase, openConfigured } from './configured-database.ts';
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
  // With a database elsewhere several programs share the folder of files.
  if (config.databaseUrl) shareFolder(config.dataDir);
  const owner = config.databaseUrl ? null : takeFolder(config.dataDir);
  // Whatever ends the program, the folder is free again.
  process.once('exit', () => owner?.release());
  const wanted = await freePort(config);

  const web = config.roles.includes('api')
    ? progress.step('web app', (say) => buildWebIfStale(say))
    : Promise.resolve();
  // It is waited for below; until then its failure waits too.
  web.catch(() => {});
  const log = createLog(config.logLevel);
  const database = await progress.step('database', (say) =>
    openConfigured(config, say, (what) => log.error(what)),
  );
  try {
    await web;
    await serve(config, { database, owner, port: wanted.port, log }, progress);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

interface Opened {
  database: OpenedDatabase;
  owner: FolderOwner | null;
  port: number;
  log: Log;
}

async function serve(
  config: Config,
  { database, owner, port, log }: Opened,
  progress: ReturnType<typeof createProgress>,
): Promise<void> {
  const running = await progress.step('server', async (say) => {
    const it = await start(config, database.connection, {
      listen: { port, host: config.host },
      isAlone: config.databaseUrl === null,
      log,
    });
    say('migrated, listening');
    return it;
  });
  if (running.url) owner?.tell(running.url);

  if (config.demo && !(await hasDemo(running.parts.db))) {
    await progress.step('demo data', (say) => loadDemo(running, timesUsual(1), say));
  }

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    progress.line(`${signal}: stopping`);
    // What cannot stop in time must not keep the terminal; nothing confirmed is lost by leaving.
    setTimeout(() => process.exit(1), 19_000).unref();
    await running.stop();
    await database.stop();
    progress.line('stopped');
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));

  if (port !== config.port && config.port !== 0)
    progress.line(`Port ${config.port} is taken, so this is port ${port}.`);
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

/**
 * The configured port, or the next one that is free. Port 0 leaves the choice to the system.
 * @throws an error in words where the host is no address of this machine.
 */
async function freePort({ port, host }: Config): Promise<{ port: number }> {
  for (let candidate = port; candidate < port + 50; candidate++) {
    const fault = candidate === 0 ? null : await faultOfPort(candidate, host);
    if (fault === null) return { port: candidate };
    if (fault !== 'EADDRINUSE' && fault !== 'EACCES')
      throw new Error(`HOST (${host}) is no address that this machine can listen on (${fault}).`);
  }
  throw new Error(
    `Ports ${port} to ${port + 49} are all taken or closed to this user. Set PORT to a free one.`,
  );
}

/** Why a port cannot be listened on; null where it can. */
const faultOfPort = (port: number, host: string) =>
  new Promise<string | null>((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host }, () => probe.close(() => resolve(null)));
  });
