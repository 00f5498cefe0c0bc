import path from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import * as tables from '#server/db/tables/index.ts';
import { ROOT } from './config.ts';
import type { OpenDatabase } from './database.ts';

const FOLDER = path.join(ROOT, 'server/db/migrations');
const LOCK = 7_261_127;

/**
 * Before the first release the schema grew in nineteen steps, which are one migration now. A database that ran them all
 * has the schema of that migration. The times are those at which the first and the last of them were written.
 */
export const STEPS_BEFORE_RELEASE = { count: 19, first: 1_795_260_198_747, last: 1_795_332_931_723 };

/**
 * Brings the schema up to date. Nodes that start together wait for one another. Throws, with nothing changed, where the
 * database is in a state that this version does not know.
 */
export async function migrateDatabase(open: OpenDatabase): Promise<void> {
  const client = await open.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await settleHistory(client, readMigrationFiles({ migrationsFolder: FOLDER }));
    await migrate(open.db, { migrationsFolder: FOLDER });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  }
}

/** Makes sure that what the database ran is the beginning of what this version knows; only then more may be run. */
async function settleHistory(client: pg.PoolClient, known: MigrationMeta[]): Promise<void> {
  const ran = await timesOfRan(client);
  if (ran.length === 0) {
    if (await hasOurTables(client)) throw new UnknownSchema();
    return;
  }
  if (ranAllBeforeRelease(ran)) return recordAsOne(client, known[0]);
  if (ran.some((time, step) => known[step]?.folderMillis !== time)) throw new UnknownSchema();
}

/** When the migrations that a database ran were written, in milliseconds since 1970: drizzle's name for a migration. */
async function timesOfRan(client: pg.PoolClient): Promise<number[]> {
  const found = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_kept",
  );
  if (!found.rows[0]?.is_kept) return [];
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map((row) => Number(row.created_at));
}

async function hasOurTables(client: pg.PoolClient): Promise<boolean> {
  const names = Object.values(tables).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []));
  const { rowCount } = await client.query(
    "select from pg_tables where schemaname = 'public' and tablename = any($1)",
    [names],
  );
  return rowCount !== 0;
}

const ranAllBeforeRelease = (ran: number[]) =>
  ran.length === STEPS_BEFORE_RELEASE.count &&
  ran[0] === STEPS_BEFORE_RELEASE.first &&
  ran.at(-1) === STEPS_BEFORE_RELEASE.last;

async function recordAsOne(client: pg.PoolClient, first: MigrationMeta | undefined): Promise<void> {
  if (!first) throw new Error(`There is no migration in ${FOLDER}.`);
  await client.query(
    `with former as (delete from drizzle.__drizzle_migrations)
     insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)`,
    [first.hash, first.folderMillis],
  );
}

class UnknownSchema extends Error {
  constructor() {
    super(
      'The tables in this database are not of a version that this one can go on from: a newer version, another program ' +
        'or a version in between made them. Nothing was changed. See "Upgrading" in docs/operations.md.',
    );
  }
}
