import { and, eq, gt, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { emailProofs, type ProofPurpose, passwordResets, users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type UserRow = typeof users.$inferSelect;
export type ProofRow = typeof emailProofs.$inferSelect;
type NewUser = typeof users.$inferInsert;

/** Null where the portal already has an account of that address. */
export async function insertUser(db: Database, user: NewUser): Promise<string | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return row?.id ?? null;
}

export async function updateUser(db: Database, id: string, changes: Partial<NewUser>): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

/** Which picture somebody has, held so that of two changes at once none leaves a picture behind. */
export async function holdPicture(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ fileId: users.avatarFileId })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return row?.fileId ?? null;
}

/** Gives an account another address; false where the portal has an account of it. */
export async function changeAddress(
  db: Database,
  { id, portal }: { id: string; portal: string },
  email: string,
): Promise<boolean> {
  const others = alias(users, 'others');
  const owner = db
    .select({ one: sql`1` })
    .from(others)
    .where(and(eq(others.portal, portal), eq(others.email, email)));
  const changed = await db
    .update(users)
    .set({ email })
    .where(and(eq(users.id, id), notExists(owner)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** The people of a company who may own it, longest-standing first; no other of them leaves before this transaction ends. */
export async function lockTeam(db: Database, companyId: string) {
  return db
    .select({ id: users.id, companyRole: users.companyRole })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.isAccountConfirmed, true), isNull(users.disabledAt)))
    .orderBy(users.createdAt, users.id)
    .for('update');
}

export async function deleteUser(db: Database, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export async function findUserByEmail(db: Database, portal: string, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.portal, portal), eq(users.email, email)));
  return row ?? null;
}

/** Replaces what was mailed for the same purpose before. */
export async function saveProof(db: Database, proof: typeof emailProofs.$inferInsert): Promise<void> {
  const { userId: _, purpose: __, ...changes } = proof;
  await db
    .insert(emailProofs)
    .values(proof)
    .onConflictDoUpdate({ target: [emailProofs.userId, emailProofs.purpose], set: { ...changes, tries: 0 } });
}

interface ProofOf {
  userId: string;
  purpose: ProofPurpose;
}

export async function findProof(db: Database, by: ProofOf | { tokenHash: string }): Promise<ProofRow | null> {
  const where = 'userId' in by ? ofPerson(by) : eq(emailProofs.tokenHash, by.tokenHash);
  const [row] = await db.select().from(emailProofs).where(where);
  return row ?? null;
}

/** Counts a try at the code of the account with this address; null where there is no such account or code. */
export async function countTry(
  db: Database,
  { portal, email, purpose }: { portal: string; email: string; purpose: ProofPurpose },
): Promise<ProofRow | null> {
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.portal, portal), eq(users.email, email)));
  const [row] = await db
    .update(emailProofs)
    .set({ tries: sql`${emailProofs.tries} + 1` })
    .where(and(eq(emailProofs.userId, owner), eq(emailProofs.purpose, purpose)))
    .returning();
  return row ?? null;
}

/** Uses a proof up; false where another request was faster. A proof that was found is used only if it is still that one. */
export async function spendProof(db: Database, of: ProofOf & { tokenHash?: string }): Promise<boolean> {
  const same = of.tokenHash === undefined ? undefined : eq(emailProofs.tokenHash, of.tokenHash);
  const spent = await db
    .delete(emailProofs)
    .where(and(ofPerson(of), same))
    .returning({ userId: emailProofs.userId });
  return spent.length > 0;
}

/** Makes everything useless that was mailed to a person or proved by such a mail. */
export async function deleteProofs(
  db: Database,
  userId: string,
  { except }: { except?: ProofPurpose } = {},
): Promise<void> {
  const others = except ? ne(emailProofs.purpose, except) : undefined;
  await db.delete(emailProofs).where(and(eq(emailProofs.userId, userId), others));
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** Replaces the person's former one. */
export async function saveReset(db: Database, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, reset.userId));
  await db.insert(passwordResets).values(reset);
}

export async function findReset(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select()
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
  return row ?? null;
}

/** Uses a reset up; false where another request was faster. */
export async function spendReset(db: Database, tokenHash: string): Promise<boolean> {
  const spent = await db
    .delete(passwordResets)
    .where(eq(passwordResets.tokenHash, tokenHash))
    .returning({ userId: passwordResets.userId });
  return spent.length > 0;
}

/** Deletes what ran out before a moment. */
export async function deleteOldProofs(db: Database, before: Date): Promise<void> {
  await db.delete(emailProofs).where(lt(emailProofs.expiresAt, before));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, before));
}

const ofPerson = ({ userId, purpose }: ProofOf) =>
  and(eq(emailProofs.userId, userId), eq(emailProofs.purpose, purpose));
