import fs from 'node:fs';
import type pg from 'pg';
import { type OpenDatabase, openDatabase } from '#server/platform/database.ts';
import { startEmbeddedDatabase } from '#server/platform/embedded-database.ts';
import { emptyDataDir } from './product.ts';

/** Does some work on an empty PostgreSQL, the one that comes with the product in its usual settings. */
export async function withScratchDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const { host, port, dataDir, stop } = await startEmbeddedDatabase(emptyDataDir());
  const database = openDatabase({ host, port, user: 'postgres', database: 'postgres' }, 2);
  try {
    return await work(database);
  } finally {
    await database.close();
    await stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Does some work on one connection, whose settings end with it. */
export async function withConnection<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release(true);
  }
}
