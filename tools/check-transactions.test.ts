import { expect, it } from 'vitest';
import { checkTransactions } from './check-transactions.ts';

const within = (body: string) =>
  checkTransactions([
    { file: 'server/features/a/a.service.ts', text: `await ctx.transaction(async (tx) => {\n  ${body}\n});` },
  ]);

it('finds what asks outside of the transaction that it runs in', () => {
  expect(within('await present(ctx, row);')).toEqual([
    'server/features/a/a.service.ts:2: asks ctx within a transaction of it',
  ]);
  expect(within('await find(ctx.db, id);')).toHaveLength(1);
  expect(within('await run({ ...ctx, portal });')).toHaveLength(1);
  expect(within('await ctx.transaction(later);')).toHaveLength(1);
});

it('lets pass what asks the transaction, or nothing of a database', () => {
  expect(within('await find(tx.db, ctx.actor.id);')).toEqual([]);
  expect(within('await present({ ...tx, actor: ctx.actor }, row);')).toEqual([]);
  expect(within('const said = tx.ctx;')).toEqual([]);
  expect(
    checkTransactions([{ file: 'server/a.ts', text: 'await ctx.transaction(run);\nreturn ctx.db;' }]),
  ).toEqual([]);
});
