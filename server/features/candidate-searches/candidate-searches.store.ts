import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { candidateSearches, users } from '#server/db/tables/index.ts';
import { searchRows } from '#server/features/saved-searches/index.ts';
import type { Database } from '#server/platform/database.ts';

export type SearchRow = typeof candidateSearches.$inferSelect;

export const searches = searchRows(candidateSearches, 'candidate-searches');

/** Recruiters who want to be told of people in some search of theirs, after one of them. */
export const recruitersToTell = (db: Database, after: string | null, most: number) =>
  db
    .selectDistinct({ userId: users.id, portal: users.portal, companyId: users.companyId })
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
