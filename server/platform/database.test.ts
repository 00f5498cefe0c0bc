import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '#server/db/tables/index.ts';
import { testApp } from '#server/testing/test-app.ts';
import { type Database, preparedOnce } from './database.ts';

const test = testApp();

const planning = (db: Database) =>
  db.select({ mode: sql<string>`current_setting('plan_cache_mode')` }).from(sql`(select 1) as one`);

it('a prepared query is planned once, other queries for their values', async () => {
  const { db } = test.program.parts;
  const planningOnce = preparedOnce('test_planning', planning);
  expect(await planningOnce(db).execute()).toEqual([{ mode: 'force_generic_plan' }]);
  expect(await planning(db)).toEqual([{ mode: 'auto' }]);
});

it('a prepared query of a transaction sees what the transaction has written', async () => {
  const counted = preparedOnce('test_counted', (db) =>
    db.select({ total: sql<number>`count(*)::int` }).from(users),
  );
  const transaction = test.program.parts.db.transaction(async (tx) => {
    await tx.delete(users);
    expect(await counted(tx).execute()).toEqual([{ total: 0 }]);
    tx.rollback();
  });
  await expect(transaction).rejects.toThrow('Rollback');
});
