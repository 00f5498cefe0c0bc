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
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { MatchingCandidate, RANKING_SORTS } from '#contract/features/matches.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { type PreparedRequirements, type RequirementFacts, skillIdsIn } from '#engines/matching/index.ts';
import { isAmong, isOneOfGiven, uuids } from '#server/db/among.ts';
import { letsBeFound } from '#server/db/findable.ts';
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
import { literal } from '#server/platform/copy-out.ts';
import { type Database, preparedOnce } from '#server/platform/database.ts';
import { isOfWelcomeCompany } from './matches.job-lists.reads.ts';
import { knownOfProfile, type Viewer } from './matches.store.ts';

export async function countPublishedJobs(db: Database, portal: string): Promise<number> {
  const [row] = await published(db).execute({ portal });
  return row?.total ?? 0;
}

const published = preparedOnce('jobs_published', (db) =>
  db
    .select({ total: count() })
    .from(jobs)
    .where(and(eq(jobs.portal, sql.placeholder('portal')), eq(jobs.status, 'published'))),
);

/** Whoever decided on a candidate. */
const deciders = alias(users, 'deciders');

type Status = MatchingCandidate['status'];
const statusOf = sql<Status>`coalesce(${candidateDecisions.status}, 'PENDING')`;

/** What narrows the candidates of a job. */
export interface RankingFilter {
  jobId: string;
  favourites: boolean;
  applied: boolean;
  /** Nobody is listed whose score is not above it; the floor, or more. */
  above: number;
  status: Status | undefined;
  /** None but these people; null where nothing is required of anyone. */
  among: readonly string[] | null;
}

export type RankingSort = (typeof RANKING_SORTS)[number];

const appliedAt = sql`(select ${applications.createdAt} from ${applications}
  where ${applications.jobId} = ${matches.jobId} and ${applications.userId} = ${matches.userId}
    and ${applications.stage} <> 'WITHDRAWN')`;

const ORDERS: Record<RankingSort, SQL[]> = {
  score: [],
  experience: [sql`${profiles.experienceMonths} desc nulls last`],
  notice: [sql`${profiles.sharedNoticeDays} asc nulls last`],
  salary: [sql`${profiles.sharedSalary} asc nulls last`],
  applied: [sql`${appliedAt} desc nulls last`],
};

/** The candidates of a job that a filter lists, by id; the best first among those who are otherwise the same. */
export function orderOfCandidates(db: Database, filter: RankingFilter, sort: RankingSort) {
  const order = db
    .select({ userId: matches.userId })
    .from(matches)
    .leftJoin(candidateDecisions, decisionOfMatch)
    .where(and(isNarrowedTo(db, filter), isListed(filter)))
    .orderBy(...ORDERS[sort], desc(matches.score), desc(matches.userId))
    .$dynamic();
  return sort === 'score' ? order : order.innerJoin(profiles, eq(profiles.userId, matches.userId));
}

/**
 * How many candidates of each status a filter leaves, whichever status it lists, and how well the best of them fit. Where
 * something is required those are counted together who say the same of it, with who they are.
 */
export const tallyOfCandidates = (
  db: Database,
  filter: RankingFilter,
  required: PreparedRequirements | null,
) => {
  const saying = required && factsAsked(required);
  const tally = db
    .select({
      facts: saying?.facts ?? sql<null>`null::jsonb`,
      status: statusOf,
      userIds: saying ? packed(matches.userId).mapWith(unpacked) : sql<string[]>`'{}'::text[]`,
      people: sql<number>`(count(*) filter (where ${isAbove(filter)}))::int`,
      weaker: sql<number>`(count(*) filter (where ${matches.score} <= ${LIMITS.candidateDisplayFloor}))::int`,
      best: sql<number>`max(${matches.score})`,
    })
    .from(matches)
    .leftJoin(candidateDecisions, decisionOfMatch)
    .where(isNarrowedTo(db, filter))
    .groupBy(statusOf, ...(saying?.of ?? []))
    .$dynamic();
  if (!required) return tally;
  // Joined so that PostgreSQL leaves out whichever of them nothing is asked of.
  return tally
    .leftJoin(profiles, eq(profiles.userId, matches.userId))
    .leftJoin(matchProfiles, eq(matchProfiles.userId, matches.userId));
};

/** Whom a filter leaves above the floor of all lists, of whichever status. */
const isNarrowedTo = (db: Database, { jobId, favourites, applied, among }: RankingFilter) =>
  and(
    isCandidateOf(jobId),
    favourites ? exists(favouriteOfMatch(db)) : undefined,
    applied ? isNotNull(appliedAt) : undefined,
    among ? isAmong(matches.userId, among) : undefined,
  );

const isAbove = ({ above }: RankingFilter) => gt(matches.score, above);

const isListed = (filter: RankingFilter) =>
  and(isAbove(filter), filter.status ? sql`${statusOf} = ${filter.status}` : undefined) as SQL;

const favouriteOfMatch = (db: Database) =>
  db
    .select({ one: sql`1` })
    .from(favouriteCandidates)
    .where(and(eq(favouriteCandidates.jobId, matches.jobId), eq(favouriteCandidates.userId, matches.userId)));

/** Whom a page shows: some candidates of a job with what a row says of them. */
export const candidatesAmong = (db: Database, jobId: string, userIds: readonly string[]) =>
  candidatesOfPage(db).execute({ jobId, userIds: uuids(userIds) });

const candidatesOfPage = preparedOnce('matches_candidates', (db) =>
  db
    .select({
      userId: matches.userId,
      score: matches.score,
      status: statusOf,
      stageId: candidateDecisions.stageId,
      person: profiles.personalDetails,
      experienceMonths: profiles.experienceMonths,
      nationality: profiles.sharedNationality,
      noticeDays: profiles.sharedNoticeDays,
      wishedSalary: profiles.sharedSalary,
      avatarFileId: users.avatarFileId,
      education: matchProfiles.education,
      languages: matchProfiles.languages,
      changed: matchProfiles.changed,
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
      and(
        eq(matches.jobId, sql.placeholder('jobId')),
        eq(profiles.isDiscoverable, true),
        isOneOfGiven(matches.userId, 'userIds'),
      ),
    ),
);

export type CandidateRow = Awaited<ReturnType<typeof candidatesAmong>>[number];

/** What people state of themselves beside their skills. */
const STATED = {
  years: matchProfiles.years,
  languages: matchProfiles.languages,
  education: matchProfiles.education,
  location: matchProfiles.location,
  nationality: profiles.sharedNationality,
  noticeDays: profiles.sharedNoticeDays,
  salary: profiles.sharedSalary,
} satisfies Record<Exclude<keyof RequirementFacts, 'skills'>, PgColumn>;
export type StatedFact = keyof typeof STATED;

/** Some of what people state. */
export const stated = (facts: readonly StatedFact[]): SQL<Pick<RequirementFacts, StatedFact>> =>
  sql`jsonb_build_object(${sql.join(
    facts.map((name) => sql`${sql.raw(`'${name}'`)}, ${STATED[name]}`),
    sql`, `,
  )})`;

/** All that a requirement may look at, of what matching knows of a person. */
export const factsOfProfile = sql<RequirementFacts>`${stated(Object.keys(STATED) as StatedFact[])} || jsonb_build_object(
  'skills', (
    select coalesce(jsonb_agg(jsonb_build_object('id', skill->'id', 'name', skill->'name')), '[]')
    from jsonb_array_elements(${matchProfiles.features}->'skills') as skill
  ))`;

/**
 * The facts that these requirements look at, and no others: whole profiles are ten times as much, and of ten thousand
 * people that is what takes the time. Of skills that have an id it is asked here whether all are there; one that has none
 * is compared by its name, which the engine folds. `of` is what the facts are made of: grouped by it, they are put
 * together once for all who say the same. Null where matching does not know the person.
 */
export function factsAsked(required: PreparedRequirements): {
  facts: SQL<RequirementFacts | null>;
  of: (SQL | PgColumn)[];
} {
  const { skills, minYears, languages, education, places, nationalities, salary } = required;
  const ids = skillIdsIn(required);
  // No parameter: to PostgreSQL two are never the same, and what is grouped by must be what is selected.
  const asIds = sql.raw(literal(`{${ids.map((id) => JSON.stringify(id)).join(',')}}`));
  const hasAll = sql`jsonb_exists_all(${matchProfiles.skillIds}, ${asIds}::text[])`;
  const held = sql`case when ${hasAll} then ${JSON.stringify(ids.map((id) => ({ id, name: id })))}::jsonb else '[]'::jsonb end`;
  const named = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', null, 'name', one.name)), '[]')
    from jsonb_array_elements(${matchProfiles.namedSkills}) as one(name))`;
  const isKnown = sql`${matchProfiles.userId} is not null`;
  const perhaps: (StatedFact | false)[] = [
    minYears > 0 && 'years',
    languages.length > 0 && 'languages',
    education >= 0 && 'education',
    places.length > 0 && 'location',
    nationalities.size > 0 && 'nationality',
    required.noticeDays !== null && 'noticeDays',
    salary !== null && 'salary',
  ];
  const asked = perhaps.filter((one) => one !== false);
  const hasIds = ids.length > 0;
  const hasNames = ids.length < skills.length;
  return {
    facts: sql`case when ${isKnown} then ${stated(asked)} || jsonb_build_object('skills',
      ${hasIds ? held : sql`'[]'::jsonb`} || ${hasNames ? named : sql`'[]'::jsonb`}) end`,
    of: [
      isKnown,
      ...asked.map((name) => STATED[name]),
      ...(hasIds ? [hasAll] : []),
      ...(hasNames ? [matchProfiles.namedSkills] : []),
    ],
  };
}

/** Thousands of ids as one text, which is a third of what they take as rows; unpacked they are hexadecimal alone. */
export const packed = (ids: SQLWrapper): SQL<string> => sql`string_agg(encode(uuid_send(${ids}), 'hex'), '')`;
export const unpacked = (all: string): string[] => all.match(/.{32}/g) ?? [];

/** How many candidates of a job are above the floor. */
export async function countCandidatesOfJob(db: Database, jobId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(matches).where(isCandidateOf(jobId));
  return row?.total ?? 0;
}

const decisionOfMatch = and(
  eq(candidateDecisions.jobId, matches.jobId),
  eq(candidateDecisions.userId, matches.userId),
) as SQL;

const isCandidateOf = (jobId: string) =>
  and(eq(matches.jobId, jobId), gt(matches.score, LIMITS.candidateScoreFloor), letsBeFound(matches.userId));

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
      ...knownOfProfile,
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
