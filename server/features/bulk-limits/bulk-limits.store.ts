import { sql } from 'drizzle-orm';
import type { BulkDeed } from '#contract/features/bulk-limits.contract.ts';
import { bulkUses } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

/** Until the end of the transaction nobody else of the company does it: what is counted stays true. */
export async function holdDeed(db: Database, companyId: string, deed: BulkDeed): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bulk ${deed} ${companyId}`}, 0))`);
}

/** Questions are counted where they are written down; everything else here. */
export async function addUse(
  db: Database,
  use: { companyId: string; deed: Exclude<BulkDeed, 'ask'>; hour: Date; people: number },
): Promise<void> {
  await db
    .insert(bulkUses)
    .values(use)
    .onConflictDoUpdate({
      target: [bulkUses.companyId, bulkUses.deed, bulkUses.hour],
      set: { people: sql`greatest(0, ${bulkUses.people} + ${use.people})` },
    });
}
