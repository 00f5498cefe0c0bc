import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeEach, expect, inject, it } from 'vitest';
import { ROOT } from './config.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { migrateDatabase, STEPS_BEFORE_RELEASE } from './migrations.ts';

const at = () => ({ ...inject('postgres'), user: 'postgres' });
const admin = async (text: string) => {
  const client = new pg.Client({ ...at(), database: 'postgres' });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};

const made: string[] = [];
let open: OpenDatabase;

beforeEach(async () => {
  const name = `migrations_${crypto.randomBytes(6).toString('hex')}`;
  await admin(`create database ${name}`);
  made.push(name);
  open = openDatabase({ ...at(), database: name }, 2);
  return () => open.close();
});

afterAll(async () => {
  for (const name of made) await admin(`drop database ${name}`);
});

const history = async () =>
  (await open.pool.query('select hash, created_at from drizzle.__drizzle_migrations order by created_at'))
    .rows;

/** A folder with the first migration alone. */
function folderOfFirst(): string {
  const folder = path.join(ROOT, 'server/db/migrations');
  const alone = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-first-migration-'));
  const journal = JSON.parse(fs.readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'));
  fs.mkdirSync(path.join(alone, 'meta'));
  fs.writeFileSync(
    path.join(alone, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }),
  );
  fs.copyFileSync(path.join(folder, '0000_first-tables.sql'), path.join(alone, '0000_first-tables.sql'));
  return alone;
}

/** The bookkeeping of a database from before the first release, with the steps up to one. */
async function pretendStepsBeforeRelease(count: number): Promise<void> {
  const { first, last, count: all } = STEPS_BEFORE_RELEASE;
  await open.pool.query('truncate drizzle.__drizzle_migrations');
  for (let step = 0; step < count; step += 1) {
    const time = step === all - 1 ? last : first + step * 1_000;
    await open.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      `step ${step}`,
      time,
    ]);
  }
}

it('a second start finds nothing to do', async () => {
  await migrateDatabase(open);
  const before = await history();
  await migrateDatabase(open);
  expect(await history()).toEqual(before);
});

it('a database from before the first release is taken over with what is in it', async () => {
  await migrateDatabase(open);
  const released = await history();
  // What it had before the steps that followed the release.
  await open.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  await migrate(open.db, { migrationsFolder: folderOfFirst() });
  await open.pool.query("insert into email_opt_outs (address_hash, portal) values ('4f2a', 'KU')");
  await pretendStepsBeforeRelease(STEPS_BEFORE_RELEASE.count);

  await migrateDatabase(open);

  expect(await history()).toEqual(released);
  expect((await open.pool.query('select portal from email_opt_outs')).rows).toEqual([{ portal: 'KU' }]);
});

it.each([
  ['ran only some of the steps before the first release', () => pretendStepsBeforeRelease(12)],
  [
    'was migrated by a newer version',
    () =>
      open.pool.query(
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)",
      ),
  ],
  ['has our tables and no history', () => open.pool.query('drop schema drizzle cascade')],
])('a database that %s is refused and left alone', async (_, spoil) => {
  await migrateDatabase(open);
  await spoil();
  const left = async () =>
    (
      await open.pool.query(
        "select n.nspname, c.relname from pg_class c join pg_namespace n on n.oid = relnamespace where nspname in ('public', 'drizzle') order by 1, 2",
      )
    ).rows;
  const before = await left();

  await expect(migrateDatabase(open)).rejects.toThrow('Nothing was changed');

  expect(await left()).toEqual(before);
});

it('tables of somebody else in the database do not matter', async () => {
  await open.pool.query('create table somebody_elses (id int)');
  await migrateDatabase(open);
  expect(await history()).not.toEqual([]);
});
