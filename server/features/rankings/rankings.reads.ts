import { and, count, desc, eq, gt, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MatchingCandidate, RANKING_SORTS } from '#contract/features/rankings.contract.ts';
import type { PreparedRequirements } from '#engines/matching/index.ts';
import { isAmong, isOneOfGiven, uuids } from '#server/db/among.ts';
import { candidatesOfJob, isWeakerCandidate, matchedFor } from '#server/db/candidates-of-job.ts';
import { isFoundBy } from '#server/db/findable.ts';
import { proposedBy } from '#server/db/proposed.ts';
import {
  applications,
  candidateDecisions,
  companyBlocks,
  favouriteCandidates,
  matchProfiles,
  pokes,
  profiles,
  users,
} from '#server/db/tables/index.ts';
import { knownOfProfile } from '#server/features/match-index/index.ts';
import { shownFromOf } from '#server/features/matches/index.ts';
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
  /** Nobody is listed whose score is not above it, with weaker ones or without; null where none is asked for. */
  above: number | null;
  /** Whether weaker ones whom nobody has decided on are listed too. */
  withWeaker: boolean;
  status: Status | undefined;
  /** None but these people; null where nothing is required of anyone. */
  among: readonly string[] | null;
}

export type RankingSort = (typeof RANKING_SORTS)[number];

const uuid = (id: string): SQL => sql`${id}::uuid`;

/** A job's candidates as the relation that the questions below ask, and what they ask of each. */
const everyoneOf = ({ jobId, companyId }: Pick<RankingFilter, 'jobId' | 'companyId'>) =>
  sql`${candidatesOfJob(uuid(jobId), uuid(companyId))} as candidate`;
const userId = sql<string>`candidate.user_id`;
const score = sql<number>`candidate.score`;

const decisionOn = (jobId: string) =>
  sql`${candidateDecisions.jobId} = ${uuid(jobId)} and ${candidateDecisions.userId} = ${userId}`;

const appliedAt = (jobId: string) => sql`(select ${applications.createdAt} from ${applications}
  where ${applications.jobId} = ${uuid(jobId)} and ${applications.userId} = ${userId}
    and ${applications.stage} <> 'WITHDRAWN')`;

const ORDERS: Record<RankingSort, (jobId: string) => SQL[]> = {
  score: () => [],
  experience: () => [sql`${profiles.experienceMonths} desc nulls last`],
  notice: () => [sql`${profiles.sharedNoticeDays} asc nulls last`],
  salary: () => [sql`${profiles.sharedSalary} asc nulls last`],
  applied: (jobId) => [sql`${appliedAt(jobId)} desc nulls last`],
};

/** The candidates of a job that a filter lists, by id; the best first among those who are otherwise the same. */
export function orderOfCandidates(db: Database, filter: RankingFilter, sort: RankingSort) {
  const order = db
    .select({ userId })
    .from(everyoneOf(filter))
    .leftJoin(candidateDecisions, decisionOn(filter.jobId))
    .where(and(isNarrowedTo(filter), isListed(filter)))
    .orderBy(...ORDERS[sort](filter.jobId), desc(score), desc(userId))
    .$dynamic();
  return sort === 'score' ? order : order.innerJoin(profiles, eq(profiles.userId, userId));
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
      userIds: saying ? packed(userId).mapWith(unpacked) : sql<string[]>`'{}'::text[]`,
      everyone: sql<number>`(count(*) filter (where ${isAbove(filter)}))::int`,
      weaker: sql<number>`(count(*) filter (where ${isWeaker(filter)}))::int`,
      best: sql<number>`max(${score})`,
    })
    .from(everyoneOf(filter))
    .leftJoin(candidateDecisions, decisionOn(filter.jobId))
    .where(isNarrowedTo(filter))
    .groupBy(statusOf, ...(saying?.of ?? []))
    .$dynamic();
  if (!required) return tally;
  // Joined so that PostgreSQL leaves out whichever of them nothing is asked of.
  return tally
    .leftJoin(profiles, eq(profiles.userId, userId))
    .leftJoin(matchProfiles, eq(matchProfiles.userId, userId));
};

/** Whom a filter leaves, of whichever status. */
const isNarrowedTo = ({ jobId, favourites, applied, among }: RankingFilter) =>
  and(
    favourites
      ? sql`exists (select from ${favouriteCandidates}
          where ${favouriteCandidates.jobId} = ${uuid(jobId)} and ${favouriteCandidates.userId} = ${userId})`
      : undefined,
    applied ? sql`${appliedAt(jobId)} is not null` : undefined,
    among ? isAmong(userId, among) : undefined,
  );

const isAbove = ({ above }: RankingFilter) => (above === null ? sql`true` : sql`${gt(score, above)}`);

/** The best is sought from the top of what matching found: nobody else comes near it. */
const isWeaker = (filter: RankingFilter) =>
  isWeakerCandidate({
    jobId: uuid(filter.jobId),
    userId,
    status: statusOf,
    score,
    shownFrom: sql`(select ${shownFromOf(sql`coalesce(best.score, 0)`)} from (select (
      select ${score} from ${matchedFor(uuid(filter.jobId), uuid(filter.companyId))} as candidate
      where ${isNarrowedTo({ ...filter, among: null }) ?? sql`true`}
      order by ${score} desc limit 1) as score) as best)`,
  });

const isListed = (filter: RankingFilter) =>
  and(
    isAbove(filter),
    filter.withWeaker ? undefined : not(isWeaker(filter)),
    filter.status && sql`${statusOf} = ${filter.status}`,
  );

/** Whom a page shows: some candidates of a job with what a row says of them. */
export const candidatesAmong = (
  db: Database,
  { id: jobId, companyId }: { id: string; companyId: string },
  userIds: readonly string[],
) => candidatesOfPage(db).execute({ jobId, companyId, userIds: uuids(userIds) });

const ofJob = sql`${sql.placeholder('jobId')}::uuid`;

const candidatesOfPage = preparedOnce('matches_candidates', (db) =>
  db
    .select({
      userId,
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
      proposedBy: proposedBy(ofJob, userId),
    })
    .from(sql`${candidatesOfJob(ofJob, sql`${sql.placeholder('companyId')}::uuid`)} as candidate`)
    .innerJoin(profiles, eq(profiles.userId, userId))
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(matchProfiles, eq(matchProfiles.userId, userId))
    .leftJoin(
      candidateDecisions,
      and(eq(candidateDecisions.jobId, ofJob), eq(candidateDecisions.userId, userId)),
    )
    .leftJoin(deciders, eq(deciders.id, candidateDecisions.decidedBy))
    .leftJoin(applications, and(eq(applications.jobId, ofJob), eq(applications.userId, userId)))
    .leftJoin(
      favouriteCandidates,
      and(eq(favouriteCandidates.jobId, ofJob), eq(favouriteCandidates.userId, userId)),
    )
    .leftJoin(pokes, and(eq(pokes.jobId, ofJob), eq(pokes.userId, userId)))
    .where(isOneOfGiven(userId, 'userIds')),
);

export type CandidateRow = Awaited<ReturnType<typeof candidatesAmong>>[number];

/** How many candidates a job has. */
export async function countCandidatesOfJob(db: Database, jobId: string, companyId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(everyoneOf({ jobId, companyId }));
  return row?.total ?? 0;
}

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
