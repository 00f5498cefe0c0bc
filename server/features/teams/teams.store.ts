import { and, eq, isNull } from 'drizzle-orm';
import { companyJoinRequests } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type JoinRequestRow = typeof companyJoinRequests.$inferSelect;

/** One a person: asking another company takes the place of having asked the first. */
export async function saveJoinRequest(
  db: Database,
  request: { companyId: string; userId: string; createdAt: Date },
): Promise<void> {
  const fresh = { ...request, outcome: null, decidedBy: null, decidedAt: null };
  await db
    .insert(companyJoinRequests)
    .values(fresh)
    .onConflictDoUpdate({ target: companyJoinRequests.userId, set: fresh });
}

export async function deleteJoinRequest(db: Database, userId: string): Promise<JoinRequestRow | null> {
  const [row] = await db
    .delete(companyJoinRequests)
    .where(eq(companyJoinRequests.userId, userId))
    .returning();
  return row ?? null;
}

/** Answers a request that nobody has answered; null where there is none such. */
export async function answerRequest(
  db: Database,
  of: { id: string; companyId: string },
  answer: { outcome: 'accepted' | 'declined'; decidedBy: string; decidedAt: Date },
): Promise<JoinRequestRow | null> {
  const [row] = await db
    .update(companyJoinRequests)
    .set(answer)
    .where(
      and(
        eq(companyJoinRequests.id, of.id),
        eq(companyJoinRequests.companyId, of.companyId),
        isNull(companyJoinRequests.outcome),
      ),
    )
    .returning();
  return row ?? null;
}
