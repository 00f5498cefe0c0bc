import { and, count, desc, eq, gt, inArray, isNull, not, notInArray, sql } from 'drizzle-orm';
import { hasBlocked } from '#server/db/findable.ts';
import { applications, companies, jobs, pokes, users } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';

/** How many people a recruiter asked since a moment. */
export async function countOwnSince(db: Database, recruiterId: string, after: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(pokes)
    .where(and(eq(pokes.pokedBy, recruiterId), gt(pokes.createdAt, after)));
  return row?.total ?? 0;
}

/** How often people were asked since a moment, by one company and in all. */
export async function weekOf(
  db: Database,
  { companyId, userIds }: { companyId: string; userIds: readonly string[] },
  after: Date,
): Promise<Map<string, { fromCompany: number; inAll: number }>> {
  const rows = await db
    .select({
      userId: pokes.userId,
      fromCompany: sql<number>`(count(*) filter (where ${jobs.companyId} = ${companyId}::uuid))::int`,
      inAll: sql<number>`count(*)::int`,
    })
    .from(pokes)
    .innerJoin(jobs, eq(jobs.id, pokes.jobId))
    .where(and(inArray(pokes.userId, [...userIds]), gt(pokes.createdAt, after)))
    .groupBy(pokes.userId);
  return new Map(rows.map(({ userId, ...counts }) => [userId, counts]));
}

/** How many of some people read which language, the most frequent first. */
export const languagesOf = (db: Database, userIds: readonly string[]) =>
  db
    .select({ language: users.language, people: sql<number>`count(*)::int` })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .groupBy(users.language)
    .orderBy(desc(sql`count(*)`), users.language);

/** Those who were asked about the job already, and those who have applied for it and not taken that back. */
export async function standingOf(
  db: Database,
  { jobId, userIds }: { jobId: string; userIds: readonly string[] },
) {
  const poked = await db
    .select({ userId: pokes.userId })
    .from(pokes)
    .where(and(eq(pokes.jobId, jobId), inArray(pokes.userId, [...userIds])));
  const applied = await db
    .select({ userId: applications.userId })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        inArray(applications.userId, [...userIds]),
        notInArray(applications.stage, ['WITHDRAWN', 'JOB_CLOSED']),
      ),
    );
  return {
    poked: new Set(poked.map(({ userId }) => userId)),
    applied: new Set(applied.map(({ userId }) => userId)),
  };
}

export interface OwnPokes {
  userId: string;
  jobId?: string | undefined;
}

/** A person's pokes that have left, for jobs that are open now and not of a company they blocked: the unanswered first. */
export async function listOpenPokes(db: Database, { userId, jobId }: OwnPokes, page: number, limit: number) {
  const rows = await db
    .select({
      poke: pokes,
      job: { id: jobs.id, title: jobs.title, location: jobs.location },
      company: companies,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(pokes)
    .innerJoin(jobs, eq(jobs.id, pokes.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(pokes.userId, userId),
        isNull(pokes.leavesAt),
        eq(jobs.status, 'published'),
        not(hasBlocked(jobs.companyId, pokes.userId)),
        jobId ? eq(pokes.jobId, jobId) : undefined,
      ),
    )
    .orderBy(sql`${pokes.answer} is not null`, desc(pokes.createdAt), desc(jobs.id))
    .limit(limit)
    .offset(offsetOf(page, limit));
  return { rows, total: rows[0]?.total ?? 0 };
}
