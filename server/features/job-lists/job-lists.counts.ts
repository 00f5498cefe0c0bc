import { and, count, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { companies, favouriteJobs, jobs } from '#server/db/tables/index.ts';
import { type Database, preparedOnce } from '#server/platform/database.ts';
import { type JobList, type JobListFilter, listed } from './job-lists.listed.ts';

/** How many jobs of a list were posted in a span, and the latest of them. */
export async function countPosted(
  db: Database,
  list: JobList,
  filter: JobListFilter,
  { after, until }: { after: Date; until: Date },
): Promise<{ count: number; title: string | null }> {
  const all = listed(db, list, filter);
  const [row] = await db
    .select({
      count: sql<number>`(count(*) over ())::int`,
      title: jobs.title,
    })
    .from(all)
    .innerJoin(jobs, eq(jobs.id, all.jobId))
    .where(and(gt(all.postedAt, after), lte(all.postedAt, until)))
    .orderBy(desc(all.postedAt), desc(all.jobId))
    .limit(1);
  return row ?? { count: 0, title: null };
}

/** Favourites that are no longer published, the latest kept first. */
export const closedFavourites = (db: Database, userId: string) =>
  db
    .select({ jid: jobs.id, job_title: jobs.title, company_name: companies.name })
    .from(favouriteJobs)
    .innerJoin(jobs, and(eq(jobs.id, favouriteJobs.jobId), ne(jobs.status, 'published')))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(favouriteJobs.userId, userId))
    .orderBy(desc(favouriteJobs.createdAt), desc(jobs.id));

export async function countPublishedJobs(db: Database, portal: string): Promise<number> {
  const [row] = await published(db).execute({ portal });
  return row?.total ?? 0;
}

export const published = preparedOnce('jobs_published', (db) =>
  db
    .select({ total: count() })
    .from(jobs)
    .where(and(eq(jobs.portal, sql.placeholder('portal')), eq(jobs.status, 'published'))),
);
