import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { identities, providerSignIns } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type SignInRow = typeof providerSignIns.$inferSelect;

export async function insertSignIn(db: Database, row: typeof providerSignIns.$inferInsert): Promise<void> {
  await db.delete(providerSignIns).where(lt(providerSignIns.expiresAt, new Date()));
  await db.insert(providerSignIns).values(row);
}

/** The sign-in of a state that has not been answered yet. It is answered once: the row is locked until then. */
export async function findUnanswered(db: Database, stateHash: string, now: Date): Promise<SignInRow | null> {
  const [row] = await db
    .select()
    .from(providerSignIns)
    .where(and(eq(providerSignIns.stateHash, stateHash), gt(providerSignIns.expiresAt, now)))
    .for('update');
  return row && !row.landingHash ? row : null;
}

export async function saveOutcome(
  db: Database,
  stateHash: string,
  answer: { landingHash: string; outcome: Record<string, unknown> },
): Promise<void> {
  await db.update(providerSignIns).set(answer).where(eq(providerSignIns.stateHash, stateHash));
}

export async function findLanded(
  db: Database,
  landingHash: string,
  portal: string,
  now: Date,
): Promise<SignInRow | null> {
  const [row] = await db
    .select()
    .from(providerSignIns)
    .where(
      and(
        eq(providerSignIns.landingHash, landingHash),
        eq(providerSignIns.portal, portal),
        gt(providerSignIns.expiresAt, now),
      ),
    );
  return row ?? null;
}

/** Whether it was there: of two who come with the same token one is first. */
export async function spendSignIn(db: Database, stateHash: string): Promise<boolean> {
  const spent = await db.delete(providerSignIns).where(eq(providerSignIns.stateHash, stateHash)).returning();
  return spent.length > 0;
}

export async function findIdentity(
  db: Database,
  of: { portal: string; provider: SignInRow['provider']; subject: string },
) {
  const [row] = await db
    .select()
    .from(identities)
    .where(
      and(
        eq(identities.portal, of.portal),
        eq(identities.provider, of.provider),
        eq(identities.subject, of.subject),
      ),
    );
  return row ?? null;
}

export async function insertIdentity(db: Database, row: typeof identities.$inferInsert): Promise<void> {
  await db.insert(identities).values(row).onConflictDoNothing();
}

export const identitiesOf = (db: Database, userId: string) =>
  db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.createdAt));

export async function deleteIdentity(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(identities)
    .where(and(eq(identities.id, id), eq(identities.userId, userId)))
    .returning();
  return gone.length > 0;
}
