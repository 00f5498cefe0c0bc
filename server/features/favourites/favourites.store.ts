import { and, eq, inArray, sql } from 'drizzle-orm';
import { favouriteCandidates, favouriteJobs, jobReactions } from '#server/db/tables/index.ts';
import { type Database, preparedOnce } from '#server/platform/database.ts';

type ReactionRow = typeof jobReactions.$inferSelect;
export type Reaction = Pick<ReactionRow, 'reaction' | 'reason'>;

export async function findReaction(db: Database, userId: string, jobId: string): Promise<Reaction | null> {
  const [row] = await reactionOf(db).execute({ userId, jobId });
  return row ?? null;
}

const reactionOf = preparedOnce('favourites_reaction', (db) =>
  db
    .select({ reaction: jobReactions.reaction, reason: jobReactions.reason })
    .from(jobReactions)
    .where(
      and(
        eq(jobReactions.userId, sql.placeholder('userId')),
        eq(jobReactions.jobId, sql.placeholder('jobId')),
      ),
    ),
);

export async function saveReaction(db: Database, userId: string, jobId: string, reaction: Reaction | null) {
  if (reaction === null) {
    await db.delete(jobReactions).where(and(eq(jobReactions.userId, userId), eq(jobReactions.jobId, jobId)));
    return;
  }
  await db
    .insert(jobReactions)
    .values({ userId, jobId, ...reaction })
    .onConflictDoUpdate({ target: [jobReactions.userId, jobReactions.jobId], set: reaction });
}

export async function setFavourites(
  db: Database,
  userId: string,
  jobIds: readonly string[],
  isFavourite: boolean,
) {
  if (!isFavourite) {
    await db
      .delete(favouriteJobs)
      .where(and(eq(favouriteJobs.userId, userId), inArray(favouriteJobs.jobId, [...jobIds])));
    return;
  }
  await db
    .insert(favouriteJobs)
    .values(jobIds.map((jobId) => ({ userId, jobId })))
    .onConflictDoNothing();
}

export const listFavourites = (db: Database, userId: string, jobIds: readonly string[]) =>
  db
    .select({ job_id: favouriteJobs.jobId, user_id: favouriteJobs.userId })
    .from(favouriteJobs)
    .where(and(eq(favouriteJobs.userId, userId), inArray(favouriteJobs.jobId, [...jobIds])));

/** Whether that changed anything. */
export async function setFavouriteCandidate(
  db: Database,
  candidate: typeof favouriteCandidates.$inferInsert,
  isFavourite: boolean,
): Promise<boolean> {
  const { jobId, userId } = candidate;
  const rows = isFavourite
    ? await db
        .insert(favouriteCandidates)
        .values(candidate)
        .onConflictDoNothing()
        .returning({ jobId: favouriteCandidates.jobId })
    : await db
        .delete(favouriteCandidates)
        .where(and(eq(favouriteCandidates.jobId, jobId), eq(favouriteCandidates.userId, userId)))
        .returning({ jobId: favouriteCandidates.jobId });
  return rows.length > 0;
}
