import os from 'node:os';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as tables from '#server/db/tables/index.ts';
import { expected } from './expected.ts';

/** The database, or a transaction of it: queries do not care which. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof tables>;

/** A connected database and how to let go of it. */
export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** How many queries and transactions wait for a connection. */
  waiting(): number;
  /** For parts that bring a connection of their own (queue, realtime). */
  connection: pg.PoolConfig;
  close(): Promise<void>;
}

/**
 * More than a machine's cores can work for only wait in the database, each with plans and memory of its own: of 200
 * requests a second on two cores the slowest twentieth took up to ten times as long with 20 as with 8.
 */
const CONNECTIONS = Math.min(20, 4 * os.availableParallelism());

/** Who waits longer for a connection is told that the service is not ready, rather than left waiting. */
const CONNECTED_WITHIN_MS = 10_000;

/** Opens pools of connections. Nothing is sent until the first query. */
export function openDatabase(connection: pg.PoolConfig, most = CONNECTIONS): OpenDatabase {
  const pool = openPool(connection, most);
  const planningOnce = openPool({ options: PLANNING_ONCE, ...connection }, Math.ceil(most / 2));
  const db: Database = drizzle(pool, OPTIONS);
  db.transaction = transactionsOn(pool);
  forPrepared.set(db, drizzle(planningOnce, OPTIONS));
  return {
    db,
    pool,
    waiting: () => pool.waitingCount + planningOnce.waitingCount,
    connection,
    close: async () => {
      await Promise.all([pool.end(), planningOnce.end()]);
    },
  };
}

function openPool(connection: pg.PoolConfig, most: number): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: most,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: CONNECTED_WITHIN_MS,
  });
  // A connection that breaks is dropped, whoever holds it just then; without a listener it would end the program.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/**
 * Where a database runs its prepared queries, on connections that never plan one twice: left to itself, PostgreSQL plans a
 * query anew for its values wherever it guesses the plan for all values to be dearer, and guesses so of queries that take
 * ten times as long to plan as to answer.
 */
const forPrepared = new WeakMap<Database, Database>();

const PLANNING_ONCE = '-c plan_cache_mode=force_generic_plan';

const OPTIONS = { schema: tables, casing: 'snake_case' } as const;

/**
 * Transactions whose connection comes back to the pool however they end. Drizzle's own keep it for ever where their
 * `begin` fails, as it does on a connection that broke unnoticed: after a few of those the pool would be empty.
 */
function transactionsOn(pool: pg.Pool): Database['transaction'] {
  const known = new WeakMap<pg.PoolClient, Database>();
  return async (work, config) => {
    const client = await pool.connect();
    try {
      const own: Database = known.get(client) ?? drizzle(client, OPTIONS);
      known.set(client, own);
      return await own.transaction(work, config);
    } finally {
      client.release();
    }
  };
}

/** The pattern of `ilike` for texts that begin with, or contain, what a person typed; their % and _ mean themselves. */
export const beginningWith = (typed: string) => `${typed.replace(/[\\%_]/g, '\\$&')}%`;
/** The pattern for texts that contain what a person typed, wherever it stands. */
export const containing = (typed: string) => `%${beginningWith(typed)}`;

/** The row of a statement that always gives one, as an insert or an aggregate does; throws where there is none. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  return expected(rows[0], 'row');
}

/**
 * A query with placeholders that is built once and that PostgreSQL plans once a connection: for what every request asks,
 * and for what takes longer to plan than to answer. A name is one query's alone.
 */
export function preparedOnce<Prepared>(
  name: string,
  build: (db: Database) => { prepare(name: string): Prepared },
): (db: Database) => Prepared {
  // A transaction is a database of its own.
  const known = new WeakMap<Database, Prepared>();
  return (db) => {
    const prepared = known.get(db) ?? build(forPrepared.get(db) ?? db).prepare(name);
    known.set(db, prepared);
    return prepared;
  };
}

/** Likewise a query whose text hangs on a few choices: one for each of their shapes, under a name of its own. */
export function keptByShape<Shape, Prepared>(
  nameOf: (shape: Shape) => string,
  build: (db: Database, shape: Shape) => { prepare(name: string): Prepared },
): (shape: Shape) => (db: Database) => Prepared {
  const kept = new Map<string, (db: Database) => Prepared>();
  return (shape) => {
    const name = nameOf(shape);
    const known = kept.get(name) ?? preparedOnce(name, (db) => build(db, shape));
    kept.set(name, known);
    return known;
  };
}

/** The name of choices that are made or not, as figures in their order. */
export const nameOfChoices = <Choices extends { [Choice in keyof Choices]: boolean }>(
  choices: Choices,
): string => Object.values(choices).map(Number).join('');

/**
 * Whether a query failed because no database was there to answer it: it ends, starts, or cannot be reached. What was
 * asked may be asked again a moment later.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as Error & { code?: unknown };
  return (
    (typeof code === 'string' && (AWAY.has(code) || code.startsWith('08'))) ||
    CUT_OFF.test(error.message) ||
    isDatabaseAway(cause)
  );
}

/** Whether a query failed because the disk of the database is full. */
export function isDatabaseFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as Error & { code?: unknown };
  return code === '53100' || isDatabaseFull(cause);
}

/** Codes of PostgreSQL while it stops, starts or has no room, and of a connection that breaks. */
const AWAY = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNRESET', 'EPIPE']);
/** What the driver says where nobody listens (ENOENT: the socket is gone), or a connection ended under a query. */
const CUT_OFF =
  /^(?:connect E(?:CONNREFUSED|NOENT)|Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** Says in one sentence why a database cannot be used; null when it can. */
export async function databaseFault(connection: pg.PoolConfig): Promise<string | null> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const version = rows[0]?.version ?? 0;
    return version >= 140_000 ? null : 'PostgreSQL 14 or newer is needed.';
  } catch (error) {
    return reasonOf(error);
  } finally {
    await client.end().catch(() => {});
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  switch (code) {
    case 'ENOTFOUND':
      return 'There is no host of that name.';
    case 'ECONNREFUSED':
      return 'Nothing answers at that host and port.';
    case '28P01':
    case '28000':
      return 'The user name or the password is not accepted.';
    case '3D000':
      return 'There is no database of that name.';
    default:
      return message || 'It cannot be reached.';
  }
}
