import { and, asc, eq, gte } from 'drizzle-orm';
import { hiringCosts } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

type CostRow = typeof hiringCosts.$inferInsert;

/** What a company has entered for a month and those after it. */
export const costsSince = (db: Database, companyId: string, month: string) =>
  db
    .select({
      month: hiringCosts.month,
      source: hiringCosts.source,
      amount: hiringCosts.amount,
      currency: hiringCosts.currency,
    })
    .from(hiringCosts)
    .where(and(eq(hiringCosts.companyId, companyId), gte(hiringCosts.month, month)))
    .orderBy(asc(hiringCosts.month), asc(hiringCosts.source));

/** Enters a cost, or takes it away where it is nothing. */
export async function putCost(db: Database, row: CostRow): Promise<void> {
  if (row.amount === 0) {
    await db
      .delete(hiringCosts)
      .where(
        and(
          eq(hiringCosts.companyId, row.companyId),
          eq(hiringCosts.month, row.month),
          eq(hiringCosts.source, row.source),
        ),
      );
    return;
  }
  const { amount, currency, updatedAt } = row;
  await db
    .insert(hiringCosts)
    .values(row)
    .onConflictDoUpdate({
      target: [hiringCosts.companyId, hiringCosts.month, hiringCosts.source],
      set: { amount, currency, updatedAt },
    });
}
