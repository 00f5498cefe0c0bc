import { and, eq, sql } from 'drizzle-orm';
import { companies, companyChecks, companyProofs } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type CheckRow = typeof companyChecks.$inferSelect;
export type ProofRow = typeof companyProofs.$inferSelect;

/** A company of the portal, held until the transaction ends: its check is decided by one at a time. */
export async function holdCompany(db: Database, portal: string, companyId: string) {
  const [row] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.portal, portal)))
    .for('update');
  return row ?? null;
}

export async function findCheck(db: Database, companyId: string): Promise<CheckRow | null> {
  const [row] = await db.select().from(companyChecks).where(eq(companyChecks.companyId, companyId));
  return row ?? null;
}

/** One a company. */
export async function saveCheck(db: Database, check: typeof companyChecks.$inferInsert): Promise<CheckRow> {
  const { companyId: _, portal: __, createdAt: ___, ...changes } = check;
  return onlyRow(
    await db
      .insert(companyChecks)
      .values(check)
      .onConflictDoUpdate({ target: companyChecks.companyId, set: changes })
      .returning(),
  );
}

export async function findProof(db: Database, companyId: string): Promise<ProofRow | null> {
  const [row] = await db.select().from(companyProofs).where(eq(companyProofs.companyId, companyId));
  return row ?? null;
}

export async function saveProof(db: Database, proof: Omit<ProofRow, 'tries'>): Promise<void> {
  const { companyId: _, ...changes } = proof;
  await db
    .insert(companyProofs)
    .values(proof)
    .onConflictDoUpdate({ target: companyProofs.companyId, set: { ...changes, tries: 0 } });
}

/** Counts a try at a company's code, before it is compared. */
export async function countTry(db: Database, companyId: string): Promise<ProofRow | null> {
  const [row] = await db
    .update(companyProofs)
    .set({ tries: sql`${companyProofs.tries} + 1` })
    .where(eq(companyProofs.companyId, companyId))
    .returning();
  return row ?? null;
}

/** Uses a code up; how many were mailed stays known. False where another request was faster. */
export async function spendProof(
  db: Database,
  { companyId, codeHash }: ProofRow,
  now: Date,
): Promise<boolean> {
  const spent = await db
    .update(companyProofs)
    .set({ codeHash: '', expiresAt: now })
    .where(and(eq(companyProofs.companyId, companyId), eq(companyProofs.codeHash, codeHash)))
    .returning({ companyId: companyProofs.companyId });
  return spent.length > 0;
}
