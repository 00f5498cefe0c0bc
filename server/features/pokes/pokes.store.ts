import { and, eq, sql } from 'drizzle-orm';
import type { PokeAnswer } from '#contract/features/pokes.contract.ts';
import { pokes } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type PokeRow = typeof pokes.$inferSelect;

/** Until the end of the transaction nobody else of the company pokes: the day's limit holds. */
export async function holdPokesOf(db: Database, companyId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pokes ${companyId}`}, 0))`);
}

/** False where the person was poked for the job before. */
export async function insertPoke(db: Database, poke: typeof pokes.$inferInsert): Promise<boolean> {
  const rows = await db.insert(pokes).values(poke).onConflictDoNothing().returning({ jobId: pokes.jobId });
  return rows.length > 0;
}

/** A person's poke for a job, held until the end of the transaction. */
export async function lockPoke(db: Database, jobId: string, userId: string): Promise<PokeRow | null> {
  const [row] = await db
    .select()
    .from(pokes)
    .where(and(eq(pokes.jobId, jobId), eq(pokes.userId, userId)))
    .for('update');
  return row ?? null;
}

export async function saveAnswer(
  db: Database,
  { jobId, userId }: Pick<PokeRow, 'jobId' | 'userId'>,
  answer: PokeAnswer,
  answeredAt: Date,
): Promise<void> {
  await db
    .update(pokes)
    .set({ answer, answeredAt })
    .where(and(eq(pokes.jobId, jobId), eq(pokes.userId, userId)));
}
