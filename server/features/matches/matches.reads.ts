import { and, eq, gt, inArray, isNotNull, isNull, lt, or, type SQLWrapper, sql } from 'drizzle-orm';
import { isFoundBy } from '#server/db/findable.ts';
import {
  companies,
  jobs,
  matches,
  matchJobs,
  matchProfiles,
  matchSightings,
  profiles,
  users,
} from '#server/db/tables/index.ts';
import { isOfWelcomeCompany } from '#server/db/welcome.ts';
import type { Database } from '#server/platform/database.ts';
import type { Viewer } from './matches.store.ts';

export async function recruitersOfCompany(db: Database, companyId: string): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.companyId, companyId));
  return rows.map((row) => row.id);
}

/** Recruiters of the companies on one of whose jobs' lists the person stands. */
export async function recruitersOfMatchedJobs(db: Database, userId: string): Promise<string[]> {
  const matched = db
    .select({ companyId: jobs.companyId })
    .from(matches)
    .innerJoin(jobs, eq(jobs.id, matches.jobId))
    .where(eq(matches.userId, userId));
  const rows = await db.select({ id: users.id }).from(users).where(inArray(users.companyId, matched));
  return rows.map((row) => row.id);
}

/** Title of a job, and who posted it, where they still have an account. */
export async function titleAndPoster(db: Database, jobId: string) {
  const [row] = await db
    .select({ title: jobs.title, createdBy: jobs.createdBy })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return row ?? null;
}

const seenBy = (viewer: Viewer, jobId: SQLWrapper, userId: SQLWrapper) =>
  and(eq(matchSightings.viewer, viewer), eq(matchSightings.jobId, jobId), eq(matchSightings.userId, userId));

/** Since when the day counts, and since when something is news at all. */
interface NewsSpan {
  today: Date;
  oldest: Date;
}

/** People who have not been told anything today and have strong matches on open jobs that they have neither seen nor been told of. */
export const profilesWithNews = (db: Database, span: NewsSpan, after: string | null, most: number) =>
  db
    .select({
      userId: matches.userId,
      count: sql<number>`count(*)::int`,
      jobId: sql<string>`(array_agg(${jobs.id} order by ${matches.score} desc, ${jobs.id}))[1]`,
      job: sql<string>`(array_agg(${jobs.title} order by ${matches.score} desc, ${jobs.id}))[1]`,
      company: sql<string>`(array_agg(${companies.name} order by ${matches.score} desc, ${jobs.id}))[1]`,
    })
    .from(matches)
    .innerJoin(jobs, and(eq(jobs.id, matches.jobId), eq(jobs.status, 'published')))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(matchProfiles, eq(matchProfiles.userId, matches.userId))
    .leftJoin(matchSightings, seenBy('candidate', matches.jobId, matches.userId))
    .where(
      and(
        isNews(span, matchProfiles.toldAt),
        isNull(matchSightings.jobId),
        isOfWelcomeCompany(sql`${matches.userId}`),
        after ? gt(matches.userId, after) : undefined,
      ),
    )
    .groupBy(matches.userId)
    .orderBy(matches.userId)
    .limit(most);

/** Open jobs whose recruiter has not been told anything of them today, with how many strong candidates are new. */
export const jobsWithNews = (db: Database, span: NewsSpan, after: string | null, most: number) =>
  db
    .select({ jobId: matches.jobId, count: sql<number>`count(*)::int` })
    .from(matches)
    .innerJoin(jobs, and(eq(jobs.id, matches.jobId), eq(jobs.status, 'published'), isNotNull(jobs.createdBy)))
    .innerJoin(profiles, and(eq(profiles.userId, matches.userId), isFoundBy(jobs.companyId)))
    .innerJoin(matchJobs, eq(matchJobs.jobId, matches.jobId))
    .leftJoin(matchSightings, seenBy('company', matches.jobId, matches.userId))
    .where(
      and(
        isNews(span, matchJobs.toldAt),
        isNull(matchSightings.jobId),
        after ? gt(matches.jobId, after) : undefined,
      ),
    )
    .groupBy(matches.jobId)
    .orderBy(matches.jobId)
    .limit(most);

const isNews = ({ today, oldest }: NewsSpan, toldAt: typeof matchJobs.toldAt | typeof matchProfiles.toldAt) =>
  and(
    gt(matches.strongSince, oldest),
    or(isNull(toldAt), and(lt(toldAt, today), gt(matches.strongSince, toldAt))),
  );
