import { and, count, eq } from 'drizzle-orm';
import { jobs } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

/** Titles of the portal's published jobs, each with how many bear it. */
export const publishedTitles = (db: Database, portal: string) =>
  db
    .select({ title: jobs.title, total: count() })
    .from(jobs)
    .where(and(eq(jobs.portal, portal), eq(jobs.status, 'published')))
    .groupBy(jobs.title);
