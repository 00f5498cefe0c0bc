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
  lt,
  lte,
  ne,
  or,
  type SQL,
  type SQLWrapper,
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
  matchSightings,
  profiles,
  users,
} from '#server/db/tables/index.ts';
import { containing, type Database } from '#server/platform/database.ts';
import type { Viewer } from './matches.store.ts';

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
  // The page is chosen from narrow rows; what a screen shows of a job is read for the page alone.
  const own = filter.onlyFavourites ? favouritesOf(db, filter.userId) : matchesOf(db, filter.userId);
  const chosen = db
    .select({
      jobId: jobs.id,
      score: own.score,
      isFavourite: sql<boolean>`${favouriteJobs.jobId} is not null`.as('is_favourite'),
      reaction: jobReactions.reaction,
      total: sql<number>`(count(*) over ())::int`.as('total'),
      best: sql<number | null>`max(${own.score}) over ()`.as('best'),
    })
    .from(own)
    .innerJoin(jobs, eq(jobs.id, own.jobId))
    .innerJoin(matchJobs, eq(matchJobs.jobId, jobs.id))
    .leftJoin(favouriteJobs, and(eq(favouriteJobs.jobId, jobs.id), eq(favouriteJobs.userId, filter.userId)))
    .leftJoin(jobReactions, and(eq(jobReactions.jobId, jobs.id), eq(jobReactions.userId, filter.userId)))
    .where(
      and(
        eq(jobs.status, 'published'),
        or(isNull(jobReactions.reaction), ne(jobReactions.reaction, 'dislike')),
        filter.title ? ilike(jobs.title, containing(filter.title)) : undefined,
      ),
    )
    .orderBy(sql`${own.score} desc nulls last`, desc(jobs.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .as('chosen');
  const results = await db
    .select({
      score: chosen.score,
      job: jobs,
      company: companies,
      features: matchJobs.features,
      isFavourite: chosen.isFavourite,
      reaction: chosen.reaction,
      isSeen: sql<boolean>`${matchSightings.jobId} is not null`,
      total: chosen.total,
      best: chosen.best,
    })
    .from(chosen)
    .innerJoin(jobs, eq(jobs.id, chosen.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(matchJobs, eq(matchJobs.jobId, chosen.jobId))
    .leftJoin(matchSightings, seenBy('candidate', chosen.jobId, sql`${filter.userId}::uuid`))
    .orderBy(sql`${chosen.score} desc nulls last`, desc(chosen.jobId));
  return { results, total: results[0]?.total ?? 0 };
}

/**
 * More than any list holds. The limit makes PostgreSQL begin with the person's own rows: left to itself it walks all
 * published jobs of the product and looks for the person in each.
 */
const ALL = 1_000_000;

const matchesOf = (db: Database, userId: string) =>
  db
    .select({ jobId: matches.jobId, score: sql<number | null>`${matches.score}`.as('score') })
    .from(matches)
    .where(eq(matches.userId, userId))
    .limit(ALL)
    .as('own');

const favouritesOf = (db: Database, userId: string) =>
  db
    .select({ jobId: favouriteJobs.jobId, score: sql<number | null>`${matches.score}`.as('score') })
    .from(favouriteJobs)
    .leftJoin(matches, and(eq(matches.jobId, favouriteJobs.jobId), eq(matches.userId, userId)))
    .where(eq(favouriteJobs.userId, userId))
    .limit(ALL)
    .as('own');

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
  const chosen = db
    .select({
      userId: matches.userId,
      score: matches.score,
      status: statusOf.as('status'),
      total: sql<number>`(count(*) over ())::int`.as('total'),
      best: sql<number>`max(${matches.score}) over ()`.as('best'),
    })
    .from(matches)
    .innerJoin(profiles, eq(profiles.userId, matches.userId))
    .innerJoin(matchProfiles, eq(matchProfiles.userId, matches.userId))
    .leftJoin(candidateDecisions, decisionOfMatch)
    .where(
      and(
        candidatesAbove(filter.jobId, filter.above),
        filter.status ? eq(statusOf, filter.status) : undefined,
      ),
    )
    .orderBy(desc(matches.score), desc(matches.userId))
    .limit(limit)
    .offset((page - 1) * limit)
    .as('chosen');
  const results = await db
    .select({
      userId: chosen.userId,
      score: chosen.score,
      person: profiles.personalDetails,
      experienceMonths: profiles.experienceMonths,
      avatarFileId: users.avatarFileId,
      features: matchProfiles.features,
      status: chosen.status,
      isSeen: sql<boolean>`${matchSightings.jobId} is not null`,
      total: chosen.total,
      best: chosen.best,
    })
    .from(chosen)
    .innerJoin(profiles, eq(profiles.userId, chosen.userId))
    .innerJoin(users, eq(users.id, chosen.userId))
    .innerJoin(matchProfiles, eq(matchProfiles.userId, chosen.userId))
    .leftJoin(matchSightings, seenBy('company', sql`${filter.jobId}::uuid`, chosen.userId))
    .orderBy(desc(chosen.score), desc(chosen.userId));
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

/** Those of the jobs that are published on the portal, each with what matching knows of it. */
export const publishedJobsAmong = (db: Database, portal: string, ids: readonly string[]) =>
  db
    .select({ job: jobs, company: companies, features: matchJobs.features })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(matchJobs, eq(matchJobs.jobId, jobs.id))
    .where(and(inArray(jobs.id, [...ids]), eq(jobs.portal, portal), eq(jobs.status, 'published')))
    .orderBy(jobs.id);

/** Those of the people who let themselves be found on the portal. */
export const findableProfilesAmong = (db: Database, portal: string, ids: readonly string[]) =>
  db
    .select({
      userId: profiles.userId,
      person: profiles.personalDetails,
      experienceMonths: profiles.experienceMonths,
      avatarFileId: users.avatarFileId,
      features: matchProfiles.features,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(matchProfiles, eq(matchProfiles.userId, profiles.userId))
    .where(
      and(inArray(profiles.userId, [...ids]), eq(profiles.portal, portal), eq(profiles.isDiscoverable, true)),
    )
    .orderBy(profiles.userId);

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
    .innerJoin(profiles, and(eq(profiles.userId, matches.userId), eq(profiles.isDiscoverable, true)))
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
