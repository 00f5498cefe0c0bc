import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PokeAnswer } from '#contract/features/pokes.contract.ts';
import { pokes } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type PokeRow = typeof pokes.$inferSelect;

/** Until the end of the transaction nobody else asks these people, so that nobody is asked more often than is allowed. */
export async function holdPeople(db: Database, userIds: readonly string[]): Promise<void> {
  // In one order, so that two who ask the same people wait for each other once.
  for (const userId of [...new Set(userIds)].toSorted())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pokes of ${userId}`}, 0))`);
}

/** False where the person was poked for the job before. */
export async function insertPoke(db: Database, poke: typeof pokes.$inferInsert): Promise<boolean> {
  const rows = await db.insert(pokes).values(poke).onConflictDoNothing().returning({ jobId: pokes.jobId });
  return rows.length > 0;
}

/** Who was asked with one press, held until the end of the transaction. */
export const lockAsk = (db: Database, askId: string): Promise<PokeRow[]> =>
  db.select().from(pokes).where(eq(pokes.askId, askId)).orderBy(pokes.userId).for('update');

/** They have been asked: from now on the question is theirs. */
export async function markLeft(db: Database, jobId: string, userIds: readonly string[]): Promise<void> {
  await db
    .update(pokes)
    .set({ leavesAt: null })
    .where(and(eq(pokes.jobId, jobId), inArray(pokes.userId, [...userIds])));
}

/** Of questions that nobody got. */
export async function deletePokes(db: Database, jobId: string, userIds: readonly string[]): Promise<void> {
  await db.delete(pokes).where(and(eq(pokes.jobId, jobId), inArray(pokes.userId, [...userIds])));
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

export async function saveComplaint(
  db: Database,
  { jobId, userId }: Pick<PokeRow, 'jobId' | 'userId'>,
  complainedAt: Date,
): Promise<void> {
  await db
    .update(pokes)
    .set({ complainedAt })
    .where(and(eq(pokes.jobId, jobId), eq(pokes.userId, userId)));
}
