import { and, desc, eq, not, or, sql } from 'drizzle-orm';
import { isOutOfSightFor } from '#server/db/findable.ts';
import { companies, favouriteCandidates, jobReactions, jobs, profiles } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';

/** What a person disliked, the latest first. A closed job is there only while it hides its company's others. */
export async function listDisliked(db: Database, userId: string, page: number, limit: number) {
  const results = await db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      status: jobs.status,
      company: companies,
      reason: jobReactions.reason,
      createdAt: jobReactions.createdAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(jobReactions)
    .innerJoin(jobs, eq(jobs.id, jobReactions.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(jobReactions.userId, userId),
        eq(jobReactions.reaction, 'dislike'),
        or(eq(jobs.status, 'published'), eq(jobReactions.reason, 'not_this_company')),
      ),
    )
    .orderBy(desc(jobReactions.createdAt), desc(jobs.id))
    .limit(limit)
    .offset(offsetOf(page, limit));
  return { results, total: results[0]?.total ?? 0 };
}

/** Whom a company keeps in sight for a job, the latest first. */
export const listKept = (db: Database, jobId: string) =>
  db
    .select({
      userId: favouriteCandidates.userId,
      name: sql<string>`${profiles.personalDetails} ->> 'name'`,
      keptAt: favouriteCandidates.createdAt,
    })
    .from(favouriteCandidates)
    .innerJoin(profiles, eq(profiles.userId, favouriteCandidates.userId))
    .innerJoin(jobs, eq(jobs.id, favouriteCandidates.jobId))
    .where(
      and(
        eq(favouriteCandidates.jobId, jobId),
        not(isOutOfSightFor(jobs.id, jobs.companyId, favouriteCandidates.userId)),
      ),
    )
    .orderBy(desc(favouriteCandidates.createdAt), desc(favouriteCandidates.userId));
