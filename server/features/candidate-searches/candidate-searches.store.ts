import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { candidateSearches, users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type SearchRow = typeof candidateSearches.$inferSelect;

export const listSearchesOf = (db: Database, userId: string): Promise<SearchRow[]> =>
  db
    .select()
    .from(candidateSearches)
    .where(eq(candidateSearches.userId, userId))
    .orderBy(desc(candidateSearches.createdAt), desc(candidateSearches.id));

/** A search of the person's own; anyone else's is not there. */
export async function findSearch(db: Database, userId: string, id: string): Promise<SearchRow | null> {
  const [row] = await db.select().from(candidateSearches).where(isOwn(userId, id));
  return row ?? null;
}

const isOwn = (userId: string, id: string) =>
  and(eq(candidateSearches.id, id), eq(candidateSearches.userId, userId));

/** Until the end of the transaction nobody else changes this person's searches. */
export async function lockPerson(db: Database, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`candidate-searches ${userId}`}, 0))`);
}

export async function insertSearch(
  db: Database,
  search: typeof candidateSearches.$inferInsert,
): Promise<SearchRow> {
  const [row] = await db.insert(candidateSearches).values(search).returning();
  return row!;
}

export async function updateSearch(
  db: Database,
  id: string,
  { name, query, isNotifying, toldUntil }: Pick<SearchRow, 'name' | 'query' | 'isNotifying' | 'toldUntil'>,
): Promise<SearchRow> {
  const changes = { name, query, isNotifying, toldUntil };
  const [row] = await db
    .update(candidateSearches)
    .set(changes)
    .where(eq(candidateSearches.id, id))
    .returning();
  return row!;
}

export async function deleteSearchRow(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(candidateSearches).where(isOwn(userId, id));
}

/** Recruiters who want to be told of people in some search of theirs, after one of them. */
export const recruitersToTell = (db: Database, after: string | null, most: number) =>
  db
    .selectDistinct({ userId: users.id, portal: users.portal })
    .from(candidateSearches)
    .innerJoin(users, eq(users.id, candidateSearches.userId))
    .where(
      and(
        eq(candidateSearches.isNotifying, true),
        eq(users.isAccountConfirmed, true),
        isNull(users.disabledAt),
        after ? gt(users.id, after) : undefined,
      ),
    )
    .orderBy(asc(users.id))
    .limit(most);

/** From now on the person has been told of the search until then. */
export async function markTold(db: Database, id: string, until: Date): Promise<void> {
  await db.update(candidateSearches).set({ toldUntil: until }).where(eq(candidateSearches.id, id));
}
