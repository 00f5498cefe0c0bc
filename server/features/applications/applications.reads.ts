import { and, count, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { ApplicationStage } from '#contract/features/applications.contract.ts';
import { hasBlocked, isOutOfSightFor } from '#server/db/findable.ts';
import { proposedBy } from '#server/db/proposed.ts';
import {
  applicationEvents,
  applications,
  candidateDecisions,
  companies,
  files,
  jobs,
  users,
} from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';

/** The latest of something among an application's steps. */
const latest = (column: SQL) =>
  sql`(select ${column} from ${applicationEvents}
    where ${applicationEvents.applicationId} = ${applications.id}
    order by ${applicationEvents.createdAt} desc limit 1)`;

const moment = (value: SQL) => sql<Date>`${value}`.mapWith(applicationEvents.createdAt);

const own = {
  id: applications.id,
  stage: applications.stage,
  reason: sql<string | null>`${latest(sql`${applicationEvents.reason}`)}`,
  appliedAt: moment(sql`${applications.appliedAt}`),
  movedAt: moment(latest(sql`${applicationEvents.createdAt}`)),
  job: {
    id: jobs.id,
    title: jobs.title,
    location: jobs.location,
    workPlace: jobs.workPlace,
    status: jobs.status,
  },
  company: {
    id: companies.id,
    name: companies.name,
    avatarFileId: companies.avatarFileId,
    industry: companies.industry,
    location: companies.location,
  },
};

const ownApplications = (db: Database) =>
  db
    .select(own)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId));

interface OwnFilter {
  userId: string;
  stages: readonly ApplicationStage[] | null;
  jobId?: string | undefined;
}

/** As many as one may want to read of; companies shortlist few. */
const MOST_SHORTLISTED = 50;

/** Open jobs for which a person was shortlisted and has no application that stands, the latest first. */
export const listShortlisted = (db: Database, userId: string) =>
  db
    .select({ job: own.job, company: own.company, at: candidateDecisions.decidedAt })
    .from(candidateDecisions)
    .innerJoin(jobs, eq(jobs.id, candidateDecisions.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(candidateDecisions.userId, userId),
        eq(candidateDecisions.status, 'SHORTLISTED'),
        eq(jobs.status, 'published'),
        not(hasBlocked(jobs.companyId, userId)),
        sql`not exists (select from ${applications} as sent
          where sent.user_id = ${userId}::uuid and sent.job_id = ${jobs.id} and sent.stage <> 'WITHDRAWN')`,
      ),
    )
    .orderBy(desc(candidateDecisions.decidedAt), desc(jobs.id))
    .limit(MOST_SHORTLISTED);

export type ShortlistedRow = Awaited<ReturnType<typeof listShortlisted>>[number];

/** A person's applications, the one that moved last first, and how many stand where. */
export async function listOwn(db: Database, filter: OwnFilter, page: number, limit: number) {
  const rows = await ownApplications(db)
    .where(
      and(
        eq(applications.userId, filter.userId),
        filter.stages ? inArray(applications.stage, [...filter.stages]) : undefined,
        filter.jobId ? eq(applications.jobId, filter.jobId) : undefined,
      ),
    )
    .orderBy(desc(applications.updatedAt), desc(applications.id))
    .limit(limit)
    .offset(offsetOf(page, limit));
  const counts = await db
    .select({ stage: applications.stage, total: count() })
    .from(applications)
    .where(eq(applications.userId, filter.userId))
    .groupBy(applications.stage);
  return { rows, counts };
}

export async function findOwn(db: Database, userId: string, id: string) {
  const [row] = await ownApplications(db).where(
    and(eq(applications.userId, userId), eq(applications.id, id)),
  );
  return row ?? null;
}

export type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

/** Who applied to a job, the latest first. Names are those that were sent. */
export async function listOfJob(
  db: Database,
  filter: { jobId: string; userIds: readonly string[] },
  page: number,
  limit: number,
) {
  const where = and(
    eq(applications.jobId, filter.jobId),
    // Who withdrew and hides from the company is no applicant of it.
    not(isOutOfSightFor(jobs.id, jobs.companyId, applications.userId)),
    filter.userIds.length > 0 ? inArray(applications.userId, [...filter.userIds]) : undefined,
  );
  const rows = await db
    .select({
      id: applications.id,
      userId: applications.userId,
      stage: applications.stage,
      profile: applications.profile,
      score: applications.score,
      appliedAt: own.appliedAt,
      movedAt: own.movedAt,
      proposedBy: proposedBy(applications.jobId, applications.userId),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(where)
    .orderBy(desc(own.appliedAt), desc(applications.id))
    .limit(limit)
    .offset(offsetOf(page, limit));
  const [total] = await db
    .select({ total: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(where);
  return { rows, total: total?.total ?? 0 };
}

export type ApplicantRow = Awaited<ReturnType<typeof listOfJob>>['rows'][number];

/** Whether a job is published, which nobody changes before this transaction has ended. */
export async function holdOpenJob(db: Database, jobId: string): Promise<boolean> {
  const [row] = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, jobId)).for('share');
  return row?.status === 'published';
}

/** The company shortlisted the person before they applied. */
export async function isShortlisted(db: Database, jobId: string, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ status: candidateDecisions.status })
    .from(candidateDecisions)
    .where(and(eq(candidateDecisions.jobId, jobId), eq(candidateDecisions.userId, userId)));
  return row?.status === 'SHORTLISTED';
}

/** What a notification names of a job, and whom of its company it concerns: whoever posted it, or else the whole team. */
export async function findJobToTell(db: Database, jobId: string) {
  const [job] = await db
    .select({
      title: jobs.title,
      company: companies.name,
      companyId: jobs.companyId,
      createdBy: jobs.createdBy,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId));
  if (!job) return null;
  const team = await db.select({ id: users.id }).from(users).where(eq(users.companyId, job.companyId));
  const members = team.map(({ id }) => id);
  const concerned = members.filter((id) => id === job.createdBy);
  return { title: job.title, company: job.company, concerned: concerned.length > 0 ? concerned : members };
}

/** The name of a document that is still kept. */
export async function nameOfFile(db: Database, id: string | null): Promise<string | null> {
  if (!id) return null;
  const [row] = await db.select({ name: files.name }).from(files).where(eq(files.id, id));
  return row?.name ?? null;
}
