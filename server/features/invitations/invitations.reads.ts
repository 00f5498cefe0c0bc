import { and, eq } from 'drizzle-orm';
import { users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

/** The account of an invited address, where the portal has one. */
export async function findInvited(db: Database, portal: string, email: string) {
  const [row] = await db
    .select({
      id: users.id,
      role: users.role,
      companyId: users.companyId,
      isOnboardingCompleted: users.isOnboardingCompleted,
    })
    .from(users)
    .where(and(eq(users.portal, portal), eq(users.email, email)));
  return row ?? null;
}
