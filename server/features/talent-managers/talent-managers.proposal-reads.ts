import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PROPOSAL_LISTS } from '#contract/features/talent-managers.contract.ts';
import { isOneOf } from '#server/db/among.ts';
import { hasBlocked, isOutOfSight } from '#server/db/findable.ts';
import {
  applications,
  companies,
  jobs,
  profiles,
  talentPeople,
  talentProposals,
  users,
} from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';

type List = (typeof PROPOSAL_LISTS)[number];

/** A manager's proposals for people whom they still look after. */
const isOwn = (managerId: string) =>
  and(
    eq(talentProposals.managerId, managerId),
    eq(talentPeople.managerId, managerId),
    eq(talentPeople.status, 'joined'),
  );
const theirPerson = eq(talentPeople.userId, talentProposals.userId);

const isOnList = (list: List): SQL | undefined => {
  if (list === 'open') return and(isNull(talentProposals.answer), eq(jobs.status, 'published'));
  return list === 'all' ? undefined : eq(talentProposals.answer, list);
};

export async function countOpenProposals(db: Database, managerId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(talentProposals)
    .innerJoin(talentPeople, theirPerson)
    .innerJoin(jobs, eq(jobs.id, talentProposals.jobId))
    .where(and(isOwn(managerId), isOnList('open')));
  return row?.total ?? 0;
}

const job = { id: jobs.id, title: jobs.title, location: jobs.location };

export async function listProposalRows(
  db: Database,
  managerId: string,
  list: List,
  { page, limit }: { page: number; limit: number },
) {
  const where = and(isOwn(managerId), isOnList(list));
  const [total] = await db
    .select({ total: count() })
    .from(talentProposals)
    .innerJoin(talentPeople, theirPerson)
    .innerJoin(jobs, eq(jobs.id, talentProposals.jobId))
    .where(where);
  const rows = await db
    .select({
      proposal: talentProposals,
      personId: talentPeople.id,
      name: sql<string>`coalesce(${profiles.personalDetails}->>'name', ${talentPeople.name}, ${talentPeople.email})`,
      job,
      company: companies,
    })
    .from(talentProposals)
    .innerJoin(talentPeople, theirPerson)
    .innerJoin(jobs, eq(jobs.id, talentProposals.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(profiles, eq(profiles.userId, talentProposals.userId))
    .where(where)
    .orderBy(desc(talentProposals.createdAt), desc(talentProposals.id))
    .limit(limit)
    .offset(offsetOf(page, limit));
  return { rows, total: total?.total ?? 0 };
}

/** What a person is proposed for and may answer: by who looks after them, for jobs that are open now. */
export const proposalsTo = (db: Database, userId: string) =>
  db
    .select({
      proposal: talentProposals,
      manager: sql<string>`trim(concat(${users.firstName}, ' ', ${users.lastName}))`,
      job,
      questions: jobs.screeningQuestions,
      company: companies,
    })
    .from(talentProposals)
    .innerJoin(users, eq(users.id, talentProposals.managerId))
    .innerJoin(jobs, eq(jobs.id, talentProposals.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(talentProposals.userId, userId), eq(jobs.status, 'published')))
    .orderBy(sql`${talentProposals.answer} is not null`, desc(talentProposals.createdAt));

/** How some people stand to a job: proposed for it, applied, or out of the company's sight. */
export async function standingsFor(
  db: Database,
  { jobId, companyId }: { jobId: string; companyId: string },
  userIds: readonly string[],
) {
  const rows = await db
    .select({
      userId: users.id,
      isAway: sql<boolean>`${hasBlocked(companyId, users.id)} or ${isOutOfSight(companyId, users.id)}`,
      applicationStage: applications.stage,
      proposal: talentProposals,
    })
    .from(users)
    .leftJoin(applications, and(eq(applications.userId, users.id), eq(applications.jobId, jobId)))
    .leftJoin(talentProposals, and(eq(talentProposals.userId, users.id), eq(talentProposals.jobId, jobId)))
    .where(isOneOf(users.id, userIds));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** For some jobs how many of a manager's people were proposed or have applied. */
export async function countProposed(db: Database, managerId: string, jobIds: readonly string[]) {
  if (jobIds.length === 0) return new Map<string, number>();
  const rows = await db
    .select({
      jobId: jobs.id,
      people: sql<number>`count(distinct ${talentPeople.userId})::int`,
    })
    .from(talentPeople)
    .innerJoin(jobs, inArray(jobs.id, [...jobIds]))
    .where(
      and(
        eq(talentPeople.managerId, managerId),
        eq(talentPeople.status, 'joined'),
        sql`(exists (select from ${talentProposals} p where p.job_id = ${jobs.id} and p.user_id = ${talentPeople.userId})
          or exists (select from ${applications} a where a.job_id = ${jobs.id} and a.user_id = ${talentPeople.userId}
            and a.stage <> 'WITHDRAWN'))`,
      ),
    )
    .groupBy(jobs.id);
  return new Map(rows.map(({ jobId, people }) => [jobId, people]));
}

/** Whether an application of the person to the job stands. */
export async function hasApplied(
  db: Database,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<boolean> {
  const [row] = await db
    .select({ stage: applications.stage })
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.jobId, jobId)));
  return row !== undefined && row.stage !== 'WITHDRAWN';
}
