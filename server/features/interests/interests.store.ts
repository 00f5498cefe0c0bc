import { desc, eq } from 'drizzle-orm';
import { INTEREST_AREAS, type InterestScores } from '#contract/features/interests.contract.ts';
import { typedInterests } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

const MOST_KEPT = 50;

/** What somebody typed so far, the latest first. */
export const typedBy = (db: Database, userId: string) =>
  db
    .select()
    .from(typedInterests)
    .where(eq(typedInterests.userId, userId))
    .orderBy(desc(typedInterests.typedAt))
    .limit(MOST_KEPT);

/** Keeps six scores; the same ones typed again right after are the same. */
export async function keepTyped(db: Database, userId: string, scores: InterestScores, typedAt: Date) {
  const [latest] = await typedBy(db, userId);
  if (latest && INTEREST_AREAS.every((area) => latest.scores[area] === scores[area])) return;
  await db.insert(typedInterests).values({ userId, scores, typedAt });
}
