import { and, eq } from 'drizzle-orm';
import { approvals } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type ApprovalRecord = typeof approvals.$inferSelect;

/** Held until the transaction ends, so that two who decide at once decide one after the other. */
export async function holdApproval(
  db: Database,
  portal: string,
  userId: string,
): Promise<ApprovalRecord | null> {
  const [row] = await db
    .select()
    .from(approvals)
    .where(and(eq(approvals.userId, userId), eq(approvals.portal, portal)))
    .for('update');
  return row ?? null;
}

export async function findApproval(db: Database, userId: string): Promise<ApprovalRecord | null> {
  const [row] = await db.select().from(approvals).where(eq(approvals.userId, userId));
  return row ?? null;
}

/** One a person: asking again replaces what was decided before. */
export async function saveApproval(db: Database, approval: typeof approvals.$inferInsert): Promise<void> {
  const { userId: _, portal: __, ...changes } = approval;
  await db.insert(approvals).values(approval).onConflictDoUpdate({ target: approvals.userId, set: changes });
}
