import { and, eq, sql } from 'drizzle-orm';
import { emailProofs, type ProofPurpose, users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

type NewUser = typeof users.$inferInsert;
type Proof = typeof emailProofs.$inferInsert;

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

/** Replaces what was mailed for the same purpose before. */
export async function saveProof(db: Database, proof: Proof): Promise<void> {
  const { userId: _, purpose: __, ...changes } = proof;
  await db
    .insert(emailProofs)
    .values(proof)
    .onConflictDoUpdate({ target: [emailProofs.userId, emailProofs.purpose], set: { ...changes, tries: 0 } });
}

export async function findProof(db: Database, by: ProofOf | { tokenHash: string }) {
  const where = 'userId' in by ? ofPerson(by) : eq(emailProofs.tokenHash, by.tokenHash);
  const [row] = await db.select().from(emailProofs).where(where);
  return row ?? null;
}

/** Counts a try and tells which it was. */
export async function countTry(db: Database, of: ProofOf): Promise<number> {
  const [row] = await db
    .update(emailProofs)
    .set({ tries: sql`${emailProofs.tries} + 1` })
    .where(ofPerson(of))
    .returning({ tries: emailProofs.tries });
  return row?.tries ?? Number.POSITIVE_INFINITY;
}

export async function deleteProof(db: Database, of: ProofOf): Promise<void> {
  await db.delete(emailProofs).where(ofPerson(of));
}

interface ProofOf {
  userId: string;
  purpose: ProofPurpose;
}

const ofPerson = ({ userId, purpose }: ProofOf) =>
  and(eq(emailProofs.userId, userId), eq(emailProofs.purpose, purpose));
