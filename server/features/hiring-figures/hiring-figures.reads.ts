import { and, asc, count, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { APPLICATION_SOURCES } from '#contract/features/applications.contract.ts';
import type { FunnelStep, HiringFigures, Today } from '#contract/features/hiring-figures.contract.ts';
import { hasBlocked } from '#server/db/findable.ts';
import { approvals, companyJoinRequests, jobs, notifications } from '#server/db/tables/index.ts';
import { isUndecided, isWaitingForDecision } from '#server/db/undecided.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';
import { readRows } from '#server/platform/rows.ts';
import { number, oneOf, orNull, text } from '#server/platform/shapes.ts';

/** A company's jobs, or those of them that one of its people posted. */
export interface Scope {
  companyId: string;
  postedBy: string | null;
}

const MOST_JOBS = 5;

/** The condition that a job `j` is of the scope. */
export const inScope = ({ companyId, postedBy }: Scope): SQL =>
  postedBy === null
    ? sql`j.company_id = ${companyId}::uuid`
    : sql`j.company_id = ${companyId}::uuid and j.created_by = ${postedBy}::uuid`;

const momentOf = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const JOB_OF_TODAY = { job_id: text, job_title: text, location: orNull(text), people: number, since: text };

/** Applications sent since then, by the furthest step that each ever reached. */
export async function funnelOf(db: Database, scope: Scope, from: Date): Promise<Record<FunnelStep, number>> {
  const rows = await readRows(
    db,
    sql`
    with reached as (
      select a.id, max(case e.stage
        when 'VIEWED' then 1 when 'SHORTLISTED' then 2 when 'INTERVIEW' then 3 when 'OFFERED' then 4
        when 'HIRED' then 5 else 0 end) as step
      from applications a
      join jobs j on j.id = a.job_id
      left join application_events e on e.application_id = a.id
      where ${inScope(scope)} and a.created_at >= ${from.toISOString()}::timestamptz
      group by a.id
    )
    select count(*)::int as applied,
      count(*) filter (where step >= 1)::int as viewed,
      count(*) filter (where step >= 2)::int as shortlisted,
      count(*) filter (where step >= 3)::int as interview,
      count(*) filter (where step >= 4)::int as offered,
      count(*) filter (where step >= 5)::int as hired
    from reached`,
    {
      applied: number,
      viewed: number,
      shortlisted: number,
      interview: number,
      offered: number,
      hired: number,
    },
  );
  return onlyRow(rows);
}

export async function sourcesOf(db: Database, scope: Scope, from: Date): Promise<HiringFigures['sources']> {
  return readRows(
    db,
    sql`
    select a.source, count(*)::int as applied,
      count(*) filter (where exists (
        select from application_events e where e.application_id = a.id and e.stage = 'HIRED'))::int as hired
    from applications a join jobs j on j.id = a.job_id
    where ${inScope(scope)} and a.created_at >= ${from.toISOString()}::timestamptz
    group by a.source
    order by applied desc, a.source nulls last`,
    { source: orNull(oneOf(APPLICATION_SOURCES)), applied: number, hired: number },
  );
}

/** What happened in each week, also in those in which nothing did. */
export async function weeksOf(
  db: Database,
  scope: Scope,
  from: Date,
  until: Date,
): Promise<HiringFigures['weeks']> {
  const since = sql`${from.toISOString()}::timestamptz`;
  const weekOf = (column: SQL) => sql`date_bin(interval '168 hours', ${column}, ${since})`;
  return readRows(
    db,
    sql`
    with weeks as (
      select generate_series(${since}, ${until.toISOString()}::timestamptz, interval '168 hours') as week
    ), sent as (
      select ${weekOf(sql`a.created_at`)} as week, count(*)::int as applied
      from applications a join jobs j on j.id = a.job_id
      where ${inScope(scope)} and a.created_at >= ${since}
      group by 1
    ), moved as (
      select ${weekOf(sql`v.created_at`)} as week,
        count(distinct v.user_id::text || v.job_id) filter (where v.to_kind = 'shortlisted')::int as shortlisted,
        count(distinct v.user_id::text || v.job_id) filter (where v.to_kind = 'hired')::int as hired
      from candidate_moves v join jobs j on j.id = v.job_id
      where ${inScope(scope)} and v.to_kind in ('shortlisted', 'hired') and v.created_at >= ${since}
      group by 1
    )
    select to_char(week at time zone 'UTC', 'YYYY-MM-DD') as week, coalesce(applied, 0) as applied,
      coalesce(shortlisted, 0) as shortlisted, coalesce(hired, 0) as hired
    from weeks left join sent using (week) left join moved using (week)
    order by weeks.week`,
    { week: text, applied: number, shortlisted: number, hired: number },
  );
}

const isWaiting = isWaitingForDecision({
  stage: sql`person.stage`,
  jobId: sql`j.id`,
  userId: sql`person.user_id`,
});

/** Applicants who wait for a decision on an open job, by job, of jobs where the first has waited since before that moment. */
export const undecidedApplicants = (db: Database, scope: Scope, before: Date): Promise<Today['undecided']> =>
  readRows(
    db,
    sql`
    select j.id as job_id, j.title as job_title, j.location, count(*)::int as people, ${momentOf(sql`min(person.created_at)`)} as since
    from applications person join jobs j on j.id = person.job_id
    where ${inScope(scope)} and j.status = 'published' and ${isWaiting}
    group by j.id, j.title, j.location
    having min(person.created_at) < ${before.toISOString()}::timestamptz
    order by min(person.created_at), j.id
    limit ${MOST_JOBS}`,
    JOB_OF_TODAY,
  );

/** People who said yes to being asked, and on whom nobody has decided, by job, with who said it first. */
export const undecidedInterested = (db: Database, scope: Scope) =>
  readRows(
    db,
    sql`
    select j.id as job_id, j.title as job_title, j.location, count(*)::int as people, ${momentOf(sql`min(person.answered_at)`)} as since,
      (array_agg(person.user_id order by person.answered_at, person.user_id))[1] as user_id,
      (array_agg(p.personal_details->>'name' order by person.answered_at, person.user_id))[1] as name
    from pokes person join jobs j on j.id = person.job_id join profiles p on p.user_id = person.user_id
    where ${inScope(scope)} and j.status = 'published' and person.answer = 'interested'
      and ${isUndecided(sql`j.id`, sql`person.user_id`)}
      and not ${hasBlocked(scope.companyId, sql`person.user_id`)}
    group by j.id, j.title, j.location
    order by min(person.answered_at), j.id
    limit ${MOST_JOBS}`,
    { ...JOB_OF_TODAY, user_id: text, name: text },
  );

export async function expiringJobs(
  db: Database,
  { companyId, postedBy }: Scope,
  now: Date,
  until: Date,
): Promise<Today['expiring']> {
  const rows = await db
    .select({ id: jobs.id, title: jobs.title, location: jobs.location, expiresAt: jobs.expiresAt })
    .from(jobs)
    .where(
      and(
        eq(jobs.companyId, companyId),
        postedBy ? eq(jobs.createdBy, postedBy) : undefined,
        eq(jobs.status, 'published'),
        isNotNull(jobs.expiresAt),
        gt(jobs.expiresAt, now),
        lte(jobs.expiresAt, until),
      ),
    )
    .orderBy(asc(jobs.expiresAt), asc(jobs.id))
    .limit(MOST_JOBS);
  return rows.flatMap(({ id, title, location, expiresAt }) =>
    expiresAt ? [{ job_id: id, job_title: title, location, at: expiresAt.toISOString() }] : [],
  );
}

export async function countDrafts(db: Database, companyId: string, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.createdBy, userId), eq(jobs.status, 'draft')));
  return row?.total ?? 0;
}

export async function countMentions(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, 'note_mention'),
        eq(notifications.isRead, false),
      ),
    );
  return row?.total ?? 0;
}

export async function countJoinRequests(db: Database, companyId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(companyJoinRequests)
    .where(and(eq(companyJoinRequests.companyId, companyId), isNull(companyJoinRequests.outcome)));
  return row?.total ?? 0;
}

export async function countApprovals(db: Database, portal: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(approvals)
    .where(and(eq(approvals.portal, portal), eq(approvals.status, 'PENDING')));
  return row?.total ?? 0;
}
