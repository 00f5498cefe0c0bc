import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { jobs, savedSearches, users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export type SearchRow = typeof savedSearches.$inferSelect;

export const listSearchesOf = (db: Database, userId: string): Promise<SearchRow[]> =>
  db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));

/** A search of the person's own; anyone else's is not there. */
export async function findSearch(db: Database, userId: string, id: string): Promise<SearchRow | null> {
  const [row] = await db.select().from(savedSearches).where(isOwn(userId, id));
  return row ?? null;
}

const isOwn = (userId: string, id: string) => and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));

/** Until the end of the transaction nobody else changes this person's searches. */
export async function lockPerson(db: Database, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved-searches ${userId}`}, 0))`);
}

export async function insertSearch(
  db: Database,
  search: typeof savedSearches.$inferInsert,
): Promise<SearchRow> {
  const [row] = await db.insert(savedSearches).values(search).returning();
  return row!;
}

export async function updateSearch(
  db: Database,
  id: string,
  {
    name,
    filters,
    isNotifying,
    toldUntil,
  }: Pick<SearchRow, 'name' | 'filters' | 'isNotifying' | 'toldUntil'>,
): Promise<SearchRow> {
  const changes = { name, filters, isNotifying, toldUntil };
  const [row] = await db.update(savedSearches).set(changes).where(eq(savedSearches.id, id)).returning();
  return row!;
}

export async function deleteSearchRow(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(savedSearches).where(isOwn(userId, id));
}

/** Searches whose people want to be told and in whose portal a job was posted since they were. */
export const searchesToTell = (db: Database, until: Date, after: string | null, most: number) =>
  db
    .select({
      id: savedSearches.id,
      userId: savedSearches.userId,
      name: savedSearches.name,
      filters: savedSearches.filters,
      toldUntil: savedSearches.toldUntil,
      portal: users.portal,
    })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(
      and(
        eq(savedSearches.isNotifying, true),
        eq(users.role, 'individual'),
        eq(users.isAccountConfirmed, true),
        sql`${users.disabledAt} is null`,
        sql`exists (${db
          .select({ one: sql`1` })
          .from(jobs)
          .where(
            and(
              eq(jobs.portal, users.portal),
              eq(jobs.status, 'published'),
              eq(jobs.audience, 'portal'),
              gt(jobs.postedAt, savedSearches.toldUntil),
              sql`${jobs.postedAt} <= ${until.toISOString()}::timestamptz`,
            ),
          )})`,
        after ? gt(savedSearches.id, after) : undefined,
      ),
    )
    .orderBy(asc(savedSearches.id))
    .limit(most);

/** Whether nobody has told the person since that moment; from now on someone has. */
export async function claimToTell(db: Database, id: string, since: Date, until: Date): Promise<boolean> {
  const rows = await db
    .update(savedSearches)
    .set({ toldUntil: until })
    .where(
      and(
        eq(savedSearches.id, id),
        eq(savedSearches.isNotifying, true),
        // To the millisecond, which is as fine as a moment is read.
        sql`date_trunc('milliseconds', ${savedSearches.toldUntil}) = ${since.toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: savedSearches.id });
  return rows.length > 0;
}
