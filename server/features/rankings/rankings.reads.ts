import { and, count, desc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgSelect } from 'drizzle-orm/pg-core';
import type { MatchingCandidate, RANKING_SORTS } from '#contract/features/rankings.contract.ts';
import type { PreparedRequirements, RequirementFacts } from '#engines/matching/index.ts';
import { isAmongGiven, isOneOfGiven, uuids } from '#server/db/among.ts';
import {
  candidatesOfJob,
  isWeakerCandidate,
  matchedFor,
  unmatchedFor,
} from '#server/db/candidates-of-job.ts';
import { isFoundBy } from '#server/db/findable.ts';
import { proposedBy } from '#server/db/proposed.ts';
import { shownFromOf } from '#server/db/shown-from.ts';
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
import { type Database, keptByShape, nameOfChoices, preparedOnce } from '#server/platform/database.ts';
import { type FactsAsked, factsAsked, packed, unpacked } from './rankings.facts.ts';

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

/** Whatever changes the text of the questions about a job's candidates; the rest is told when they are asked. */
interface RankingShape extends Pick<RankingFilter, 'favourites' | 'applied' | 'withWeaker'> {
  hasFloor: boolean;
  hasStatus: boolean;
  isAmong: boolean;
}

const shapeOf = ({ favourites, applied, withWeaker, above, status, among }: RankingFilter): RankingShape => ({
  favourites,
  applied,
  withWeaker,
  hasFloor: above !== null,
  hasStatus: status !== undefined,
  isAmong: among !== null,
});

const valuesOf = ({ jobId, companyId, above, status, among }: RankingFilter) => ({
  jobId,
  companyId,
  above,
  status,
  among: among?.join(','),
});

const ofJob = sql`${sql.placeholder('jobId')}::uuid`;
const ofCompany = sql`${sql.placeholder('companyId')}::uuid`;

/** A job's candidates as the relation that the questions below ask, and what they ask of each. */
const everyone = candidatesOfJob(ofJob, ofCompany);
const userId = sql<string>`candidate.user_id`;
const score = sql<number>`candidate.score`;

const decision = sql`${candidateDecisions.jobId} = ${ofJob} and ${candidateDecisions.userId} = ${userId}`;

const appliedAt = sql`(select ${applications.createdAt} from ${applications}
  where ${applications.jobId} = ${ofJob} and ${applications.userId} = ${userId}
    and ${applications.stage} <> 'WITHDRAWN')`;

const ORDERS: Record<Exclude<RankingSort, 'score'>, SQL> = {
  experience: sql`${profiles.experienceMonths} desc nulls last`,
  notice: sql`${profiles.sharedNoticeDays} asc nulls last`,
  salary: sql`${profiles.sharedSalary} asc nulls last`,
  applied: sql`${appliedAt} desc nulls last`,
};

/** Which part of an order is read. */
export interface Page {
  limit: number;
  offset: number;
}

/**
 * The candidates of a job that a filter lists, by id, all of them or a page; the best first among those who are otherwise
 * the same.
 */
export function orderOfCandidates(
  db: Database,
  filter: RankingFilter,
  sort: RankingSort,
  page?: Page,
): Promise<{ userId: string }[]> {
  const { limit, offset } = page ?? { limit: null, offset: 0 };
  const values = { ...valuesOf(filter), limit, offset, until: limit && offset + limit };
  return plainOrder({ ...shapeOf(filter), sort })(db).execute(values);
}

const plainOrder = keptByShape(
  ({ sort, ...shape }: RankingShape & { sort: RankingSort }) =>
    `rankings_order_${sort}_${nameOfChoices(shape)}`,
  (db, { sort, ...shape }) => (sort === 'score' ? bestFirst(db, shape) : orderedBy(db, sort, shape)),
);

/** Of tens of thousands whom matching found no more are read than lie before the end of the page. */
function bestFirst(db: Database, shape: RankingShape) {
  const found = listedOf(db, matchedFor(ofJob, ofCompany), shape)
    .orderBy(desc(score), desc(userId))
    .limit(sql.placeholder('until'));
  return paged(
    db
      .select({ userId })
      .from(sql`(${found} union all ${listedOf(db, unmatchedFor(ofJob), shape)}) as candidate`)
      .orderBy(desc(score), desc(userId))
      .$dynamic(),
  );
}

const orderedBy = (db: Database, sort: keyof typeof ORDERS, shape: RankingShape) =>
  paged(
    listedOf(db, everyone, shape)
      .innerJoin(profiles, eq(profiles.userId, userId))
      .orderBy(ORDERS[sort], desc(score), desc(userId)),
  );

/** Those of a relation of candidates whom a filter lists. */
const listedOf = (db: Database, candidates: SQL, shape: RankingShape) =>
  db
    .select({
      userId: sql<string>`candidate.user_id`.as('user_id'),
      score: sql<number>`candidate.score`.as('score'),
    })
    .from(sql`${candidates} as candidate`)
    .leftJoin(candidateDecisions, decision)
    .where(and(isNarrowedTo(shape), isListed(shape)))
    .$dynamic();

const paged = <Query extends PgSelect>(query: Query) =>
  query.limit(sql.placeholder('limit')).offset(sql.placeholder('offset'));

/** Candidates of a job of one status who, where something is required, say the same of it. */
interface Tally {
  /** What they say of what is required; null where matching knows nothing of them, and where nothing is. */
  facts: RequirementFacts | null;
  status: Status;
  /** Who they are, where something is required. */
  userIds: string[];
  everyone: number;
  weaker: number;
  /** The highest score among them. */
  best: number;
}

/**
 * How many candidates of each status a filter leaves, whichever status it lists, and how well the best of them fit. Where
 * something is required those are counted together who say the same of it, with who they are.
 */
export function tallyOfCandidates(
  db: Database,
  filter: RankingFilter,
  required: PreparedRequirements | null,
): Promise<Tally[]> {
  const shape = shapeOf(filter);
  const tally = required
    ? saying(tallied(db, shape, factsAsked(required))).prepare('')
    : plainTally(shape)(db);
  return tally.execute(valuesOf(filter));
}

const plainTally = keptByShape(
  (shape: RankingShape) => `rankings_tally_${nameOfChoices(shape)}`,
  (db, shape) => tallied(db, shape, null),
);

const tallied = (db: Database, shape: RankingShape, saying: FactsAsked | null) =>
  db
    .select({
      facts: saying?.facts ?? sql<null>`null::jsonb`,
      status: statusOf,
      userIds: saying ? packed(userId).mapWith(unpacked) : sql<string[]>`'{}'::text[]`,
      everyone: sql<number>`(count(*) filter (where ${isAbove(shape)}))::int`,
      weaker: sql<number>`(count(*) filter (where ${isWeaker(shape)}))::int`,
      best: sql<number>`max(${score})`,
    })
    .from(sql`${everyone} as candidate`)
    .leftJoin(candidateDecisions, decision)
    .where(isNarrowedTo(shape))
    .groupBy(statusOf, ...(saying?.of ?? []))
    .$dynamic();

/** Joined so that PostgreSQL leaves out whichever of them nothing is asked of. */
const saying = <Query extends PgSelect>(tally: Query) =>
  tally
    .leftJoin(profiles, eq(profiles.userId, userId))
    .leftJoin(matchProfiles, eq(matchProfiles.userId, userId));

/** Whom a filter leaves, of whichever status. */
const isNarrowedTo = ({ favourites, applied, isAmong }: RankingShape) =>
  and(
    favourites
      ? sql`exists (select from ${favouriteCandidates}
          where ${favouriteCandidates.jobId} = ${ofJob} and ${favouriteCandidates.userId} = ${userId})`
      : undefined,
    applied ? sql`${appliedAt} is not null` : undefined,
    isAmong ? isAmongGiven(userId, 'among') : undefined,
  );

const isAbove = ({ hasFloor }: RankingShape) =>
  hasFloor ? sql`${score} > ${sql.placeholder('above')}` : sql`true`;

/** The best is sought from the top of what matching found: nobody else comes near it. */
const isWeaker = (shape: RankingShape) =>
  isWeakerCandidate({
    jobId: ofJob,
    userId,
    status: statusOf,
    score,
    shownFrom: sql`(select ${shownFromOf(sql`coalesce(best.score, 0)`)} from (select (
      select ${score} from ${matchedFor(ofJob, ofCompany)} as candidate
      where ${isNarrowedTo({ ...shape, isAmong: false }) ?? sql`true`}
      order by ${score} desc limit 1) as score) as best)`,
  });

const isListed = (shape: RankingShape) =>
  and(
    isAbove(shape),
    shape.withWeaker ? undefined : not(isWeaker(shape)),
    shape.hasStatus ? sql`${statusOf} = ${sql.placeholder('status')}` : undefined,
  );

/** Whom a page shows: some candidates of a job with what a row says of them. */
export const candidatesAmong = (
  db: Database,
  { id: jobId, companyId }: { id: string; companyId: string },
  userIds: readonly string[],
) => candidatesOfPage(db).execute({ jobId, companyId, userIds: uuids(userIds) });

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
    .from(sql`${everyone} as candidate`)
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
  const [row] = await candidatesCounted(db).execute({ jobId, companyId });
  return row?.total ?? 0;
}

const candidatesCounted = preparedOnce('rankings_count', (db) =>
  db.select({ total: count() }).from(sql`${everyone} as candidate`),
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
