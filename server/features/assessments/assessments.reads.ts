import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { FORMS, LANGUAGE_BANDS, type Scale } from '#contract/features/assessments.fields.ts';
import { isOneOf, uuids } from '#server/db/among.ts';
import { hasBlocked, isOutOfSight } from '#server/db/findable.ts';
import {
  applications,
  assessmentAnswers,
  assessmentAttempts,
  assessmentInvitations,
  assessmentShares,
  companies,
  jobs,
  pokes,
} from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';
import { readRows } from '#server/platform/rows.ts';
import { json, number, oneOf, orNull, text } from '#server/platform/shapes.ts';
import type { Scored } from './assessments.instruments.ts';

/** Companies whose invitations attempts answer, but for those that were declined or taken back. */
export async function invitersOf(db: Database, attemptIds: readonly string[]) {
  if (attemptIds.length === 0) return [];
  return db
    .select({
      attemptId: assessmentInvitations.attemptId,
      companyId: companies.id,
      company: companies.name,
    })
    .from(assessmentInvitations)
    .innerJoin(companies, eq(companies.id, assessmentInvitations.companyId))
    .where(
      and(
        inArray(assessmentInvitations.attemptId, [...attemptIds]),
        inArray(assessmentInvitations.state, ['STARTED', 'COMPLETED']),
      ),
    );
}

/** What was answered in several attempts. */
export async function answersOfMany(db: Database, attemptIds: readonly string[]) {
  if (attemptIds.length === 0) return new Map<string, never[]>();
  const rows = await db
    .select({
      attemptId: assessmentAnswers.attemptId,
      questionId: assessmentAnswers.questionId,
      value: assessmentAnswers.value,
    })
    .from(assessmentAnswers)
    .where(isOneOf(assessmentAnswers.attemptId, attemptIds));
  return Map.groupBy(rows, ({ attemptId }) => attemptId);
}

/** To how many companies a person shows results, by instrument. */
export async function sharesByInstrument(db: Database, userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({
      instrument: assessmentAttempts.instrument,
      companies: sql<number>`count(distinct ${assessmentShares.companyId})::int`,
    })
    .from(assessmentShares)
    .innerJoin(assessmentAttempts, eq(assessmentAttempts.id, assessmentShares.attemptId))
    .where(eq(assessmentShares.userId, userId))
    .groupBy(assessmentAttempts.instrument);
  return new Map(rows.map(({ instrument, companies: total }) => [instrument, total]));
}

/** Which companies see which results of an instrument, the latest first. */
export const sharesOf = (db: Database, userId: string, instrument: string) =>
  db
    .select({
      company: companies,
      attemptId: assessmentShares.attemptId,
      completedAt: assessmentAttempts.completedAt,
      sharedAt: assessmentShares.sharedAt,
    })
    .from(assessmentShares)
    .innerJoin(assessmentAttempts, eq(assessmentAttempts.id, assessmentShares.attemptId))
    .innerJoin(companies, eq(companies.id, assessmentShares.companyId))
    .where(and(eq(assessmentShares.userId, userId), eq(assessmentAttempts.instrument, instrument)))
    .orderBy(sql`${assessmentShares.sharedAt} desc`, companies.name);

/** Companies that a person has to do with and has not blocked: applied to, asked by, or invited by. */
export async function companiesKnownTo(db: Database, userId: string) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from ${companies} c
    where c.id in (
      select j.company_id from ${applications} a join ${jobs} j on j.id = a.job_id where a.user_id = ${userId}::uuid
      union select j.company_id from ${pokes} p join ${jobs} j on j.id = p.job_id
        where p.user_id = ${userId}::uuid and p.leaves_at is null
      union select i.company_id from ${assessmentInvitations} i
        where i.user_id = ${userId}::uuid and i.state <> 'REVOKED'
    ) and not ${hasBlocked(sql`c.id`, userId)}
    limit 200`);
  if (rows.length === 0) return [];
  return db
    .select()
    .from(companies)
    .where(
      inArray(
        companies.id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(companies.name);
}

/** What a company asks of the results that it may see. */
export interface SharedFilter {
  companyId: string;
  portal: string;
  instrument?: string | undefined;
  attemptId?: string | undefined;
  userIds?: readonly string[] | undefined;
  /** Both inclusive, `YYYY-MM-DD`. */
  dates?: readonly [string, string] | undefined;
}

/** How many results that are, whatever page is looked at. */
export async function countShared(db: Database, filter: SharedFilter): Promise<number> {
  const rows = await readRows(db, sql`select count(*)::int as total ${sharedWith(filter)}`, {
    total: number,
  });
  return onlyRow(rows).total;
}

const SHARED = {
  attempt_id: text,
  instrument: text,
  instrument_version: text,
  form: oneOf(FORMS),
  user_id: text,
  first_name: text,
  last_name: text,
  job_id: orNull(text),
  job_title: orNull(text),
  completed_at: text,
  shared_at: text,
  percent: orNull(number),
  level: orNull(oneOf(LANGUAGE_BANDS)),
  trait: orNull(json<Scale>()),
};

/**
 * Results that people show a company, the latest first; nobody's who has blocked it. The job is that of the invitation
 * which the result answers: whether the person is reviewed blind follows from it.
 */
export const listShared = (
  db: Database,
  filter: SharedFilter,
  { trait, limit, offset }: { trait: string | null; limit: number; offset: number },
) =>
  readRows(
    db,
    sql`
    select a.id as attempt_id, a.instrument, a.instrument_version, a.form, a.user_id,
      u.first_name, u.last_name, j.id as job_id, j.title as job_title,
      ${momentOf(sql`a.completed_at`)} as completed_at, ${momentOf(sql`s.shared_at`)} as shared_at,
      (a.result -> 'total' ->> 'percent')::float8 as percent, a.result -> 'level' ->> 'band' as level,
      jsonb_path_query_first(a.result, '$.scales[*] ? (@.id == $trait)',
        jsonb_build_object('trait', ${trait ?? ''}::text)) as trait
    ${sharedWith(filter)}
    order by a.completed_at desc, a.id
    limit ${limit} offset ${offset}`,
    SHARED,
  );

const RESULTS = { attempt_id: text, user_id: text, job_id: orNull(text), result: json<Scored>() };

/** The same with the results themselves. */
export const sharedResults = (db: Database, filter: SharedFilter, limit: number) =>
  readRows(
    db,
    sql`select a.id as attempt_id, a.user_id, j.id as job_id, a.result
      ${sharedWith(filter)}
      order by a.completed_at desc, a.id limit ${limit}`,
    RESULTS,
  );

const sharedWith = ({ companyId, portal, instrument, attemptId, userIds, dates }: SharedFilter): SQL => sql`
  from assessment_shares s
  join assessment_attempts a on a.id = s.attempt_id and a.status = 'COMPLETED'
  join users u on u.id = s.user_id
  left join lateral (
    select i.job_id from assessment_invitations i
    where i.company_id = s.company_id and i.attempt_id = s.attempt_id and i.state = 'COMPLETED'
    order by i.created_at desc limit 1
  ) asked on true
  left join jobs j on j.id = asked.job_id
  where s.company_id = ${companyId}::uuid and a.portal = ${portal} and a.result is not null
    and not ${isOutOfSight(companyId, sql`s.user_id`)}
    ${instrument === undefined ? sql`` : sql`and a.instrument = ${instrument}`}
    ${attemptId === undefined ? sql`` : sql`and a.id = ${attemptId}::uuid`}
    ${userIds === undefined ? sql`` : sql`and s.user_id = any(${uuids(userIds)}::uuid[])`}
    ${
      dates === undefined
        ? sql``
        : sql`and a.completed_at >= ${dates[0]}::date and a.completed_at < ${dates[1]}::date + 1`
    }`;

const momentOf = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
