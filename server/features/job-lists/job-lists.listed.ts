import { and, eq, exists, gt, gte, isNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { inUsualMoney } from '#server/db/pay.ts';
import { applications, favouriteJobs, jobReactions, jobs, matches } from '#server/db/tables/index.ts';
import { isOfWelcomeCompany } from '#server/db/welcome.ts';
import type { JobConditions } from '#server/features/jobs/index.ts';
import type { Database } from '#server/platform/database.ts';

/** Which jobs a list is of, before filters. */
export interface JobList {
  /** Jobs that fit a person; jobs that a person keeps, whether they fit or not; all published jobs of the portal. */
  kind: 'matching' | 'favorites' | 'all';
  portal: string;
  userId: string;
  /** The person asks: others see a list without what the person did with its jobs. */
  isOwn: boolean;
}

export interface JobListFilter {
  conditions: JobConditions;
  /** Part of the title. */
  title?: SQL | undefined;
  minScore?: number | undefined;
  /** What scores no more than this is left out. */
  above?: number | undefined;
  /** Without jobs that the person has applied to. */
  notApplied?: boolean | undefined;
  /** The jobs that a text found, with how well; null where no text was asked for. */
  found: ReadonlyMap<string, number> | null;
}

/** What a query is built with: a value that is told when it is run has a placeholder. */
export type Asked<Of> = {
  [Key in keyof Of]: Key extends 'userId' | 'portal' | 'minScore' | 'above' ? Of[Key] | Placeholder : Of[Key];
};

/**
 * The jobs of a list that pass a filter. They are published, none that the person disliked and, but for favourites,
 * none of a company of which the person wants to see no more.
 */
export function listed(db: Database, list: Asked<JobList>, filter: Asked<JobListFilter>) {
  const own = ownRows(db, list);
  const rows = db
    .select({
      jobId: jobs.id,
      score: own.score,
      relevance: (filter.found ? sql<number>`found.relevance` : sql<number>`0`).as('relevance'),
      postedAt: jobs.postedAt,
      pay: inUsualMoney(sql`coalesce(${jobs.salaryMax}, ${jobs.salaryMin})`, sql`${jobs.salaryCurrency}`).as(
        'pay',
      ),
      isFavourite: sql<boolean>`${favouriteJobs.jobId} is not null`.as('is_favourite'),
      reaction: jobReactions.reaction,
    })
    .from(jobs)
    .leftJoin(favouriteJobs, and(eq(favouriteJobs.jobId, jobs.id), eq(favouriteJobs.userId, list.userId)))
    .leftJoin(jobReactions, and(eq(jobReactions.jobId, jobs.id), eq(jobReactions.userId, list.userId)))
    .where(
      and(
        eq(jobs.portal, list.portal),
        eq(jobs.status, 'published'),
        eq(jobs.audience, 'portal'),
        list.isOwn ? isWelcome(db, list) : undefined,
        ...Object.values(filter.conditions),
        filter.title,
        filter.minScore === undefined ? undefined : gte(own.score, filter.minScore),
        filter.above === undefined ? undefined : gt(own.score, filter.above),
        filter.notApplied ? sql`not ${isAppliedTo(db, list.userId)}` : undefined,
      ),
    )
    .$dynamic();
  if (list.kind === 'all') rows.leftJoin(own, eq(own.jobId, jobs.id));
  else rows.innerJoin(own, eq(own.jobId, jobs.id));
  if (filter.found) {
    const ids = sql.param([...filter.found.keys()]);
    const relevances = sql.param([...filter.found.values()]);
    rows.innerJoin(
      sql`unnest(${ids}::uuid[], ${relevances}::real[]) as found(job_id, relevance)`,
      sql`found.job_id = ${jobs.id}`,
    );
  }
  return rows.as('listed');
}

const isAppliedTo = (db: Database, userId: string | Placeholder) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(applications)
      .where(and(eq(applications.jobId, jobs.id), eq(applications.userId, userId))),
  );

const isWelcome = (_db: Database, { kind, userId }: Asked<JobList>) =>
  and(
    or(isNull(jobReactions.reaction), ne(jobReactions.reaction, 'dislike')),
    kind === 'favorites' ? undefined : isOfWelcomeCompany(sql`${userId}::uuid`),
  );

/**
 * More than any list holds. The limit makes PostgreSQL begin with the person's own rows: left to itself it walks all
 * published jobs of the product and looks for the person in each.
 */
const ALL = 1_000_000;

/** The person's own jobs with their scores: those that they keep, or those that fit them. */
function ownRows(db: Database, { kind, userId }: Asked<JobList>) {
  const score = sql<number | null>`${matches.score}`.as('score');
  if (kind === 'favorites')
    return db
      .select({ jobId: favouriteJobs.jobId, score })
      .from(favouriteJobs)
      .leftJoin(matches, and(eq(matches.jobId, favouriteJobs.jobId), eq(matches.userId, userId)))
      .where(eq(favouriteJobs.userId, userId))
      .limit(ALL)
      .as('own');
  return db
    .select({ jobId: matches.jobId, score })
    .from(matches)
    .where(eq(matches.userId, userId))
    .limit(ALL)
    .as('own');
}
