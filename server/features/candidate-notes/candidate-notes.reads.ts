import { and, count, desc, eq, ilike, inArray, not, sql } from 'drizzle-orm';
import { isOutOfSight } from '#server/db/findable.ts';
import { candidateNotes, candidateTags, jobs, users } from '#server/db/tables/index.ts';
import { isHiddenIn } from '#server/features/blind-review/index.ts';
import { containing, type Database } from '#server/platform/database.ts';

const MOST_NOTES = 200;

/**
 * A company's notes about somebody, latest first; of accounts that it takes for one person together. `reviewId`: those of
 * this blind review, where they are hidden; else all but those of reviews where they are.
 */
export const listNotes = (
  db: Database,
  companyId: string,
  { userIds, reviewId }: { userIds: readonly string[]; reviewId: string | null },
) =>
  db
    .select({
      note: candidateNotes,
      author: { id: users.id, first: users.firstName, last: users.lastName },
      job: { id: jobs.id, title: jobs.title },
    })
    .from(candidateNotes)
    .leftJoin(users, eq(users.id, candidateNotes.authorId))
    .leftJoin(jobs, eq(jobs.id, candidateNotes.jobId))
    .where(
      and(
        eq(candidateNotes.companyId, companyId),
        inArray(candidateNotes.userId, [...userIds]),
        reviewId === null
          ? not(isHiddenIn(candidateNotes.jobId, candidateNotes.userId))
          : eq(candidateNotes.jobId, reviewId),
      ),
    )
    .orderBy(desc(candidateNotes.createdAt), desc(candidateNotes.id))
    .limit(MOST_NOTES);

/** The people of a company by name. */
export async function listColleagues(
  db: Database,
  companyId: string,
): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .select({ id: users.id, first: users.firstName, last: users.lastName })
    .from(users)
    .where(eq(users.companyId, companyId))
    .orderBy(users.firstName, users.lastName, users.id);
  return rows.map(({ id, first, last }) => ({ id, name: `${first} ${last}`.trim() }));
}

/** Names of people who were once named, whether they are still there or not. */
export async function namesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, first: users.firstName, last: users.lastName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, first, last }) => [id, `${first} ${last}`.trim()]));
}

const MOST_TAGS_SHOWN = 50;

/** A company's tags that contain a text, the most used first. */
export const countTags = (db: Database, companyId: string, input: string) =>
  db
    .select({ tag: candidateTags.tag, people: count() })
    .from(candidateTags)
    .where(
      and(
        eq(candidateTags.companyId, companyId),
        not(isOutOfSight(companyId, candidateTags.userId)),
        input === '' ? undefined : ilike(candidateTags.tag, containing(input)),
      ),
    )
    .groupBy(candidateTags.tag)
    .orderBy(desc(count()), sql`lower(${candidateTags.tag})`)
    .limit(MOST_TAGS_SHOWN);
