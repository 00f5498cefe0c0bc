import { and, count, desc, eq, gt, ilike, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Job } from '#contract/features/jobs.contract.ts';
import {
  companies,
  employees,
  favouriteJobs,
  internalJobs,
  jobReactions,
  jobs,
  matchJobs,
  users,
} from '#server/db/tables/index.ts';
import {
  containing,
  type Database,
  keptByShape,
  nameOfChoices,
  preparedOnce,
} from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';
import { isPublishedIn } from './jobs.text-reads.ts';

/** Who began a job; null where they are gone. */
const creator = { id: users.id, firstName: users.firstName, lastName: users.lastName };

/** Jobs with their companies, for screens. */
export const jobsWithCompany = (db: Database, where: SQL | undefined) =>
  db
    .select({ job: jobs, company: companies, creator })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(users, eq(users.id, jobs.createdBy))
    .where(where)
    .$dynamic();

export async function findJobWithCompany(db: Database, id: string) {
  const [row] = await jobWithCompany(db).execute({ id });
  return row ?? null;
}

const jobWithCompany = preparedOnce('jobs_with_company', (db) =>
  jobsWithCompany(db, eq(jobs.id, sql.placeholder('id'))),
);

/** Whether a person likes, dislikes or keeps a job. */
export async function findStanding(db: Database, userId: string, jobId: string) {
  const [row] = await standingOf(db).execute({ userId, jobId });
  return row ?? { is_favorite: false, reaction: null };
}

const standingOf = preparedOnce('jobs_standing', (db) => {
  const userId = sql.placeholder('userId');
  return db
    .select({
      is_favorite: sql<boolean>`${favouriteJobs.jobId} is not null`,
      reaction: jobReactions.reaction,
    })
    .from(jobs)
    .leftJoin(favouriteJobs, and(eq(favouriteJobs.jobId, jobs.id), eq(favouriteJobs.userId, userId)))
    .leftJoin(jobReactions, and(eq(jobReactions.jobId, jobs.id), eq(jobReactions.userId, userId)))
    .where(eq(jobs.id, sql.placeholder('jobId')));
});

/** Whether a job for employees was sent to a person whose account is linked to its company. */
export async function isSentTo(db: Database, jobId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: jobs.id })
    .from(internalJobs)
    .innerJoin(employees, eq(employees.id, internalJobs.employeeId))
    .innerJoin(jobs, and(eq(jobs.id, internalJobs.jobId), eq(jobs.companyId, employees.companyId)))
    .where(and(eq(internalJobs.jobId, jobId), eq(employees.userId, userId)));
  return rows.length > 0;
}

interface CompanyJobsFilter {
  companyId: string;
  status?: Job['status'] | undefined;
  text?: string | undefined;
  createdBy?: string | undefined;
}

/** Which parts of a filter narrow a list; their values are told when it is asked. */
type CompanyJobsShape = Record<'status' | 'text' | 'createdBy', boolean>;

/** A company's jobs, newest first, with how many they are. */
export async function listCompanyJobs(
  db: Database,
  { text, ...filter }: CompanyJobsFilter,
  page: number,
  limit: number,
) {
  const shape = {
    status: filter.status !== undefined,
    text: text !== undefined && text !== '',
    createdBy: filter.createdBy !== undefined,
  };
  const values = { ...filter, text: text && containing(text) };
  const [counted] = await jobsCounted(shape)(db).execute(values);
  const rows = await jobsListed(shape)(db).execute({ ...values, limit, offset: offsetOf(page, limit) });
  return { total: counted?.total ?? 0, rows };
}

const ofCompany = (shape: CompanyJobsShape) =>
  and(
    eq(jobs.companyId, sql.placeholder('companyId')),
    ne(jobs.status, 'removed'),
    shape.createdBy ? eq(jobs.createdBy, sql.placeholder('createdBy')) : undefined,
    shape.status ? eq(jobs.status, sql.placeholder('status')) : undefined,
    shape.text ? ilike(jobs.title, sql.placeholder('text')) : undefined,
  );

const jobsCounted = keptByShape(
  (shape: CompanyJobsShape) => `jobs_counted_${nameOfChoices(shape)}`,
  (db, shape) => db.select({ total: count() }).from(jobs).where(ofCompany(shape)),
);

const jobsListed = keptByShape(
  (shape: CompanyJobsShape) => `jobs_listed_${nameOfChoices(shape)}`,
  (db, shape) =>
    db
      .select({
        id: jobs.id,
        title: jobs.title,
        location: jobs.location,
        status: jobs.status,
        audience: jobs.audience,
        isBlind: jobs.isBlind,
        postedAt: jobs.postedAt,
        createdAt: jobs.createdAt,
        updatedAt: jobs.updatedAt,
        expiresAt: jobs.expiresAt,
        closedAt: jobs.closedAt,
        creator,
        rankedAt: matchJobs.rankedAt,
      })
      .from(jobs)
      .leftJoin(matchJobs, eq(matchJobs.jobId, jobs.id))
      .leftJoin(users, eq(users.id, jobs.createdBy))
      .where(ofCompany(shape))
      .orderBy(desc(jobs.updatedAt), desc(jobs.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
);

/** Whether new jobs of a company begin as blind reviews. */
export async function companyIsBlind(db: Database, companyId: string): Promise<boolean> {
  const [row] = await db
    .select({ isBlind: companies.isBlindByDefault })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.isBlind ?? false;
}

/** A company of a portal, as its feed names it. */
export async function findCompanyOfFeed(db: Database, portal: string, id: string) {
  const [row] = await db
    .select({ id: companies.id, name: companies.name, website: companies.website })
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.portal, portal)));
  return row ?? null;
}

/** Jobs of a company that everyone may read, the newest first. */
export const listOpenJobsOf = (db: Database, portal: string, companyId: string, now: Date, most: number) =>
  db
    .select({ job: jobs, company: companies })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        isPublishedIn(portal),
        eq(jobs.companyId, companyId),
        or(isNull(jobs.expiresAt), gt(jobs.expiresAt, now)),
      ),
    )
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(most);
