import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { features } from '#server/app/features.ts';
import { addFirstPortals } from '#server/features/portals/index.ts';
import { openDatabase } from '#server/platform/database.ts';
import { startEmbeddedDatabase } from '#server/platform/embedded-database.ts';
import { createLog } from '#server/platform/log.ts';
import { migrateDatabase } from '#server/platform/migrations.ts';
import { startQueue } from '#server/platform/queue.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { host: string; port: number };
  }
}

export const TEMPLATE = 'masar_template';

/** One PostgreSQL for all tests, with a migrated template that each file's database is cloned from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-tests-'));
  fs.chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedDatabase(dataDir);
  const at = { host: postgres.host, port: postgres.port, user: 'postgres' };

  const admin = new pg.Client({ ...at, database: 'postgres' });
  await admin.connect();
  // What a power cut would lose may be lost: no test's data outlives it.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await admin.query(`alter system set ${setting} = off`);
  await admin.query('select pg_reload_conf()');
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();

  const database = openDatabase({ ...at, database: TEMPLATE }, 4);
  await migrateDatabase(database);
  await addFirstPortals(database.db);
  await database.close();
  const queue = await startQueue(
    { ...at, database: TEMPLATE },
    features.flatMap(({ jobs }) => jobs),
    createLog('silent'),
    false,
  );
  await queue.stop();

  project.provide('postgres', { host: postgres.host, port: postgres.port });
  return async () => {
    await postgres.stop();
    for (const folder of [dataDir, postgres.host]) fs.rmSync(folder, { recursive: true, force: true });
  };
}
