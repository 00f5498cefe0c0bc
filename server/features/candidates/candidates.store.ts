import { and, eq } from 'drizzle-orm';
import type { MatchingCandidate } from '#contract/features/matches.contract.ts';
import { candidateDecisions } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

type Status = MatchingCandidate['status'];

export async function findDecision(db: Database, jobId: string, userId: string): Promise<Status> {
  const [row] = await db
    .select({ status: candidateDecisions.status })
    .from(candidateDecisions)
    .where(and(eq(candidateDecisions.jobId, jobId), eq(candidateDecisions.userId, userId)));
  return row?.status ?? 'PENDING';
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
