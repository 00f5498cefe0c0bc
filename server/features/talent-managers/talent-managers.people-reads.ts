import { and, count, desc, eq, exists, gt, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import {
  ENDING_DAYS,
  type ManagedPerson,
  type PersonList,
} from '#contract/features/talent-managers.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { isAmong, isOneOf } from '#server/db/among.ts';
import { hasBlocked } from '#server/db/findable.ts';
import {
  applications,
  jobs,
  matches,
  matchProfiles,
  profiles,
  talentPeople,
} from '#server/db/tables/index.ts';
import { type CompletenessFacts, completenessOf } from '#server/features/profiles/index.ts';
import { containing, type Database } from '#server/platform/database.ts';
import { daysAfter } from '#server/platform/days.ts';
import { offsetOf } from '#server/platform/paging.ts';
import { isComplete } from './talent-managers.policy.ts';
import type { TalentPerson } from './talent-managers.store.ts';

/** Where a company is in earnest about somebody. */
const IN_INTERVIEWS = ['SHORTLISTED', 'INTERVIEW', 'OFFERED', 'HIRED'] as const;

/** Whose people, and at which moment. */
export interface Whose {
  managerId: string;
  now: Date;
}

/** An open job of the portal that is for everyone. */
export const isOpenJob = (portal: string) =>
  and(eq(jobs.portal, portal), eq(jobs.status, 'published'), eq(jobs.audience, 'portal'));

const isJoined = eq(talentPeople.status, 'joined');
const isUnanswered = (now: Date) =>
  and(inArray(talentPeople.status, ['invited', 'asked']), gt(talentPeople.expiresAt, now));

const hasApplication = (db: Database, stages: readonly (typeof IN_INTERVIEWS)[number][]) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(applications)
      .where(and(eq(applications.userId, talentPeople.userId), inArray(applications.stage, [...stages]))),
  );

/** The pair is worth showing: an open job that the person fits, of no company that they have blocked. */
export const isFit = and(
  gt(matches.score, LIMITS.candidateDisplayFloor),
  eq(jobs.status, 'published'),
  eq(jobs.audience, 'portal'),
  sql`not ${hasBlocked(jobs.companyId, matches.userId)}`,
);

const hasFit = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(matches)
      .innerJoin(jobs, eq(jobs.id, matches.jobId))
      .where(and(eq(matches.userId, talentPeople.userId), isFit)),
  );

/** Who is on a list: the same condition counts them and shows them. */
function isOnList(db: Database, list: PersonList, now: Date, complete: readonly string[]): SQL | undefined {
  switch (list) {
    case 'invited':
      return or(isUnanswered(now), isJoined);
    case 'joined':
      return isJoined;
    case 'complete':
      return and(isJoined, isAmong(talentPeople.id, complete));
    case 'matched':
      return and(isJoined, hasFit(db));
    case 'interviewed':
      return and(isJoined, hasApplication(db, IN_INTERVIEWS));
    case 'placed':
      return and(isJoined, hasApplication(db, ['HIRED']));
    case 'unanswered':
      return isUnanswered(now);
    case 'ending':
      return and(isUnanswered(now), lte(talentPeople.expiresAt, daysAfter(now, ENDING_DAYS)));
    case 'ended':
      return sql`not (${or(isUnanswered(now), isJoined)})`;
  }
}

/** How many of a manager's people are on each list. */
export async function countLists(
  db: Database,
  { managerId, now }: Whose,
  lists: readonly Exclude<PersonList, 'complete'>[],
): Promise<Record<string, number>> {
  const columns = Object.fromEntries(
    lists.map((list) => [
      list,
      sql<number>`(count(*) filter (where ${isOnList(db, list, now, [])}))::int`.as(list),
    ]),
  );
  const [row] = await db.select(columns).from(talentPeople).where(eq(talentPeople.managerId, managerId));
  return row ?? {};
}

/** A manager's people of a list, those first about whom something changed last. */
export async function listPeople(
  db: Database,
  { managerId, now }: Whose,
  { list, q, complete }: { list: PersonList; q: string; complete: readonly string[] },
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: TalentPerson[]; total: number }> {
  const name = sql`coalesce(${profiles.personalDetails}->>'name', ${talentPeople.name})`;
  const where = and(
    eq(talentPeople.managerId, managerId),
    isOnList(db, list, now, complete),
    q ? or(ilike(talentPeople.email, containing(q)), sql`${name} ilike ${containing(q)}`) : undefined,
  );
  const [total] = await db
    .select({ total: count() })
    .from(talentPeople)
    .leftJoin(profiles, eq(profiles.userId, talentPeople.userId))
    .where(where);
  const rows = await db
    .select({ person: talentPeople })
    .from(talentPeople)
    .leftJoin(profiles, eq(profiles.userId, talentPeople.userId))
    .where(where)
    .orderBy(desc(talentPeople.updatedAt), desc(talentPeople.id))
    .limit(limit)
    .offset(offsetOf(page, limit));
  return { rows: rows.map(({ person }) => person), total: total?.total ?? 0 };
}

const detail = (name: string) => sql<string | null>`${profiles.personalDetails}->>${sql.raw(`'${name}'`)}`;
const length = (section: SQL | typeof profiles.skills | typeof profiles.workHistory) =>
  sql<number>`jsonb_array_length(${section})`;

/** What counts of the profiles of a manager's people who joined, without the profiles. */
async function factsOfJoined(db: Database, managerId: string, ids: readonly string[] | null) {
  const rows = await db
    .select({
      id: talentPeople.id,
      work: length(profiles.workHistory),
      skills: length(profiles.skills),
      education: length(sql`${profiles.education}`),
      languages: length(sql`${profiles.languages}`),
      name: detail('name'),
      headline: detail('headline'),
      summary: detail('summary'),
      location: detail('location'),
      phone: detail('phone'),
      experienceMonths: profiles.experienceMonths,
      isRanked: sql<boolean>`${matchProfiles.userId} is not null`,
    })
    .from(talentPeople)
    .innerJoin(profiles, eq(profiles.userId, talentPeople.userId))
    .leftJoin(matchProfiles, eq(matchProfiles.userId, talentPeople.userId))
    .where(
      and(eq(talentPeople.managerId, managerId), isJoined, ids ? isOneOf(talentPeople.id, ids) : undefined),
    );
  return rows.map((row) => ({ ...row, completeness: completenessOf(countingOf(row)).score }));
}

/** Of texts only whether they are there. */
const countingOf = (row: {
  work: number;
  skills: number;
  education: number;
  languages: number;
  name: string | null;
  headline: string | null;
  summary: string | null;
  location: string | null;
  phone: string | null;
}): CompletenessFacts => ({
  work: row.work,
  skills: row.skills,
  education: row.education,
  languages: row.languages,
  name: Boolean(row.name),
  headline: Boolean(row.headline),
  summary: Boolean(row.summary),
  location: Boolean(row.location),
  phone: Boolean(row.phone),
});

/** Ids of a manager's people whose profile is complete. */
export async function completePeople(db: Database, managerId: string): Promise<string[]> {
  const facts = await factsOfJoined(db, managerId, null);
  return facts.filter(({ completeness }) => isComplete(completeness)).map(({ id }) => id);
}

/** A name as the person says it, and what is told of who joined. */
interface KnownPerson {
  name: string | null;
  profile: NonNullable<ManagedPerson['profile']>;
}

/** What is told of people who joined, by id. */
export async function profilesOf(
  db: Database,
  managerId: string,
  ids: readonly string[],
): Promise<Map<string, KnownPerson>> {
  if (ids.length === 0) return new Map();
  const facts = await factsOfJoined(db, managerId, ids);
  const fits = new Map((await fitsOf(db, managerId, ids)).map((row) => [row.id, row]));
  const stages = new Map((await furthestStages(db, managerId, ids)).map((row) => [row.id, row]));
  return new Map(
    facts.map((it) => [
      it.id,
      {
        name: it.name,
        profile: {
          headline: it.headline,
          location: it.location,
          experience_months: it.experienceMonths,
          completeness: it.completeness,
          is_ranked: it.isRanked,
          jobs: fits.get(it.id)?.jobs ?? 0,
          best_score: fits.get(it.id)?.best ?? null,
          stage: stages.get(it.id)?.stage ?? null,
          stage_since: stages.get(it.id)?.since.toISOString() ?? null,
        },
      },
    ]),
  );
}

const fitsOf = (db: Database, managerId: string, ids: readonly string[]) =>
  db
    .select({
      id: talentPeople.id,
      jobs: sql<number>`count(*)::int`,
      best: sql<number>`max(${matches.score})`,
    })
    .from(talentPeople)
    .innerJoin(matches, eq(matches.userId, talentPeople.userId))
    .innerJoin(jobs, eq(jobs.id, matches.jobId))
    .where(and(eq(talentPeople.managerId, managerId), isOneOf(talentPeople.id, ids), isFit))
    .groupBy(talentPeople.id);

/** From the least to the furthest; what has ended by itself or by a no is no stage that somebody is at. */
const FORWARD = ['SUBMITTED', 'VIEWED', 'SHORTLISTED', 'INTERVIEW', 'OFFERED', 'HIRED'] as const;

function furthestStages(db: Database, managerId: string, ids: readonly string[]) {
  const rank = sql`array_position(${sql.param([...FORWARD])}::text[], ${applications.stage})`;
  return db
    .selectDistinctOn([talentPeople.id], {
      id: talentPeople.id,
      stage: applications.stage,
      since: applications.updatedAt,
    })
    .from(talentPeople)
    .innerJoin(applications, eq(applications.userId, talentPeople.userId))
    .where(
      and(
        eq(talentPeople.managerId, managerId),
        isOneOf(talentPeople.id, ids),
        inArray(applications.stage, [...FORWARD]),
      ),
    )
    .orderBy(talentPeople.id, desc(rank), desc(applications.updatedAt));
}

/** Those who joined, and how many of them matching does not know. */
export async function countRanked(db: Database, managerId: string) {
  const [row] = await db
    .select({
      joined: sql<number>`count(*)::int`,
      unranked: sql<number>`(count(*) filter (where ${matchProfiles.userId} is null))::int`,
    })
    .from(talentPeople)
    .leftJoin(matchProfiles, eq(matchProfiles.userId, talentPeople.userId))
    .where(and(eq(talentPeople.managerId, managerId), isJoined));
  return row ?? { joined: 0, unranked: 0 };
}
