import { and, count, desc, eq, exists, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MatchingCandidate, RANKING_SORTS } from '#contract/features/rankings.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import type { PreparedRequirements } from '#engines/matching/index.ts';
import { isAmong, isOneOfGiven, uuids } from '#server/db/among.ts';
import { isFoundBy, letsBeFoundBy } from '#server/db/findable.ts';
import { proposedBy } from '#server/db/proposed.ts';
import {
  applications,
  candidateDecisions,
  companyBlocks,
  favouriteCandidates,
  jobs,
  matches,
  matchProfiles,
  pokes,
  profiles,
  users,
} from '#server/db/tables/index.ts';
import { knownOfProfile } from '#server/features/match-index/index.ts';
import { type Database, preparedOnce } from '#server/platform/database.ts';
import { factsAsked, packed, unpacked } from './rankings.facts.ts';

/** Whoever decided on a candidate. */
const deciders = alias(users, 'deciders');

type Status = MatchingCandidate['status'];
const statusOf = sql<Status>`coalesce(${candidateDecisions.status}, 'PENDING')`;

/** What narrows the candidates of a job. */
export interface RankingFilter {
  jobId: string;
  companyId: string;
  favourites: boolean;
  applied: boolean;
  /** Nobody is listed whose score is not above it; the floor, or more. */
  above: number;
  /** Up to this score they are weaker ones. */
  shownFrom: number;
  /** Whether weaker ones whom nobody has decided on are listed too. */
  withWeaker: boolean;
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
      weaker: sql<number>`(count(*) filter (where ${isWeaker(filter)}))::int`,
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

/** The score of the best whom a filter leaves, of whichever status; 0 where it leaves nobody. */
export async function bestScore(db: Database, filter: Narrowing): Promise<number> {
  const [row] = await db
    .select({ best: sql<number | null>`max(${matches.score})` })
    .from(matches)
    .where(isNarrowedTo(db, filter));
  return row?.best ?? 0;
}

type Narrowing = Pick<RankingFilter, 'jobId' | 'companyId' | 'favourites' | 'applied' | 'among'>;

/** Whom a filter leaves above the floor of all lists, of whichever status. */
const isNarrowedTo = (db: Database, { jobId, companyId, favourites, applied, among }: Narrowing) =>
  and(
    isCandidateOf(jobId, companyId),
    favourites ? exists(favouriteOfMatch(db)) : undefined,
    applied ? isNotNull(appliedAt) : undefined,
    among ? isAmong(matches.userId, among) : undefined,
  );

const isAbove = (filter: RankingFilter) =>
  filter.withWeaker
    ? gt(matches.score, filter.above)
    : sql`(${gt(matches.score, filter.above)} and not ${isWeaker(filter)})`;

const isWeaker = ({ shownFrom }: RankingFilter) =>
  sql`(${statusOf} = 'PENDING' and ${matches.score} <= ${shownFrom})`;

const isListed = (filter: RankingFilter) =>
  filter.status ? sql`(${isAbove(filter)} and ${statusOf} = ${filter.status})` : isAbove(filter);

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
      proposedBy: proposedBy(matches.jobId, matches.userId),
    })
    .from(matches)
    .innerJoin(profiles, eq(profiles.userId, matches.userId))
    .innerJoin(users, eq(users.id, matches.userId))
    .innerJoin(matchProfiles, eq(matchProfiles.userId, matches.userId))
    .innerJoin(jobs, eq(jobs.id, matches.jobId))
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
    .where(
      and(
        eq(matches.jobId, sql.placeholder('jobId')),
        isFoundBy(jobs.companyId),
        isOneOfGiven(matches.userId, 'userIds'),
      ),
    ),
);

export type CandidateRow = Awaited<ReturnType<typeof candidatesAmong>>[number];

/** How many candidates of a job are above the floor. */
export async function countCandidatesOfJob(db: Database, jobId: string, companyId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(matches).where(isCandidateOf(jobId, companyId));
  return row?.total ?? 0;
}

const decisionOfMatch = sql`(${eq(candidateDecisions.jobId, matches.jobId)} and ${eq(candidateDecisions.userId, matches.userId)})`;

const isCandidateOf = (jobId: string, companyId: string) =>
  and(
    eq(matches.jobId, jobId),
    gt(matches.score, LIMITS.candidateScoreFloor),
    letsBeFoundBy(companyId, matches.userId),
  );

/** Everyone of a portal whom a company does not find. They are few. */
export async function notFoundBy(
  db: Database,
  { portal, companyId }: { portal: string; companyId: string },
): Promise<Set<string>> {
  const rows = await db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(
      and(eq(profiles.portal, portal), or(eq(profiles.isDiscoverable, false), hasBlockedIt(db, companyId))),
    );
  return new Set(rows.map(({ userId }) => userId));
}

const hasBlockedIt = (db: Database, companyId: string) =>
  inArray(
    profiles.userId,
    db
      .select({ userId: companyBlocks.userId })
      .from(companyBlocks)
      .where(and(eq(companyBlocks.companyId, companyId), isNull(companyBlocks.liftedAt))),
  );

/** Of some people of a portal those whom a company finds. */
export const findableProfilesAmong = (
  db: Database,
  { portal, companyId }: { portal: string; companyId: string },
  ids: readonly string[],
) =>
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
    .where(and(inArray(profiles.userId, [...ids]), eq(profiles.portal, portal), isFoundBy(companyId)))
    .orderBy(profiles.userId);
