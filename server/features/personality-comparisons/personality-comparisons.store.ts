import { and, desc, eq, or, type SQL } from 'drizzle-orm';
import { isOneOf } from '#server/db/among.ts';
import { personalityComparisons, users } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';

export type ComparisonRow = typeof personalityComparisons.$inferSelect;

const isOf = (userId: string): SQL | undefined =>
  or(eq(personalityComparisons.askerId, userId), eq(personalityComparisons.otherId, userId));

/** All of a person's, asked by whomever, the latest first. */
export const comparisonsOf = (db: Database, userId: string): Promise<ComparisonRow[]> =>
  db
    .select()
    .from(personalityComparisons)
    .where(isOf(userId))
    .orderBy(desc(personalityComparisons.createdAt), desc(personalityComparisons.id));

export async function insertComparison(
  db: Database,
  row: typeof personalityComparisons.$inferInsert,
): Promise<ComparisonRow> {
  return onlyRow(await db.insert(personalityComparisons).values(row).returning());
}

const ownById = (db: Database, id: string, userId: string) =>
  db
    .select()
    .from(personalityComparisons)
    .where(and(eq(personalityComparisons.id, id), isOf(userId)));

/** One of the person's own. */
export const findComparison = async (db: Database, id: string, userId: string) =>
  (await ownById(db, id, userId))[0] ?? null;

/** The same, held until the end of the transaction. */
export const lockComparison = async (db: Database, id: string, userId: string) =>
  (await ownById(db, id, userId).for('update'))[0] ?? null;

const byCode = (db: Database, portal: string, code: string) =>
  db
    .select()
    .from(personalityComparisons)
    .where(and(eq(personalityComparisons.portal, portal), eq(personalityComparisons.code, code)));

/** The one of a link in a portal. */
export const findByCode = async (db: Database, portal: string, code: string) =>
  (await byCode(db, portal, code))[0] ?? null;

/** The same, held until the end of the transaction: of two who follow it at once the second comes too late. */
export const lockByCode = async (db: Database, portal: string, code: string) =>
  (await byCode(db, portal, code).for('update'))[0] ?? null;

export async function updateComparison(
  db: Database,
  id: string,
  changes: Pick<ComparisonRow, 'state' | 'otherId' | 'answeredAt'>,
): Promise<ComparisonRow> {
  return onlyRow(
    await db.update(personalityComparisons).set(changes).where(eq(personalityComparisons.id, id)).returning(),
  );
}

export async function deleteComparison(db: Database, id: string): Promise<void> {
  await db.delete(personalityComparisons).where(eq(personalityComparisons.id, id));
}

/** What people are called, by their ids. */
export async function namesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(isOneOf(users.id, ids));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}
