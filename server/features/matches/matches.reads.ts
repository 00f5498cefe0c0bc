import {
  and,
  count,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { MatchingCandidate } from '#contract/features/matches.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import {
  candidateDecisions,
  companies,
  favouriteJobs,
  jobReactions,
  jobs,
  matches,
  matchJobs,
  matchProfiles,
  profiles,
  users,
} from '#server/db/tables/index.ts';
import { containing, type Database } from '#server/platform/database.ts';

interface JobsFilter {
  userId: string;
  title?: string | undefined;
  onlyFavourites: boolean;
}

/**
 * Published jobs that fit a person, best first, with what the person did with them. Disliked ones are gone.
 * Favourites are listed whether they fit or not: who keeps a job wants to find it again.
 */
export async function listJobsOfProfile(db: Database, filter: JobsFilter, page: number, limit: number) {
  const where = and(
    eq(jobs.status, 'published'),
    or(isNull(jobReactions.reaction), ne(jobReactions.reaction, 'dislike')),
    filter.title ? ilike(jobs.title, containing(filter.title)) : undefined,
    isNotNull(filter.onlyFavourites ? favouriteJobs.jobId : matches.jobId),
  );
  const results = await db
    .select({
      score: matches.score,
      job: jobs,
      company: companies,
      features: matchJobs.features,
      isFavourite: sql<boolean>`${favouriteJobs.jobId} is not null`,
      reaction: jobReactions.reaction,
      total: sql<number>`(count(*) over ())::int`,
      best: sql<number | null>`max(${matches.score}) over ()`,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(matchJobs, eq(matchJobs.jobId, jobs.id))
    .leftJoin(matches, and(eq(matches.jobId, jobs.id), eq(matches.userId, filter.userId)))
    .leftJoin(favouriteJobs, and(eq(favouriteJobs.jobId, jobs.id), eq(favouriteJobs.userId, filter.userId)))
    .leftJoin(jobReactions, and(eq(jobReactions.jobId, jobs.id), eq(jobReactions.userId, filter.userId)))
    .where(where)
    .orderBy(sql`${matches.score} desc nulls last`, desc(jobs.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { results, total: results[0]?.total ?? 0 };
}

export async function countPublishedJobs(db: Database, portal: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(jobs)
    .where(and(eq(jobs.portal, portal), eq(jobs.status, 'published')));
  return row?.total ?? 0;
}

type Status = MatchingCandidate['status'];
const statusOf = sql<Status>`coalesce(${candidateDecisions.status}, 'PENDING')`;

interface CandidatesFilter {
  jobId: string;
  above: number;
  status?: Status | undefined;
}

/** Candidates of a job above a score, best first. */
export async function listCandidatesOfJob(
  db: Database,
  filter: CandidatesFilter,
  page: number,
  limit: number,
) {
  const where = and(
    candidatesAbove(filter.jobId, filter.above),
    filter.status ? eq(statusOf, filter.status) : undefined,
  );
  const results = await db
    .select({
      userId: matches.userId,
      score: matches.score,
      person: profiles.personalDetails,
      experienceMonths: profiles.experienceMonths,
      avatarFileId: users.avatarFileId,
      features: matchProfiles.features,
      status: statusOf,
      total: sql<number>`(count(*) over ())::int`,
      best: sql<number>`max(${matches.score}) over ()`,
    })
    .from(matches)
    .innerJoin(profiles, eq(profiles.userId, matches.userId))
    .innerJoin(users, eq(users.id, matches.userId))
    .innerJoin(matchProfiles, eq(matchProfiles.userId, matches.userId))
    .leftJoin(candidateDecisions, decisionOfMatch)
    .where(where)
    .orderBy(desc(matches.score), desc(matches.userId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { results, total: results[0]?.total ?? 0 };
}

/** How many candidates of a job stand where, and how many of them are under the display floor. */
export async function countCandidatesOfJob(db: Database, jobId: string, above: number) {
  const byStatus = await db
    .select({ status: statusOf, total: count() })
    .from(matches)
    .innerJoin(profiles, eq(profiles.userId, matches.userId))
    .leftJoin(candidateDecisions, decisionOfMatch)
    .where(candidatesAbove(jobId, above))
    .groupBy(statusOf);
  const [weak] = await db
    .select({ total: count() })
    .from(matches)
    .innerJoin(profiles, eq(profiles.userId, matches.userId))
    .where(
      and(
        candidatesAbove(jobId, LIMITS.candidateScoreFloor),
        lte(matches.score, LIMITS.candidateDisplayFloor),
      ),
    );
  const of = (status: Status) => byStatus.find((row) => row.status === status)?.total ?? 0;
  const counts = { PENDING: of('PENDING'), SHORTLISTED: of('SHORTLISTED'), REJECTED: of('REJECTED') };
  return { counts, weaker: weak?.total ?? 0 };
}

const decisionOfMatch = and(
  eq(candidateDecisions.jobId, matches.jobId),
  eq(candidateDecisions.userId, matches.userId),
) as SQL;

const candidatesAbove = (jobId: string, above: number) =>
  and(eq(matches.jobId, jobId), gt(matches.score, above), eq(profiles.isDiscoverable, true));

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
