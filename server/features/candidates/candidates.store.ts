import { and, eq, or, sql } from 'drizzle-orm';
import { candidateDecisions, candidateMerges, candidateMoves } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type DecisionRow = typeof candidateDecisions.$inferSelect;
export type MergeRow = typeof candidateMerges.$inferSelect;

/** Nobody else moves this person for this job before the transaction has ended, be there a decision yet or not. */
export const holdPair = (db: Database, jobId: string, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`candidates:${jobId}:${userId}`}, 0))`);

export async function findDecision(db: Database, jobId: string, userId: string): Promise<DecisionRow | null> {
  const [row] = await db
    .select()
    .from(candidateDecisions)
    .where(and(eq(candidateDecisions.jobId, jobId), eq(candidateDecisions.userId, userId)));
  return row ?? null;
}

export async function saveDecision(
  db: Database,
  decision: typeof candidateDecisions.$inferInsert,
): Promise<void> {
  const { jobId: _, userId: __, ...changes } = decision;
  await db
    .insert(candidateDecisions)
    .values(decision)
    .onConflictDoUpdate({ target: [candidateDecisions.jobId, candidateDecisions.userId], set: changes });
}

/** Its moment is the database's own, so that steps of one transaction keep their order. */
export const insertMove = (db: Database, move: Omit<typeof candidateMoves.$inferInsert, 'createdAt'>) =>
  db.insert(candidateMoves).values({ ...move, createdAt: sql`clock_timestamp()` });

/** Nobody else says which accounts of a company are one person before the transaction has ended. */
export const holdMerges = (db: Database, companyId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`candidate-merges:${companyId}`}, 0))`);

/** What a company said of these two accounts, whichever of them it shows. */
export async function findMerge(
  db: Database,
  companyId: string,
  one: string,
  other: string,
): Promise<MergeRow | null> {
  const [row] = await db
    .select()
    .from(candidateMerges)
    .where(
      and(
        eq(candidateMerges.companyId, companyId),
        or(
          and(eq(candidateMerges.userId, one), eq(candidateMerges.otherId, other)),
          and(eq(candidateMerges.userId, other), eq(candidateMerges.otherId, one)),
        ),
      ),
    );
  return row ?? null;
}

export const insertMerge = (db: Database, merge: typeof candidateMerges.$inferInsert) =>
  db.insert(candidateMerges).values(merge);

export const deleteMerge = (db: Database, id: string) =>
  db.delete(candidateMerges).where(eq(candidateMerges.id, id));
