import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  like,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import type { Job, RecruiterJob } from '#contract/features/jobs.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { isOneOfGiven, uuids } from '#server/db/among.ts';
import { letsBeFound } from '#server/db/findable.ts';
import {
  applications,
  auditEntries,
  candidateDecisions,
  companies,
  employees,
  favouriteJobs,
  hiringStages,
  internalJobs,
  jobReactions,
  jobs,
  matches,
  matchJobs,
  profiles,
  users,
} from '#server/db/tables/index.ts';
import { containing, type Database, preparedOnce } from '#server/platform/database.ts';

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
  const [row] = await jobsWithCompany(db, eq(jobs.id, id));
  return row ?? null;
}

/** Whether a person likes, dislikes or keeps a job. */
export async function findStanding(db: Database, userId: string, jobId: string) {
  const [row] = await db
    .select({
      is_favorite: sql<boolean>`${favouriteJobs.jobId} is not null`,
      reaction: jobReactions.reaction,
    })
    .from(jobs)
    .leftJoin(favouriteJobs, and(eq(favouriteJobs.jobId, jobs.id), eq(favouriteJobs.userId, userId)))
    .leftJoin(jobReactions, and(eq(jobReactions.jobId, jobs.id), eq(jobReactions.userId, userId)))
    .where(eq(jobs.id, jobId));
  return row ?? { is_favorite: false, reaction: null };
}

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

/** Every way in which published jobs of a portal write where they are. */
export async function publishedLocations(db: Database, portal: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ location: jobs.location })
    .from(jobs)
    .where(and(isPublishedIn(portal), isNotNull(jobs.location)));
  return rows.map(({ location }) => location!);
}

const isPublishedIn = (portal: string) =>
  and(eq(jobs.portal, portal), eq(jobs.status, 'published'), eq(jobs.audience, 'portal'));

/** Another number as soon as anything of what a job is found by has changed. */
const stampOfJob = sql`uuid_hash_extended(${jobs.id}, (extract(epoch from ${jobs.updatedAt}) * 1000000)::bigint # hashtextextended(${companies.name}, 0))`;

/** The same of all published jobs of a portal together. */
export async function stampOfPublished(db: Database, portal: string): Promise<string> {
  const [row] = await db
    .select({ stamp: sql<string>`count(*) || ' ' || coalesce(bit_xor(${stampOfJob}), 0)` })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isPublishedIn(portal));
  return row!.stamp;
}

export const stampsOfPublished = (db: Database, portal: string) =>
  db
    .select({ id: jobs.id, stamp: sql<string>`${stampOfJob}::text` })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isPublishedIn(portal));

/** What jobs say. */
export const listTexts = (db: Database, ids: readonly string[]) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      description: jobs.description,
      responsibilities: jobs.responsibilities,
      requirements: jobs.requirements,
      skills: jobs.skills,
      location: jobs.location,
      company: companies.name,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(inArray(jobs.id, [...ids]));

interface CompanyJobsFilter {
  companyId: string;
  status?: Job['status'] | undefined;
  text?: string | undefined;
  createdBy?: string | undefined;
}

/** A company's jobs, newest first, with how many of them are shortlisted. */
export async function listCompanyJobs(db: Database, filter: CompanyJobsFilter, page: number, limit: number) {
  const where = and(
    eq(jobs.companyId, filter.companyId),
    ne(jobs.status, 'removed'),
    filter.createdBy ? eq(jobs.createdBy, filter.createdBy) : undefined,
    filter.status ? eq(jobs.status, filter.status) : undefined,
    filter.text ? ilike(jobs.title, containing(filter.text)) : undefined,
  );
  const [total] = await db.select({ total: count() }).from(jobs).where(where);
  const rows = await db
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
      shortlistedCount: sql<number>`(select count(*)::int from ${candidateDecisions} where ${candidateDecisions.jobId} = ${jobs.id} and ${candidateDecisions.status} = 'SHORTLISTED')`,
    })
    .from(jobs)
    .leftJoin(matchJobs, eq(matchJobs.jobId, jobs.id))
    .leftJoin(users, eq(users.id, jobs.createdBy))
    .where(where)
    .orderBy(desc(jobs.updatedAt), desc(jobs.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { total: total?.total ?? 0, rows };
}

/** How many candidates each of these jobs lists. */
export async function countCandidates(
  db: Database,
  jobIds: readonly string[],
): Promise<(jobId: string) => number> {
  if (jobIds.length === 0) return () => 0;
  const ids = uuids(jobIds);
  const totals = new Map((await matchesOf(db).execute({ ids })).map((row) => [row.jobId, row.total]));
  const hidden = new Map((await hiddenMatchesOf(db).execute({ ids })).map((row) => [row.jobId, row.total]));
  return (jobId) => (totals.get(jobId) ?? 0) - (hidden.get(jobId) ?? 0);
}

// Tens of thousands are counted in an index alone; whether each lets themselves be found took longer than that, and those
// who do not are few.
const matchesOf = preparedOnce('jobs_matches', (db) =>
  db
    .select({
      jobId: sql<string>`job.id`,
      total: sql<number>`(select count(*) from ${matches} as listed
        where listed.job_id = job.id and listed.score > ${LIMITS.candidateScoreFloor})::int`,
    })
    .from(sql`unnest(${sql.placeholder('ids')}::uuid[]) as job(id)`),
);

const hiddenMatchesOf = preparedOnce('jobs_hidden_matches', (db) =>
  db
    .select({ jobId: matches.jobId, total: count() })
    .from(profiles)
    .innerJoin(matches, eq(matches.userId, profiles.userId))
    .where(
      and(
        sql`not ${profiles.isDiscoverable}`,
        isOneOfGiven(matches.jobId, 'ids'),
        gt(matches.score, LIMITS.candidateScoreFloor),
      ),
    )
    .groupBy(matches.jobId),
);

type StageCounts = z.infer<typeof RecruiterJob>['counts'];

/** How many stand where for each of these jobs. A shortlisted one without a stage of the company's is in the first. */
export async function countStages(
  db: Database,
  jobIds: readonly string[],
): Promise<(jobId: string) => StageCounts> {
  const counts = new Map<string, StageCounts>();
  const of = (jobId: string) =>
    counts.get(jobId) ?? { applied: 0, shortlisted: 0, interview: 0, offered: 0, hired: 0, rejected: 0 };
  if (jobIds.length === 0) return of;
  const ids = uuids(jobIds);
  const applied = await applicantsOf(db).execute({ ids });
  const decided = await decisionsOf(db).execute({ ids });
  for (const { jobId, total } of applied) counts.set(jobId, { ...of(jobId), applied: total });
  for (const { jobId, status, kind, total } of decided) {
    if (status === 'PENDING') continue;
    const stage = status === 'REJECTED' ? 'rejected' : (kind ?? 'shortlisted');
    const before = of(jobId);
    counts.set(jobId, { ...before, [stage]: before[stage] + total });
  }
  return of;
}

const applicantsOf = preparedOnce('jobs_applicants', (db) =>
  db
    .select({ jobId: applications.jobId, total: count() })
    .from(applications)
    .where(and(isOneOfGiven(applications.jobId, 'ids'), ne(applications.stage, 'WITHDRAWN')))
    .groupBy(applications.jobId),
);

const decisionsOf = preparedOnce('jobs_decisions', (db) =>
  db
    .select({
      jobId: candidateDecisions.jobId,
      status: candidateDecisions.status,
      kind: hiringStages.kind,
      total: count(),
    })
    .from(candidateDecisions)
    .leftJoin(hiringStages, eq(hiringStages.id, candidateDecisions.stageId))
    .where(isOneOfGiven(candidateDecisions.jobId, 'ids'))
    .groupBy(candidateDecisions.jobId, candidateDecisions.status, hiringStages.kind),
);

/** Everyone who hires for a company. */
export async function recruitersOf(db: Database, companyId: string): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.companyId, companyId));
  return rows.map(({ id }) => id);
}

/** Whether new jobs of a company begin as blind reviews. */
export async function companyIsBlind(db: Database, companyId: string): Promise<boolean> {
  const [row] = await db
    .select({ isBlind: companies.isBlindByDefault })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.isBlind ?? false;
}

/** Whether somebody has ever applied for a job. */
export async function hasApplicants(db: Database, jobId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.jobId, jobId))
    .limit(1);
  return row !== undefined;
}

type OfJob = Pick<typeof jobs.$inferSelect, 'id' | 'portal'>;

const isAbout = ({ id, portal }: OfJob) =>
  and(
    eq(auditEntries.portal, portal),
    like(auditEntries.action, 'job.%'),
    sql`${auditEntries.details}->>'jobId' = ${id}`,
  );

/** What was done to a job last, by whom; null where nothing was since a moment. */
export async function latestDeedOn(db: Database, job: OfJob, since: Date | null) {
  const [row] = await db
    .select({
      action: auditEntries.action,
      actorId: auditEntries.actorId,
      name: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(isAbout(job), since ? gte(auditEntries.createdAt, since) : undefined))
    .orderBy(desc(auditEntries.createdAt))
    .limit(1);
  return row ?? null;
}

/** Whether a job's owner was told already that it comes to this end. */
export async function wasToldOfExpiry(
  db: Database,
  portal: string,
  { jobId, expiresAt }: { jobId: string; expiresAt: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        isAbout({ id: jobId, portal }),
        eq(auditEntries.action, 'job.expiry_told'),
        sql`${auditEntries.details}->>'expiresAt' = ${expiresAt}`,
      ),
    )
    .limit(1);
  return row !== undefined;
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

/** The best few candidates of each of these jobs, each job's read from the top and no further. */
export async function topCandidates(db: Database, jobIds: readonly string[], each: number) {
  return jobIds.length === 0 ? [] : bestOf(db).execute({ ids: uuids(jobIds), each });
}

const bestOf = preparedOnce('jobs_best_candidates', (db) => {
  const best = db
    .select({
      jobId: matches.jobId,
      userId: matches.userId,
      score: matches.score,
      name: sql<string>`${profiles.personalDetails}->>'name'`.as('name'),
    })
    .from(matches)
    .innerJoin(profiles, and(eq(profiles.userId, matches.userId), eq(profiles.isDiscoverable, true)))
    .where(and(eq(matches.jobId, jobs.id), gt(matches.score, LIMITS.candidateScoreFloor)))
    .orderBy(desc(matches.score), desc(matches.userId))
    .limit(sql.placeholder('each'))
    .as('best');
  return db
    .select({ jobId: best.jobId, userId: best.userId, score: best.score, name: best.name })
    .from(jobs)
    .innerJoinLateral(best, sql`true`)
    .where(isOneOfGiven(jobs.id, 'ids'))
    .orderBy(desc(best.score), desc(best.userId));
});

export async function companyStats(db: Database, companyId: string) {
  const byStatus = await db
    .select({ status: jobs.status, total: count() })
    .from(jobs)
    .where(eq(jobs.companyId, companyId))
    .groupBy(jobs.status);
  const [candidates] = await db
    .select({ total: sql<number>`count(distinct ${matches.userId})::int` })
    .from(matches)
    .innerJoin(jobs, eq(jobs.id, matches.jobId))
    .where(
      and(
        eq(jobs.companyId, companyId),
        eq(jobs.status, 'published'),
        gt(matches.score, LIMITS.candidateScoreFloor),
        letsBeFound(matches.userId),
      ),
    );
  const [shortlisted] = await db
    .select({ total: count() })
    .from(candidateDecisions)
    .innerJoin(jobs, eq(jobs.id, candidateDecisions.jobId))
    .where(and(eq(jobs.companyId, companyId), eq(candidateDecisions.status, 'SHORTLISTED')));
  const of = (status: Job['status']) => byStatus.find((row) => row.status === status)?.total ?? 0;
  return {
    published: of('published'),
    drafts: of('draft'),
    closed: of('closed'),
    matching_candidates: candidates?.total ?? 0,
    shortlisted: shortlisted?.total ?? 0,
  };
}
