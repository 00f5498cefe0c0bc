import {
  and,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MatchingCandidate, RANKING_SORTS } from '#contract/features/matches.contract.ts';
import type { SharedPart } from '#contract/features/profiles.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { type PreparedRequirements, type RequirementFacts, skillIdsIn } from '#engines/matching/index.ts';
import {
  applications,
  candidateDecisions,
  companies,
  favouriteCandidates,
  jobs,
  matches,
  matchJobs,
  matchProfiles,
  matchSightings,
  pokes,
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

/** Whoever decided on a candidate. */
const deciders = alias(users, 'deciders');

type Status = MatchingCandidate['status'];
const statusOf = sql<Status>`coalesce(${candidateDecisions.status}, 'PENDING')`;

interface CandidatesFilter {
  jobId: string;
  favourites: boolean;
  applied: boolean;
}

export type RankingSort = (typeof RANKING_SORTS)[number];

/** A detail that the person shares; null where they keep it to themselves or do not say. */
const shared = (part: SharedPart, field: string) =>
  sql`case when coalesce((${profiles.sharing}->>${part})::boolean, true) then ${profiles.personalDetails}->>${field} end`;
const noticeDays = sql<number | null>`(${shared('notice_period', 'notice_period_days')})::int`;
const wishedSalary = sql<number | null>`(${shared('expected_salary', 'expected_salary')})::int`;
const nationality = sql<string | null>`${shared('nationality', 'nationality')}`;
const appliedAt = sql`(select ${applications.createdAt} from ${applications}
  where ${applications.jobId} = ${matches.jobId} and ${applications.userId} = ${matches.userId}
    and ${applications.stage} <> 'WITHDRAWN')`;

const ORDERS: Record<RankingSort, SQL[]> = {
  score: [],
  experience: [sql`${profiles.experienceMonths} desc nulls last`],
  notice: [sql`${noticeDays} asc nulls last`],
  salary: [sql`${wishedSalary} asc nulls last`],
  applied: [sql`${appliedAt} desc nulls last`],
};

/** All candidates of a job above the floor, by id; the best first among those who are otherwise the same. */
export const orderOfCandidates = (db: Database, filter: CandidatesFilter, sort: RankingSort) =>
  db
    .select({ userId: matches.userId, score: matches.score, status: statusOf })
    .from(matches)
    .innerJoin(profiles, eq(profiles.userId, matches.userId))
    .leftJoin(candidateDecisions, decisionOfMatch)
    .where(
      and(
        isCandidateOf(filter.jobId),
        filter.favourites ? exists(favouriteOfMatch(db)) : undefined,
        filter.applied ? isNotNull(appliedAt) : undefined,
      ),
    )
    .orderBy(...ORDERS[sort], desc(matches.score), desc(matches.userId));

const favouriteOfMatch = (db: Database) =>
  db
    .select({ one: sql`1` })
    .from(favouriteCandidates)
    .where(and(eq(favouriteCandidates.jobId, matches.jobId), eq(favouriteCandidates.userId, matches.userId)));

/** Whom a page shows: some candidates of a job with what a row says of them. */
export const candidatesAmong = (db: Database, jobId: string, userIds: readonly string[]) =>
  db
    .select({
      userId: matches.userId,
      score: matches.score,
      status: statusOf,
      stageId: candidateDecisions.stageId,
      person: profiles.personalDetails,
      experienceMonths: profiles.experienceMonths,
      nationality,
      noticeDays,
      wishedSalary,
      avatarFileId: users.avatarFileId,
      features: matchProfiles.features,
      decidedAt: candidateDecisions.decidedAt,
      decidedBy: sql<
        string | null
      >`nullif(trim(concat(${deciders.firstName}, ' ', ${deciders.lastName})), '')`,
      applicationStage: applications.stage,
      isFavourite: sql<boolean>`${favouriteCandidates.jobId} is not null`,
      pokedAt: pokes.createdAt,
      pokeAnswer: pokes.answer,
      isSeen: sql<boolean>`${matchSightings.jobId} is not null`,
    })
    .from(matches)
    .innerJoin(profiles, eq(profiles.userId, matches.userId))
    .innerJoin(users, eq(users.id, matches.userId))
    .innerJoin(matchProfiles, eq(matchProfiles.userId, matches.userId))
    .leftJoin(candidateDecisions, decisionOfMatch)
    .leftJoin(deciders, eq(deciders.id, candidateDecisions.decidedBy))
    .leftJoin(
      applications,
      and(eq(applications.jobId, matches.jobId), eq(applications.userId, matches.userId)),
    )
    .leftJoin(
      favouriteCandidates,
      and(eq(favouriteCandidates.jobId, matches.jobId), eq(favouriteCandidates.userId, matches.userId)),
    )
    .leftJoin(pokes, and(eq(pokes.jobId, matches.jobId), eq(pokes.userId, matches.userId)))
    .leftJoin(matchSightings, seenBy('company', matches.jobId, matches.userId))
    .where(
      and(eq(matches.jobId, jobId), eq(profiles.isDiscoverable, true), isOneOf(matches.userId, userIds)),
    );

export type CandidateRow = Awaited<ReturnType<typeof candidatesAmong>>[number];

/** What the candidates of a job above the floor say of what is required of them. */
export const factsOfCandidates = (db: Database, jobId: string, required: PreparedRequirements) =>
  db
    .select({ userId: matches.userId, facts: factsAsked(required) })
    .from(matches)
    .innerJoin(profiles, eq(profiles.userId, matches.userId))
    .innerJoin(matchProfiles, eq(matchProfiles.userId, matches.userId))
    .where(isCandidateOf(jobId));

/** What people state of themselves beside their skills. */
export const statedOfProfile = sql<Omit<RequirementFacts, 'skills'>>`jsonb_build_object(
  'years', ${matchProfiles.years},
  'languages', ${matchProfiles.languages},
  'education', ${matchProfiles.education},
  'location', ${matchProfiles.location},
  'nationality', ${nationality},
  'noticeDays', ${noticeDays},
  'salary', ${wishedSalary})`;

/** All that a requirement may look at, of what matching knows of a person. */
export const factsOfProfile = sql<RequirementFacts>`${statedOfProfile} || jsonb_build_object(
  'skills', (
    select coalesce(jsonb_agg(jsonb_build_object('id', skill->'id', 'name', skill->'name')), '[]')
    from jsonb_array_elements(${matchProfiles.features}->'skills') as skill
  ))`;

/**
 * The facts that these requirements look at, and no others: whole profiles are ten times as much, and of ten thousand
 * people that is what takes the time. Of skills that have an id it is asked here whether all are there; one that has none
 * is compared by its name, which the engine folds.
 */
export function factsAsked(required: PreparedRequirements): SQL<RequirementFacts> {
  const { skills, minYears, languages, education, places, nationalities, salary } = required;
  const ids = skillIdsIn(required);
  const held = sql`case when jsonb_exists_all(${matchProfiles.skillIds}, ${`{${ids.map((id) => JSON.stringify(id)).join(',')}}`}::text[])
    then ${JSON.stringify(ids.map((id) => ({ id, name: id })))}::jsonb else '[]'::jsonb end`;
  const named = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', null, 'name', one.name)), '[]')
    from jsonb_array_elements(${matchProfiles.namedSkills}) as one(name))`;
  const asked: (SQL | false)[] = [
    sql`'skills', ${ids.length === 0 ? sql`'[]'::jsonb` : held} || ${ids.length === skills.length ? sql`'[]'::jsonb` : named}`,
    minYears > 0 && sql`'years', ${matchProfiles.years}`,
    languages.length > 0 && sql`'languages', ${matchProfiles.languages}`,
    education >= 0 && sql`'education', ${matchProfiles.education}`,
    places.length > 0 && sql`'location', ${matchProfiles.location}`,
    nationalities.size > 0 && sql`'nationality', ${nationality}`,
    required.noticeDays !== null && sql`'noticeDays', ${noticeDays}`,
    salary !== null && sql`'salary', ${wishedSalary}`,
  ];
  return sql`jsonb_build_object(${sql.join(
    asked.filter((one) => one !== false),
    sql`, `,
  )})`;
}

/** How many candidates of a job are above the floor. */
export async function countCandidatesOfJob(db: Database, jobId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(matches)
    .innerJoin(profiles, eq(profiles.userId, matches.userId))
    .where(isCandidateOf(jobId));
  return row?.total ?? 0;
}

const decisionOfMatch = and(
  eq(candidateDecisions.jobId, matches.jobId),
  eq(candidateDecisions.userId, matches.userId),
) as SQL;

const isCandidateOf = (jobId: string) =>
  and(
    eq(matches.jobId, jobId),
    gt(matches.score, LIMITS.candidateScoreFloor),
    eq(profiles.isDiscoverable, true),
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
    .where(
      and(
        inArray(jobs.id, [...ids]),
        eq(jobs.portal, portal),
        eq(jobs.status, 'published'),
        eq(jobs.audience, 'portal'),
      ),
    )
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
