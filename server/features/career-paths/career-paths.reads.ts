import { and, count, eq, gte, sql } from 'drizzle-orm';
import { inUsualMoney } from '#server/db/pay.ts';
import { jobs } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

const currency = sql`${jobs.salaryCurrency}`;
const paid = inUsualMoney(sql`coalesce(${jobs.salaryMax}, ${jobs.salaryMin})`, currency);

/**
 * Titles of the portal's published jobs, each with how many bear it, how many of those are of since then, and what those
 * pay that say so.
 */
export const publishedTitles = (db: Database, portal: string, since: Date) =>
  db
    .select({
      title: jobs.title,
      total: count(),
      recent: sql<number>`(count(*) filter (where ${gte(jobs.postedAt, since)}))::int`,
      paying: sql<number>`(count(*) filter (where ${paid} is not null))::int`,
      payMin: sql<
        number | null
      >`min(${inUsualMoney(sql`coalesce(${jobs.salaryMin}, ${jobs.salaryMax})`, currency)})`,
      payMax: sql<number | null>`max(${paid})`,
    })
    .from(jobs)
    .where(and(eq(jobs.portal, portal), eq(jobs.status, 'published'), eq(jobs.audience, 'portal')))
    .groupBy(jobs.title);
