import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { SENIORITIES } from '#contract/features/jobs.fields.ts';
import { MONTHS_SHOWN } from '#contract/features/skill-maps.contract.ts';
import { jobs, skillMapCounts, skillMapMonths } from '#server/db/tables/index.ts';
import { beginningsOf, wordsOf } from '#server/db/words.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import { readRows } from '#server/platform/rows.ts';
import { number, oneOf, orNull, text, yesOrNo } from '#server/platform/shapes.ts';
import { asksFor, type JobsCounted, type Standing } from './skill-maps.reads.ts';
import { levelOfJob } from './skill-maps.standing.ts';
import { holdSkillMaps } from './skill-maps.store.ts';

/** The month that lies so many before one, such as 2026-11. */
export function monthBefore(now: Date, months: number): string {
  return firstOfMonth(now, -months).toISOString().slice(0, 7);
}

const firstOfMonth = (now: Date, months: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));

/**
 * Keeps the counts as they are tonight under the month that runs, in place of those of the night before. Where nothing is
 * kept of the months before, their jobs are worked out from the dates of jobs; of their people nobody can tell.
 */
export async function keepMonth(ctx: Ctx): Promise<void> {
  const { now } = ctx;
  const month = monthBefore(now, 0);
  await ctx.transaction(async ({ db }) => {
    await holdSkillMaps(db);
    await db.delete(skillMapCounts).where(eq(skillMapCounts.count, 0));
    await db.delete(skillMapMonths).where(eq(skillMapMonths.month, month));
    await db.execute(sql`
      insert into ${skillMapMonths} (portal, month, side, sector, level, place, skill, count)
      select portal, ${month}, side, sector, level, place, skill, count from ${skillMapCounts} where industry = '*'`);
    const [kept] = await db
      .select({ month: skillMapMonths.month })
      .from(skillMapMonths)
      .where(lt(skillMapMonths.month, month))
      .limit(1);
    if (!kept) await addMonthsFromDates(db, now);
  });
}

async function addMonthsFromDates(db: Database, now: Date): Promise<void> {
  const dated = await readRows(
    db,
    sql`select id, title, seniority, min_years as "minYears" from ${jobs}
      where status in ('published', 'closed', 'removed') and audience = 'portal' and posted_at is not null
        and (status = 'published' or closed_at is not null)`,
    { id: text, title: text, seniority: orNull(oneOf(SENIORITIES)), minYears: orNull(number) },
  );
  const levels = JSON.stringify(dated.map((job) => ({ id: job.id, level: levelOfJob(job) })));
  for (let back = 1; back < MONTHS_SHOWN; back++) {
    const end = sql`${firstOfMonth(now, 1 - back).toISOString()}::timestamptz`;
    await db.execute(sql`
      with asked as (
        select job.portal, coalesce(job.sector, '') as sector, given.level, coalesce(job.location, '') as place, skill
        from jsonb_to_recordset(${levels}::jsonb) as given(id uuid, level text)
        join ${jobs} as job on job.id = given.id
        cross join lateral (${ASKED_IN_TEXT}) as skills
        where job.posted_at < ${end} and coalesce(job.closed_at >= ${end}, true) and coalesce(job.expires_at >= ${end}, true)
      )
      insert into ${skillMapMonths} (portal, month, side, sector, level, place, skill, count, is_from_dates)
      select portal, ${monthBefore(now, back)}, 'jobs', coalesce(sector, '*'), coalesce(level, '*'), coalesce(place, '*'), skill,
        count(*), true
      from asked group by portal, skill, cube (sector, level, place)`);
  }
}

/** Skills of a job as it says them, each once, and an empty one for the job itself. */
const ASKED_IN_TEXT: SQL = sql`
  select '' as skill
  union select it->>'ref_skill' from jsonb_array_elements(job.skills) as it
  where it->>'ref_skill' is not null and coalesce((it->>'weight')::float8, 1) <> 0`;

const stood = ({ portal, places, sector, level }: Standing, side: 'jobs' | 'people'): SQL | undefined =>
  and(
    eq(skillMapMonths.portal, portal),
    eq(skillMapMonths.side, side),
    eq(skillMapMonths.sector, sector ?? '*'),
    eq(skillMapMonths.level, level ?? '*'),
    sql`${skillMapMonths.place} = any(${sql.param(places ?? ['*'])}::text[])`,
  );

/** How many jobs asked for each skill in a month; null where nobody counted then. */
export async function jobsOfMonth(
  db: Database,
  standing: Standing,
  month: string,
): Promise<ReadonlyMap<string, number> | null> {
  const [kept] = await db
    .select({ month: skillMapMonths.month })
    .from(skillMapMonths)
    .where(
      and(
        eq(skillMapMonths.portal, standing.portal),
        eq(skillMapMonths.side, 'jobs'),
        eq(skillMapMonths.month, month),
      ),
    )
    .limit(1);
  if (!kept) return null;
  const rows = await db
    .select({ skill: skillMapMonths.skill, count: sql<number>`sum(${skillMapMonths.count})::int` })
    .from(skillMapMonths)
    .where(and(stood(standing, 'jobs'), eq(skillMapMonths.month, month)))
    .groupBy(skillMapMonths.skill);
  return new Map(rows.map(({ skill, count }) => [skill, count]));
}

/** The months of one side that are kept at all, and how many jobs or people had a skill in each. */
export async function monthsOfSkill(
  db: Database,
  standing: Standing,
  { side, skill, since }: { side: 'jobs' | 'people'; skill: string; since: string },
) {
  return readRows(
    db,
    sql`
    with kept as (
      select month, bool_or(is_from_dates) as "isFromDates" from ${skillMapMonths}
      where portal = ${standing.portal} and side = ${side} and skill = '' and sector = '*' and level = '*' and month >= ${since}
      group by month
    ), had as (
      select month, sum(count)::int as count from ${skillMapMonths}
      where ${stood(standing, side)} and skill = ${skill} and month >= ${since} group by month
    )
    select month, coalesce(had.count, 0) as count, "isFromDates" from kept left join had using (month) order by month`,
    { month: text, count: number, isFromDates: yesOrNo },
  );
}

/**
 * The same of jobs with a title, of which nothing is kept: worked out from when each was published, closed and ended, for
 * every month since the portal's first job.
 */
export async function monthsOfTitle(
  db: Database,
  counted: JobsCounted,
  { skill, now }: { skill: string; now: Date },
) {
  const { portal, called } = counted;
  const months = Array.from({ length: MONTHS_SHOWN - 1 }, (_, back) => ({
    month: monthBefore(now, back + 1),
    end: firstOfMonth(now, -back).toISOString(),
  }));
  const stood = and(
    asksFor(skill, counted),
    sql`${jobs.status} in ('published', 'closed', 'removed') and ${jobs.audience} = 'portal'
      and (${jobs.status} = 'published' or ${jobs.closedAt} is not null)`,
    called === null
      ? undefined
      : sql`(${wordsOf(sql`${jobs.title}`)} @@ ${beginningsOf(called.title)}
          or ${jobs.occupation} = any(${sql.param(called.occupations)}::text[]))`,
  );
  return readRows(
    db,
    sql`
    with asked as (
      select ${jobs.postedAt} as posted, ${jobs.closedAt} as closed, ${jobs.expiresAt} as ended from ${jobs} where ${stood}
    )
    select month, count(posted)::int as count, true as "isFromDates"
    from jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as given(month text, "end" timestamptz)
    left join asked on posted < given.end and coalesce(closed >= given.end, true) and coalesce(ended >= given.end, true)
    where given.end > (select min(${jobs.postedAt}) from ${jobs} where ${eq(jobs.portal, portal)})
    group by month order by month`,
    { month: text, count: number, isFromDates: yesOrNo },
  );
}
