import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { MatchingCandidate } from '#contract/features/matches.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import type { RequirementFacts } from '#engines/matching/index.ts';
import {
  candidateDecisions,
  companies,
  jobs,
  matches,
  matchJobs,
  matchProfiles,
  matchSightings,
  profiles,
  users,
} from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import { isOfWelcomeCompany } from './matches.job-lists.reads.ts';
import type { Viewer } from './matches.store.ts';

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
  /** None but these; null where nothing is required of anyone. */
  among: readonly string[] | null;
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
    .where(and(candidatesAbove(filter), filter.status ? eq(statusOf, filter.status) : undefined))
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

/** What the candidates of a job above the floor say of what may be required of them. */
export const factsOfCandidates = (db: Database, jobId: string) =>
  db
    .select({ userId: matches.userId, score: matches.score, status: statusOf, facts: factsOfProfile })
    .from(matches)
    .innerJoin(profiles, eq(profiles.userId, matches.userId))
    .innerJoin(matchProfiles, eq(matchProfiles.userId, matches.userId))
    .leftJoin(candidateDecisions, decisionOfMatch)
    .where(candidatesAbove({ jobId, above: LIMITS.candidateScoreFloor, among: null }));

/** A tenth of what matching knows of a person, and all that a requirement looks at. */
export const factsOfProfile = sql<RequirementFacts>`jsonb_build_object(
  'skills', (
    select coalesce(jsonb_agg(jsonb_build_object('id', skill->'id', 'name', skill->'name')), '[]')
    from jsonb_array_elements(${matchProfiles.features}->'skills') as skill
  ),
  'years', ${matchProfiles.features}->'years',
  'languages', ${matchProfiles.features}->'languages')`;

/** How many candidates of a job stand where, and how many of them are under the display floor. */
export async function countCandidatesOfJob(db: Database, filter: Omit<CandidatesFilter, 'status'>) {
  const byStatus = await db
    .select({ status: statusOf, total: count() })
    .from(matches)
    .innerJoin(profiles, eq(profiles.userId, matches.userId))
    .leftJoin(candidateDecisions, decisionOfMatch)
    .where(candidatesAbove(filter))
    .groupBy(statusOf);
  const [weak] = await db
    .select({ total: count() })
    .from(matches)
    .innerJoin(profiles, eq(profiles.userId, matches.userId))
    .where(
      and(
        candidatesAbove({ ...filter, above: LIMITS.candidateScoreFloor }),
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

const candidatesAbove = ({ jobId, above, among }: Omit<CandidatesFilter, 'status'>) =>
  and(
    eq(matches.jobId, jobId),
    gt(matches.score, above),
    eq(profiles.isDiscoverable, true),
    among ? isOneOf(matches.userId, among) : undefined,
  );

/** One parameter, however many there are. */
export const isOneOf = (column: SQLWrapper, ids: readonly string[]) =>
  sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;

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
        isOfWelcomeCompany(db, sql`${matches.userId}`),
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

/** Names of users by their ids. */
export async function namesOfUsers(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, first: users.firstName, last: users.lastName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, first, last }) => [id, `${first} ${last}`.trim()]));
}
