import { and, eq, type SQL, sql } from 'drizzle-orm';
import { SCREENING_WAYS, type ScreeningListName } from '#contract/features/screenings.fields.ts';
import { isOneOf } from '#server/db/among.ts';
import { isOutOfSightFor } from '#server/db/findable.ts';
import { applications } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';
import { readRows } from '#server/platform/rows.ts';
import { number, oneOf, orNull, text } from '#server/platform/shapes.ts';

/** A person's application to a job with what it carries of answers. */
export async function findSent(db: Database, { jobId, userId }: { jobId: string; userId: string }) {
  const [row] = await db
    .select({
      id: applications.id,
      stage: applications.stage,
      answers: applications.answers,
      way: applications.screeningWay,
      appliedAt: applications.appliedAt,
    })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.userId, userId)));
  return row ?? null;
}

const ROW = {
  job_id: text,
  job_title: text,
  company_name: text,
  application_id: orNull(text),
  user_id: text,
  first_name: text,
  last_name: text,
  way: oneOf(SCREENING_WAYS),
  answered: number,
  questions: number,
  saved_at: text,
};
export type ListedScreening = Awaited<ReturnType<typeof listFrom>>['rows'][number];

/** One's own: what is begun for jobs that are open, and what was sent, the latest first. */
export const listOwn = (db: Database, userId: string, list: ScreeningListName, page: Page) =>
  listFrom(
    db,
    sql`
      select s.job_id, null::uuid as application_id, s.user_id, s.way, s.updated_at as saved_at,
        (select count(*)::int from jsonb_object_keys(s.answers)) as answered
      from screenings s
      join jobs open_job on open_job.id = s.job_id and open_job.status = 'published'
      where s.user_id = ${userId}::uuid
      union all
      select a.job_id, a.id, a.user_id, coalesce(a.screening_way, 'form'), coalesce(a.applied_at, a.created_at),
        jsonb_array_length(a.answers)
      from applications a
      where a.user_id = ${userId}::uuid and jsonb_array_length(a.answers) > 0
        and not exists (select from screenings s where s.job_id = a.job_id and s.user_id = a.user_id)`,
    list,
    page,
  );

/** What was sent to a company and not taken back, the latest first: in no order of merit. */
export const listSentTo = (
  db: Database,
  { companyId, userIds }: { companyId: string; userIds?: readonly string[] | undefined },
  list: ScreeningListName,
  page: Page,
) =>
  listFrom(
    db,
    sql`
      select a.job_id, a.id as application_id, a.user_id, coalesce(a.screening_way, 'form') as way,
        coalesce(a.applied_at, a.created_at) as saved_at, jsonb_array_length(a.answers) as answered
      from applications a
      join jobs asking on asking.id = a.job_id
      where asking.company_id = ${companyId}::uuid and a.stage <> 'WITHDRAWN' and jsonb_array_length(a.answers) > 0
        and not ${isOutOfSightFor(sql`asking.id`, sql`asking.company_id`, sql`a.user_id`)}
        ${userIds === undefined ? sql`` : sql`and ${isOneOf(sql`a.user_id`, userIds)}`}`,
    list,
    page,
  );

interface Page {
  /** Both inclusive, `YYYY-MM-DD`. */
  dates?: readonly [string, string] | undefined;
  limit: number;
  offset: number;
}

async function listFrom(db: Database, source: SQL, list: ScreeningListName, { dates, limit, offset }: Page) {
  const from = sql`
    from (${source}) given
    join jobs j on j.id = given.job_id
    join companies c on c.id = j.company_id
    join users u on u.id = given.user_id
    where ${list === 'chat_bot_messages' ? sql`given.way = 'conversation'` : sql`true`}
      ${
        dates === undefined
          ? sql``
          : sql`and given.saved_at >= ${dates[0]}::date and given.saved_at < ${dates[1]}::date + 1`
      }`;
  const rows = await readRows(
    db,
    sql`
      select given.job_id, j.title as job_title, c.name as company_name, given.application_id, given.user_id,
        u.first_name, u.last_name, given.way, given.answered,
        greatest(given.answered, jsonb_array_length(j.screening_questions)) as questions,
        to_char(given.saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as saved_at
      ${from}
      order by given.saved_at desc, given.job_id, given.user_id
      limit ${limit} offset ${offset}`,
    ROW,
  );
  const counted = await readRows(db, sql`select count(*)::int as total ${from}`, { total: number });
  return { rows, total: onlyRow(counted).total };
}
