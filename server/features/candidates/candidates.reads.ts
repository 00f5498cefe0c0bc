import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { APPLICATION_STAGES, type ApplicationStage } from '#contract/features/applications.contract.ts';
import { JOB_STATUSES } from '#contract/features/jobs.contract.ts';
import type { PokeState } from '#contract/features/pokes.contract.ts';
import { uuids } from '#server/db/among.ts';
import { hasBlocked, isOutOfSight } from '#server/db/findable.ts';
import {
  applications,
  candidateDecisions,
  candidateTags,
  companies,
  hiringStages,
  jobs,
  pokes,
  users,
} from '#server/db/tables/index.ts';
import { isVerifiedCompany } from '#server/db/verified.ts';
import type { Database } from '#server/platform/database.ts';
import { readRows } from '#server/platform/rows.ts';
import { number, oneOf, orNull, text, yesOrNo } from '#server/platform/shapes.ts';
import type { DecisionRow } from './candidates.store.ts';

/** Where the person's application to a job stands, which they do not take back before this transaction has ended. */
export async function holdApplicationStage(
  db: Database,
  jobId: string,
  userId: string,
): Promise<ApplicationStage | null> {
  const [row] = await db
    .select({ stage: applications.stage })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.userId, userId)))
    .for('update');
  return row?.stage ?? null;
}

export async function stageOfApplication(
  db: Database,
  jobId: string,
  userId: string,
): Promise<ApplicationStage | null> {
  const [row] = await db
    .select({ stage: applications.stage })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.userId, userId)));
  return row?.stage ?? null;
}

/** What a job is called and whose it is, as candidates are told. */
export async function titleAndCompany(
  db: Database,
  jobId: string,
): Promise<{ job: string; company: string } | null> {
  const [row] = await db
    .select({ job: jobs.title, company: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId));
  return row ?? null;
}

export async function nameOfUser(db: Database, userId: string | null): Promise<string | null> {
  if (!userId) return null;
  const [row] = await db
    .select({ first: users.firstName, last: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return row ? `${row.first} ${row.last}`.trim() : null;
}

/** Whom a stage that is removed next would leave without a place. */
export async function decisionsInStage(
  db: Database,
  companyId: string,
  stageId: string,
): Promise<DecisionRow[]> {
  const isFirst = sql`${stageId}::uuid = (
    select h.id from ${hiringStages} h where h.company_id = ${companyId}::uuid and h.kind = 'shortlisted'
    order by h.position, h.id limit 1)`;
  const rows = await db
    .select({ decision: candidateDecisions })
    .from(candidateDecisions)
    .innerJoin(jobs, eq(jobs.id, candidateDecisions.jobId))
    .where(
      and(
        eq(jobs.companyId, companyId),
        eq(candidateDecisions.status, 'SHORTLISTED'),
        or(eq(candidateDecisions.stageId, stageId), and(isNull(candidateDecisions.stageId), isFirst)),
      ),
    )
    .orderBy(candidateDecisions.jobId, candidateDecisions.userId);
  return rows.map(({ decision }) => decision);
}

/** What somebody was asked about a job, and what they said. */
export async function pokeOf(db: Database, jobId: string, userId: string): Promise<PokeState> {
  const [row] = await db
    .select({ at: pokes.createdAt, answer: pokes.answer })
    .from(pokes)
    .where(and(eq(pokes.jobId, jobId), eq(pokes.userId, userId)));
  return row ? { at: row.at.toISOString(), answer: row.answer } : null;
}

export async function tagsOf(db: Database, companyId: string, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ tag: candidateTags.tag })
    .from(candidateTags)
    .where(and(eq(candidateTags.companyId, companyId), sql`${candidateTags.userId} in ${[...userIds]}`))
    .orderBy(candidateTags.tag);
  return rows.map(({ tag }) => tag);
}

/** The accounts that a company takes for one person: this one, the one it shows, and the others behind that. */
export async function accountsOf(db: Database, companyId: string, userId: string): Promise<string[]> {
  const accounts = sql`
    with shown as (
      select coalesce((
        select m.user_id from candidate_merges m
        where m.company_id = ${companyId}::uuid and m.verdict = 'same' and m.other_id = ${userId}::uuid
      ), ${userId}::uuid) as id
    )
    select id from shown where not ${isOutOfSight(companyId, sql`shown.id`)}
    union
    select m.other_id from candidate_merges m join shown on m.user_id = shown.id
      where m.company_id = ${companyId}::uuid and m.verdict = 'same' and not ${isOutOfSight(companyId, sql`m.other_id`)}`;
  const ids = (await readRows(db, accounts, { id: text })).map(({ id }) => id);
  return [userId, ...ids.filter((id) => id !== userId)];
}

/** Jobs of a company for which somebody stands, and its published ones that they match. */
export async function jobsAround(db: Database, companyId: string, userIds: readonly string[]) {
  const around = sql`
    select j.id as job_id, j.title, j.status as job_status, who.user_id, m.score,
      d.job_id is not null as is_decided, a.stage as application_stage,
      (j.is_blind and d.status is distinct from 'SHORTLISTED')
        or not ${isVerifiedCompany(sql`${companyId}::uuid`)} as is_blind
    from jobs j
    cross join unnest(${uuids(userIds)}::uuid[]) with ordinality as who(user_id, place)
    left join matches m on m.job_id = j.id and m.user_id = who.user_id and j.status = 'published'
      and not ${hasBlocked(companyId, sql`who.user_id`)}
    left join candidate_decisions d on d.job_id = j.id and d.user_id = who.user_id
    left join applications a on a.job_id = j.id and a.user_id = who.user_id
    where j.company_id = ${companyId}::uuid and j.status <> 'removed' and (m.score is not null or d.job_id is not null or a.id is not null)
    order by m.score desc nulls last, j.posted_at desc nulls last, j.id, who.place
    limit 200`;
  return readRows(db, around, {
    job_id: text,
    title: text,
    job_status: oneOf(JOB_STATUSES),
    user_id: text,
    score: orNull(number),
    is_decided: yesOrNo,
    application_stage: orNull(oneOf(APPLICATION_STAGES)),
    /** The person is reviewed blind for it. */
    is_blind: yesOrNo,
  });
}
