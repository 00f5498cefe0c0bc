import { type SQL, sql } from 'drizzle-orm';
import { APPLICATION_SOURCES } from '#contract/features/applications.contract.ts';
import {
  FATES,
  FUNNEL_STEPS,
  type FunnelStep,
  type listCountedPeople,
  WAITING_STAGES,
} from '#contract/features/hiring-figures.contract.ts';
import type { Query } from '#contract/kernel/endpoint.ts';
import { isOutOfSightFor } from '#server/db/findable.ts';
import type { Database } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';
import { readRows } from '#server/platform/rows.ts';
import { number, oneOf, orNull, text, yesOrNo } from '#server/platform/shapes.ts';
import { inScope, type Scope } from './hiring-figures.reads.ts';

/** Applications since then, each with the furthest step that it ever reached (0 applied … 5 hired) and how it ended. */
const reached = (scope: Scope, from: Date): SQL => sql`
  select a.id, a.job_id, a.user_id, a.source, a.created_at as applied_at, j.title as job_title,
    coalesce(max(case e.stage
      when 'VIEWED' then 1 when 'SHORTLISTED' then 2 when 'INTERVIEW' then 3 when 'OFFERED' then 4
      when 'HIRED' then 5 else 0 end), 0)::int as step,
    case a.stage when 'REJECTED' then 'rejected' when 'WITHDRAWN' then 'withdrawn' when 'JOB_CLOSED' then 'job_closed'
      when 'HIRED' then 'hired' else 'waiting' end as fate,
    min(e.created_at) filter (where e.stage = 'HIRED') as hired_at
  from applications a
  join jobs j on j.id = a.job_id
  left join application_events e on e.application_id = a.id
  where ${inScope(scope)} and a.created_at >= ${from.toISOString()}::timestamptz
  group by a.id, j.title`;

/** How many came how far and how it ended, by the way that they came. */
export const countReached = (db: Database, scope: Scope, from: Date) =>
  readRows(
    db,
    sql`with reached as (${reached(scope, from)})
      select source, step, fate, count(*)::int as count from reached group by source, step, fate`,
    {
      source: orNull(oneOf(APPLICATION_SOURCES)),
      step: number,
      fate: oneOf([...FATES, 'hired']),
      count: number,
    },
  );

/** From the application to the hire, at the median. */
export async function timeToHire(db: Database, scope: Scope, from: Date) {
  const [row] = await readRows(
    db,
    sql`with reached as (${reached(scope, from)})
      select round((percentile_cont(0.5) within group (order by extract(epoch from hired_at - applied_at) / 86400))::numeric, 1)::float8
          as "medianDays", count(*)::int as people
        from reached where hired_at is not null`,
    { medianDays: orNull(number), people: number },
  );
  return row && row.medianDays !== null ? { median_days: row.medianDays, people: row.people } : null;
}

/**
 * People who left a stage since then, with how long they stood in it. Who applied stands in the first from then on; whoever
 * was found and never applied has stood there for no time that means anything.
 */
const stood = (scope: Scope, from: Date): SQL => sql`
  select job_id, user_id, source, applied_at, job_title, stage, left_at,
    extract(epoch from left_at - coalesce(before_at, applied_at)) / 86400 as days
  from (
    select v.job_id, v.user_id, v.from_kind as stage, v.created_at as left_at, a.source, a.created_at as applied_at,
      j.title as job_title,
      lag(v.created_at) over (partition by v.job_id, v.user_id order by v.created_at, v.id) as before_at
    from candidate_moves v
    join jobs j on j.id = v.job_id
    left join applications a on a.job_id = v.job_id and a.user_id = v.user_id
    where ${inScope(scope)}
  ) as steps
  where left_at >= ${from.toISOString()}::timestamptz and coalesce(before_at, applied_at) is not null
    and left_at >= coalesce(before_at, applied_at)`;

/** How long people stood in each stage that they left, at the median and for the slowest tenth. */
export const timesInStages = (db: Database, scope: Scope, from: Date) =>
  readRows(
    db,
    sql`with stood as (${stood(scope, from)})
      select stage, round((percentile_cont(0.5) within group (order by days))::numeric, 1)::float8 as "medianDays",
        round((percentile_cont(0.9) within group (order by days))::numeric, 1)::float8 as "slowDays", count(*)::int as people
      from stood where stage = any(${sql.param(WAITING_STAGES)}::text[]) group by stage`,
    { stage: oneOf(WAITING_STAGES), medianDays: number, slowDays: number, people: number },
  );

type Asked = Required<Pick<Query<typeof listCountedPeople>, 'page' | 'limit'>> &
  Pick<Query<typeof listCountedPeople>, 'source' | 'step' | 'fate' | 'stage'>;

const stepNumber = (step: FunnelStep): number => FUNNEL_STEPS.indexOf(step);

function counted(scope: Scope, from: Date, { source, step, fate, stage }: Asked): SQL {
  const ofSource =
    source === undefined ? sql`true` : source === 'unknown' ? sql`source is null` : sql`source = ${source}`;
  if (stage)
    return sql`select job_id, user_id, source, applied_at, job_title, null::int as step, null as fate, days::float8 as days, left_at as at
      from (${stood(scope, from)}) as stood where stage = ${stage} and ${ofSource}`;
  const ofStep =
    step === undefined
      ? sql`true`
      : fate === undefined
        ? sql`step >= ${stepNumber(step)}`
        : sql`step = ${stepNumber(step)}`;
  return sql`select job_id, user_id, source, applied_at, job_title, step, fate, null::float8 as days, applied_at as at
    from (${reached(scope, from)}) as reached
    where ${ofSource} and ${ofStep} and ${fate === undefined ? sql`true` : sql`fate = ${fate}`}`;
}

const MOMENT = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

/** A page of the people whom a figure counts, with how many it counts and how many of them the company does not see. */
export async function peopleCounted(db: Database, scope: Scope, from: Date, asked: Asked) {
  const { page, limit } = asked;
  const people = sql`with counted as (
      select c.*, ${isOutOfSightFor(sql`c.job_id`, scope.companyId, sql`c.user_id`)} as is_out
      from (${counted(scope, from, asked)}) as c
    )`;
  const rows = await readRows(
    db,
    sql`${people}
      select counted.user_id as "userId", trim(u.first_name || ' ' || u.last_name) as name, counted.job_id as "jobId", job_title, source,
        to_char(applied_at at time zone 'UTC', ${MOMENT}) as applied_at, step, fate, round(days::numeric, 1)::float8 as days
      from counted join users u on u.id = counted.user_id
      where not is_out order by at desc, counted.user_id, counted.job_id limit ${limit} offset ${offsetOf(page, limit)}`,
    {
      userId: text,
      name: text,
      jobId: text,
      job_title: text,
      source: orNull(oneOf(APPLICATION_SOURCES)),
      applied_at: orNull(text),
      step: orNull(number),
      fate: orNull(oneOf([...FATES, 'hired'])),
      days: orNull(number),
    },
  );
  const outs = await readRows(
    db,
    sql`${people} select is_out as "isOut", count(*)::int as count from counted group by is_out`,
    { isOut: yesOrNo, count: number },
  );
  const countOf = (isOut: boolean) => outs.find((one) => one.isOut === isOut)?.count ?? 0;
  return { rows, total: countOf(false), unseen: countOf(true) };
}
