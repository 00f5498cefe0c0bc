import { and, count, desc, eq, gte, inArray, max, sql } from 'drizzle-orm';
import { hasBlocked } from '#server/db/findable.ts';
import { companies, jobs, profileAppearances, profileViews } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';

const company = { id: companies.id, name: companies.name, avatarFileId: companies.avatarFileId };

/** Companies that opened something of a person, whoever looked last first. */
export async function lookersOf(db: Database, userId: string, page: number, limit: number) {
  const lastAt = max(profileViews.lastAt);
  const rows = await db
    .select({
      company,
      days: sql<number>`count(distinct ${profileViews.day})::int`,
      isBlocked: sql<boolean>`${hasBlocked(companies.id, userId)}`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(profileViews)
    .innerJoin(companies, eq(companies.id, profileViews.companyId))
    .where(eq(profileViews.userId, userId))
    .groupBy(companies.id)
    .orderBy(desc(lastAt), companies.id)
    .limit(limit)
    .offset(offsetOf(page, limit));
  return { rows, total: rows[0]?.total ?? (page > 1 ? await countLookers(db, userId) : 0) };
}

async function countLookers(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(distinct ${profileViews.companyId})::int` })
    .from(profileViews)
    .where(eq(profileViews.userId, userId));
  return row?.total ?? 0;
}

/** What some companies saw of a person, for each job. */
export const looksOf = (db: Database, userId: string, companyIds: readonly string[]) =>
  db
    .select({
      companyId: profileViews.companyId,
      jobId: jobs.id,
      jobTitle: jobs.title,
      part: profileViews.part,
      firstAt: sql<Date>`min(${profileViews.firstAt})`.mapWith(profileViews.firstAt),
      lastAt: sql<Date>`max(${profileViews.lastAt})`.mapWith(profileViews.lastAt),
    })
    .from(profileViews)
    .leftJoin(jobs, eq(jobs.id, profileViews.jobId))
    .where(and(eq(profileViews.userId, userId), inArray(profileViews.companyId, [...companyIds])))
    .groupBy(profileViews.companyId, jobs.id, jobs.title, profileViews.part)
    .orderBy(desc(max(profileViews.lastAt)), jobs.id, profileViews.part);

const MOST_LISTS = 50;

/** In whose lists a person stood since a day, on the most days first. */
export const listsWith = (db: Database, userId: string, since: string) => {
  return db
    .select({ company, days: count() })
    .from(profileAppearances)
    .innerJoin(companies, eq(companies.id, profileAppearances.companyId))
    .where(and(eq(profileAppearances.userId, userId), gte(profileAppearances.day, since)))
    .groupBy(companies.id)
    .orderBy(desc(count()), desc(max(profileAppearances.day)), companies.id)
    .limit(MOST_LISTS);
};
