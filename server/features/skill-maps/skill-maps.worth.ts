import { and, type SQL, sql } from 'drizzle-orm';
import { candidateMoves, jobs, skillMapJobs } from '#server/db/tables/index.ts';
import { type Database, onlyRow } from '#server/platform/database.ts';
import { daysBefore } from '#server/platform/days.ts';
import { readRows } from '#server/platform/rows.ts';
import { number, orNull } from '#server/platform/shapes.ts';
import { asksFor, type JobsCounted, jobsWhere } from './skill-maps.reads.ts';

const DAYS_OF_A_YEAR = 365;

/** The median of days from a job's publication to the first person whom it hired, of jobs that hired within a year. */
export async function timeToFill(
  db: Database,
  skill: string,
  counted: JobsCounted,
  now: Date,
): Promise<{ medianDays: number | null; jobs: number }> {
  const since = daysBefore(now, DAYS_OF_A_YEAR).toISOString();
  const filled = sql`
    select extract(epoch from min(${candidateMoves.createdAt}) - ${jobs.postedAt}) / 86400 as days
    from ${candidateMoves} join ${jobs} on ${jobs.id} = ${candidateMoves.jobId}
    where ${candidateMoves.toKind} = 'hired' and ${candidateMoves.createdAt} >= ${since}::timestamptz and ${and(
      asksFor(skill, counted),
      sql`${jobs.postedAt} <= ${candidateMoves.createdAt}`,
    )}
    group by ${jobs.id}`;
  return onlyRow(
    await readRows(
      db,
      sql`select round((percentile_cont(0.5) within group (order by days))::numeric, 1)::float8 as "medianDays", count(*)::int as jobs
        from (${filled}) as filled`,
      { medianDays: orNull(number), jobs: number },
    ),
  );
}

interface MedianPay {
  median: number;
  jobs: number;
}

/** Medians of the monthly pay that live jobs say, with a skill and without it; of none it is 0. */
export async function payOf(
  db: Database,
  skill: string,
  counted: JobsCounted,
): Promise<{ withSkill: MedianPay; without: MedianPay }> {
  const asks = sql`${skillMapJobs.skills} @> array[${skill}]`;
  const median = (condition: SQL) =>
    sql`coalesce(round((percentile_cont(0.5) within group (order by ${skillMapJobs.pay}) filter (where ${condition}))::numeric), 0)::int`;
  const row = onlyRow(
    await readRows(
      db,
      sql`select ${median(asks)} as "withMedian", (count(*) filter (where ${asks}))::int as "withJobs",
          ${median(sql`not ${asks}`)} as "withoutMedian", (count(*) filter (where not ${asks}))::int as "withoutJobs"
        from ${skillMapJobs} where ${jobsWhere(counted)} and ${skillMapJobs.pay} is not null`,
      { withMedian: number, withJobs: number, withoutMedian: number, withoutJobs: number },
    ),
  );
  return {
    withSkill: { median: row.withMedian, jobs: row.withJobs },
    without: { median: row.withoutMedian, jobs: row.withoutJobs },
  };
}
