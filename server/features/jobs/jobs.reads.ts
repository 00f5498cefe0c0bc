import { and, count, desc, eq, gt, ilike, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Job } from '#contract/features/jobs.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import {
  candidateDecisions,
  companies,
  favouriteJobs,
  jobReactions,
  jobs,
  matches,
  matchJobs,
  profiles,
} from '#server/db/tables/index.ts';
import { containing, type Database } from '#server/platform/database.ts';

/** Jobs with their companies, for screens. */
export const jobsWithCompany = (db: Database, where: SQL | undefined) =>
  db
    .select({ job: jobs, company: companies })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
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

/** Every way in which published jobs of a portal write where they are. */
export async function publishedLocations(db: Database, portal: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ location: jobs.location })
    .from(jobs)
    .where(and(isPublishedIn(portal), isNotNull(jobs.location)));
  return rows.map(({ location }) => location!);
}

const isPublishedIn = (portal: string) => and(eq(jobs.portal, portal), eq(jobs.status, 'published'));

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
}

/** A company's jobs, newest first, with how many candidates each has. */
export async function listCompanyJobs(db: Database, filter: CompanyJobsFilter, page: number, limit: number) {
  const where = and(
    eq(jobs.companyId, filter.companyId),
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
      postedAt: jobs.postedAt,
      updatedAt: jobs.updatedAt,
      rankedAt: matchJobs.rankedAt,
      candidateCount: sql<number>`(select count(*)::int from ${matches} where ${matches.jobId} = ${jobs.id} and ${matches.score} > ${LIMITS.candidateScoreFloor})`,
      shortlistedCount: sql<number>`(select count(*)::int from ${candidateDecisions} where ${candidateDecisions.jobId} = ${jobs.id} and ${candidateDecisions.status} = 'SHORTLISTED')`,
    })
    .from(jobs)
    .leftJoin(matchJobs, eq(matchJobs.jobId, jobs.id))
    .where(where)
    .orderBy(desc(jobs.updatedAt), desc(jobs.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { total: total?.total ?? 0, rows };
}

/** The best few candidates of each of these jobs. */
export async function topCandidates(db: Database, jobIds: readonly string[], each: number) {
  if (jobIds.length === 0) return [];
  const ranked = db
    .select({
      jobId: matches.jobId,
      userId: matches.userId,
      score: matches.score,
      rank: sql<number>`row_number() over (partition by ${matches.jobId} order by ${matches.score} desc)`.as(
        'rank',
      ),
    })
    .from(matches)
    .innerJoin(profiles, and(eq(profiles.userId, matches.userId), eq(profiles.isDiscoverable, true)))
    .where(and(inArray(matches.jobId, [...jobIds]), gt(matches.score, LIMITS.candidateScoreFloor)))
    .as('ranked');
  return db
    .select({
      jobId: ranked.jobId,
      userId: ranked.userId,
      score: ranked.score,
      name: sql<string>`${profiles.personalDetails}->>'name'`,
    })
    .from(ranked)
    .innerJoin(profiles, eq(profiles.userId, ranked.userId))
    .where(sql`${ranked.rank} <= ${each}`)
    .orderBy(desc(ranked.score));
}

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
    .innerJoin(profiles, and(eq(profiles.userId, matches.userId), eq(profiles.isDiscoverable, true)))
    .where(
      and(
        eq(jobs.companyId, companyId),
        eq(jobs.status, 'published'),
        gt(matches.score, LIMITS.candidateScoreFloor),
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
