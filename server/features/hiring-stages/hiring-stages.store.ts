import { and, asc, eq, sql } from 'drizzle-orm';
import { NAMED_STAGE_KINDS } from '#contract/features/hiring-stages.contract.ts';
import { hiringStages } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type StageRow = typeof hiringStages.$inferSelect;

/** Those of a kind stand together, in the order of the kinds. */
const KIND_ORDER = sql`array_position(array['shortlisted', 'interview', 'offered', 'hired'], ${hiringStages.kind})`;

/** A company's stages in the order in which people pass them. */
export const listStages = (db: Database, companyId: string): Promise<StageRow[]> =>
  db
    .select()
    .from(hiringStages)
    .where(eq(hiringStages.companyId, companyId))
    .orderBy(KIND_ORDER, asc(hiringStages.position), asc(hiringStages.id));

/** Nobody else changes the company's stages before this transaction has ended. */
export const holdStages = (db: Database, companyId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hiring-stages:${companyId}`}, 0))`);

/** The stages stay as they are until this transaction has ended; others may read them in the same way. */
export async function stagesThatStay(db: Database, companyId: string): Promise<StageRow[]> {
  await db.execute(
    sql`select pg_advisory_xact_lock_shared(hashtextextended(${`hiring-stages:${companyId}`}, 0))`,
  );
  return listStages(db, companyId);
}

/** The usual stages, one of each kind, by the product's own words. */
export const insertUsualStages = (db: Database, companyId: string) =>
  db.insert(hiringStages).values(NAMED_STAGE_KINDS.map((kind) => ({ companyId, kind, position: 0 })));

export const insertStage = (
  db: Database,
  stage: Pick<StageRow, 'companyId' | 'kind' | 'name' | 'position'>,
) => db.insert(hiringStages).values(stage);

export const updateStage = (
  db: Database,
  id: string,
  changes: Partial<Pick<StageRow, 'name' | 'position'>>,
) => db.update(hiringStages).set(changes).where(eq(hiringStages.id, id));

export const deleteStage = (db: Database, companyId: string, id: string) =>
  db.delete(hiringStages).where(and(eq(hiringStages.companyId, companyId), eq(hiringStages.id, id)));
