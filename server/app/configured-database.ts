import type pg from 'pg';
import type { Config } from '#server/platform/config.ts';
import { databaseFault } from '#server/platform/database.ts';
import { findEmbeddedDatabase, startEmbeddedDatabase } from '#server/platform/embedded-database.ts';
import { FolderIsTaken, takeFolder } from '#server/platform/folder-owner.ts';

/** A database that answers, and how to let go of it. */
export interface OpenedDatabase {
  connection: pg.PoolConfig;
  stop(): Promise<void>;
}

/** The database of the configuration: the one a person names, or the one that comes with the product. */
export async function openConfigured(
  config: Config,
  say: (text: string) => void,
  onTrouble: (what: string) => void,
): Promise<OpenedDatabase> {
  if (config.databaseUrl) return openNamed(config.databaseUrl, say);
  const embedded = await startEmbeddedDatabase(config.dataDir, onTrouble);
  say(`embedded PostgreSQL, ${embedded.how}, in ${embedded.dataDir}`);
  return { connection: connectionTo(embedded), stop: embedded.stop };
}

/**
 * The same for a command, which may run beside the program: then it uses the program's database and leaves it running.
 */
export async function openForCommand(config: Config): Promise<OpenedDatabase> {
  if (config.databaseUrl) return openNamed(config.databaseUrl, () => {});
  try {
    const owner = takeFolder(config.dataDir);
    const embedded = await startEmbeddedDatabase(config.dataDir);
    const stop = async () => {
      await embedded.stop();
      owner.release();
    };
    return { connection: connectionTo(embedded), stop };
  } catch (error) {
    if (!(error instanceof FolderIsTaken)) throw error;
    const found = await findEmbeddedDatabase(config.dataDir, DATABASE_WITHIN_MS);
    if (!found) throw error;
    return { connection: connectionTo(found), stop: async () => {} };
  }
}

/** The program that has the folder may be starting its database, or starting it again. */
const DATABASE_WITHIN_MS = 15_000;

async function openNamed(databaseUrl: string, say: (text: string) => void): Promise<OpenedDatabase> {
  const connection = { connectionString: databaseUrl };
  const fault = await databaseFault(connection);
  if (fault) throw new Error(`DATABASE_URL (${withoutPassword(databaseUrl)}) cannot be used. ${fault}`);
  say(withoutPassword(databaseUrl));
  return { connection, stop: async () => {} };
}

const connectionTo = ({ host, port }: { host: string; port: number }) => ({
  host,
  port,
  user: 'postgres',
  database: 'postgres',
});

function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    parsed.password = '';
    return parsed.href;
  } catch {
    return 'not an address such as postgres://user@host/database';
  }
}
