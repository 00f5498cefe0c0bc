import { and, eq, sql } from 'drizzle-orm';
import { emailConfirmations, users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

type NewUser = typeof users.$inferInsert;
type Confirmation = typeof emailConfirmations.$inferInsert;

/** Null where the portal already has an account of that address. */
export async function insertUser(db: Database, user: NewUser): Promise<string | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return row?.id ?? null;
}

export async function updateUser(db: Database, id: string, changes: Partial<NewUser>): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

export async function findUserByEmail(db: Database, portal: string, email: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.portal, portal), eq(users.email, email)));
  return row ?? null;
}

export async function saveConfirmation(db: Database, confirmation: Confirmation): Promise<void> {
  const { userId: _, ...changes } = confirmation;
  await db
    .insert(emailConfirmations)
    .values(confirmation)
    .onConflictDoUpdate({ target: emailConfirmations.userId, set: { ...changes, tries: 0 } });
}

export async function findConfirmation(db: Database, by: { userId: string } | { tokenHash: string }) {
  const where =
    'userId' in by
      ? eq(emailConfirmations.userId, by.userId)
      : eq(emailConfirmations.tokenHash, by.tokenHash);
  const [row] = await db.select().from(emailConfirmations).where(where);
  return row ?? null;
}

/** Counts a try and tells which it was. */
export async function countTry(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .update(emailConfirmations)
    .set({ tries: sql`${emailConfirmations.tries} + 1` })
    .where(eq(emailConfirmations.userId, userId))
    .returning({ tries: emailConfirmations.tries });
  return row?.tries ?? Number.POSITIVE_INFINITY;
}

export async function deleteConfirmation(db: Database, userId: string): Promise<void> {
  await db.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
}
