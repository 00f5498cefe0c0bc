import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { HiringMatter } from '#contract/features/coaching-plans.contract.ts';
import { assessmentAttempts, coachingPlans, jobs, users } from '#server/db/tables/index.ts';
import { isWaitingForDecision } from '#server/db/undecided.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';
import { readRows } from '#server/platform/rows.ts';
import { number } from '#server/platform/shapes.ts';

/** Slugs of the instruments that a person has taken to their end. */
export async function instrumentsTaken(db: Database, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ instrument: assessmentAttempts.instrument })
    .from(assessmentAttempts)
    .where(and(eq(assessmentAttempts.userId, userId), eq(assessmentAttempts.status, 'COMPLETED')));
  return new Set(rows.map(({ instrument }) => instrument));
}

const isOpen = (portal: string) =>
  and(eq(jobs.portal, portal), eq(jobs.status, 'published'), eq(jobs.audience, 'portal'));

/** Ids of the portal's open jobs in an occupation, the latest first. */
export async function openJobsIn(
  db: Database,
  portal: string,
  occupationId: string,
  most: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isOpen(portal), eq(jobs.occupation, occupationId)))
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Those of some jobs that are open still. */
export async function stillOpen(db: Database, portal: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isOpen(portal), inArray(jobs.id, [...ids])));
  return rows.map(({ id }) => id);
}

const MOST_MUSTS = 10;
const WAITING_DAYS = 7;
const STALE_DRAFT_DAYS = 14;

/**
 * What is amiss in the hiring of one recruiter, over the jobs that they posted: applicants who wait for more than a week,
 * open jobs without pay, open jobs that say nothing or nearly everything is a must, open jobs that ask applicants nothing,
 * drafts that nobody touched for two weeks.
 */
export async function amissIn(
  db: Database,
  { companyId, userId, now }: { companyId: string; userId: string; now: Date },
): Promise<Record<HiringMatter, number>> {
  const daysAgo = (days: number) =>
    sql`${now.toISOString()}::timestamptz - make_interval(days => ${days}::int)`;
  const isWaiting = isWaitingForDecision({
    stage: sql`a.stage`,
    jobId: sql`j.id`,
    userId: sql`a.user_id`,
  });
  const musts = sql`(select count(*) from jsonb_array_elements(j.skills) s where s ->> 'importance' = 'must')`;
  const rows = await readRows(
    db,
    sql`
    with own as (
      select j.* from jobs j where j.company_id = ${companyId}::uuid and j.created_by = ${userId}::uuid
    ), published as (select * from own where status = 'published')
    select
      (select count(*)::int from applications a join published j on j.id = a.job_id
        where a.created_at < ${daysAgo(WAITING_DAYS)} and ${isWaiting}) as answers,
      (select count(*)::int from published j where j.salary_min is null and j.salary_max is null) as pay,
      (select count(*)::int from published j where ${musts} = 0 or ${musts} > ${MOST_MUSTS}::int) as must_haves,
      (select count(*)::int from published j where jsonb_array_length(j.screening_questions) = 0) as questions,
      (select count(*)::int from own j
        where j.status = 'draft' and j.updated_at < ${daysAgo(STALE_DRAFT_DAYS)}) as drafts`,
    { answers: number, pay: number, must_haves: number, questions: number, drafts: number },
  );
  return onlyRow(rows);
}

/** Plans whose people want to be reminded, a page of them, by person. */
export const plansToRemind = (db: Database, after: string | null, most: number) =>
  db
    .select({ plan: coachingPlans, portal: users.portal })
    .from(coachingPlans)
    .innerJoin(users, eq(users.id, coachingPlans.userId))
    .where(
      and(
        eq(coachingPlans.isReminding, true),
        isNull(users.disabledAt),
        after ? gt(coachingPlans.userId, after) : undefined,
      ),
    )
    .orderBy(asc(coachingPlans.userId))
    .limit(most);
