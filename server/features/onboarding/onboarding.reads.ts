import { eq } from 'drizzle-orm';
import { approvals, files, users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

/** What the portal said, and the person's picture. */
export async function findOwnDecision(db: Database, userId: string) {
  const [row] = await db
    .select({ approval: approvals, avatar: files })
    .from(users)
    .leftJoin(approvals, eq(approvals.userId, users.id))
    .leftJoin(files, eq(files.id, users.avatarFileId))
    .where(eq(users.id, userId));
  const declined = row?.approval?.status === 'DECLINED' ? row.approval : null;
  return { reason: declined?.reason ?? null, avatar: row?.avatar ?? null, wasAsked: row?.approval != null };
}

/** Whether somebody is still in onboarding; held, so that of two tabs that finish it at once one does. */
export async function holdInOnboarding(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ isDone: users.isOnboardingCompleted })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row?.isDone === false;
}
