import { and, count, eq, inArray } from 'drizzle-orm';
import { blockedCompanies, companyBlocks, presentEmployerBlocks } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type BlockRow = typeof blockedCompanies.$inferSelect;

/** What makes companies one: the name without legal forms, and the domain of the website. */
export interface Sameness {
  nameKey: string;
  domain: string | null;
}

export async function countBlocks(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(blockedCompanies)
    .where(and(eq(blockedCompanies.userId, userId), inArray(blockedCompanies.kind, ['company', 'name'])));
  return row?.total ?? 0;
}

/** Blocked again, it is the block that there is, by the name that is given now. */
export async function saveBlock(
  db: Database,
  block: typeof blockedCompanies.$inferInsert,
): Promise<BlockRow> {
  const [row] = await db
    .insert(blockedCompanies)
    .values(block)
    .onConflictDoUpdate({
      target: [blockedCompanies.userId, blockedCompanies.kind, blockedCompanies.nameKey],
      set: { name: block.name, companyId: block.companyId ?? null, domain: block.domain ?? null },
    })
    .returning();
  if (!row) throw new Error('a block that was saved is there');
  return row;
}

/** Deletes a block that the person made by hand. */
export async function deleteBlock(db: Database, userId: string, id: string): Promise<BlockRow | null> {
  const [row] = await db
    .delete(blockedCompanies)
    .where(
      and(
        eq(blockedCompanies.id, id),
        eq(blockedCompanies.userId, userId),
        inArray(blockedCompanies.kind, ['company', 'name']),
      ),
    )
    .returning();
  return row ?? null;
}

export const deletePresent = (db: Database, ids: readonly string[]) =>
  db.delete(blockedCompanies).where(inArray(blockedCompanies.id, [...ids]));

/** Says which companies a block means; one that was lifted stays so. */
export async function savePairs(
  db: Database,
  pairs: readonly { blockId: string; companyId: string; userId: string }[],
): Promise<void> {
  if (pairs.length > 0)
    await db
      .insert(companyBlocks)
      .values([...pairs])
      .onConflictDoNothing();
}

export const deletePairs = (db: Database, companyId: string, blockIds: readonly string[]) =>
  db
    .delete(companyBlocks)
    .where(and(eq(companyBlocks.companyId, companyId), inArray(companyBlocks.blockId, [...blockIds])));

/** What the person blocked again is in force again, though they had turned to it since. */
export const enforce = (db: Database, blockId: string) =>
  db.update(companyBlocks).set({ liftedAt: null }).where(eq(companyBlocks.blockId, blockId));

/** The person wants to be seen by the company again: of all that hides them from it, nothing counts. */
export async function lift(db: Database, userId: string, companyId: string, now: Date): Promise<void> {
  await db
    .delete(blockedCompanies)
    .where(
      and(
        eq(blockedCompanies.userId, userId),
        eq(blockedCompanies.kind, 'company'),
        eq(blockedCompanies.companyId, companyId),
      ),
    );
  await db
    .update(companyBlocks)
    .set({ liftedAt: now })
    .where(and(eq(companyBlocks.userId, userId), eq(companyBlocks.companyId, companyId)));
}

export async function hidesFromPresentEmployer(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: presentEmployerBlocks.userId })
    .from(presentEmployerBlocks)
    .where(eq(presentEmployerBlocks.userId, userId));
  return rows.length > 0;
}

/** Whether it was otherwise before. */
export async function setHidesFromPresentEmployer(
  db: Database,
  userId: string,
  hides: boolean,
): Promise<boolean> {
  const rows = hides
    ? await db.insert(presentEmployerBlocks).values({ userId }).onConflictDoNothing().returning()
    : await db.delete(presentEmployerBlocks).where(eq(presentEmployerBlocks.userId, userId)).returning();
  return rows.length > 0;
}
