import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { jobs, savedSearches, users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import { searchRows } from './saved-searches.rows.ts';

export type SearchRow = typeof savedSearches.$inferSelect;

export const searches = searchRows(savedSearches, 'saved-searches');

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
