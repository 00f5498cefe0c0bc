import { and, count, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import { applications, companies, jobs, pokes } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

export async function countPokesSince(db: Database, companyId: string, after: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(pokes)
    .innerJoin(jobs, eq(jobs.id, pokes.jobId))
    .where(and(eq(jobs.companyId, companyId), gt(pokes.createdAt, after)));
  return row?.total ?? 0;
}

/** Those who were asked about the job already, and those who have applied for it and not taken that back. */
export async function standingOf(db: Database, jobId: string, userIds: readonly string[]) {
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

/** A person's pokes for jobs that are open now: the unanswered first, then the latest. */
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
      and(eq(pokes.userId, userId), eq(jobs.status, 'published'), jobId ? eq(pokes.jobId, jobId) : undefined),
    )
    .orderBy(sql`${pokes.answer} is not null`, desc(pokes.createdAt), desc(jobs.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: rows[0]?.total ?? 0 };
}
