import { and, eq } from 'drizzle-orm';
import { candidateDecisions, jobs, users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

/** Whether a company has shortlisted the person for any of its jobs, and so may write to them. */
export async function isShortlistedBy(db: Database, userId: string, companyId: string): Promise<boolean> {
  const [row] = await db
    .select({ jobId: candidateDecisions.jobId })
    .from(candidateDecisions)
    .innerJoin(jobs, eq(jobs.id, candidateDecisions.jobId))
    .where(
      and(
        eq(candidateDecisions.userId, userId),
        eq(candidateDecisions.status, 'SHORTLISTED'),
        eq(jobs.companyId, companyId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The picture of a person who is a confirmed candidate; null where the person is none. */
export async function findCandidateAccount(db: Database, userId: string) {
  const [row] = await db
    .select({ avatarFileId: users.avatarFileId, isAccountConfirmed: users.isAccountConfirmed })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'individual')));
  return row ?? null;
}
