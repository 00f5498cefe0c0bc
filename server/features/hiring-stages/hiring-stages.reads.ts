import { and, count, eq, sql } from 'drizzle-orm';
import { candidateDecisions, jobs } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

/** How many of a company's shortlisted candidates stand in each stage; those without one under null. */
export async function countInStages(db: Database, companyId: string): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ stageId: candidateDecisions.stageId, total: count() })
    .from(candidateDecisions)
    .innerJoin(jobs, eq(jobs.id, candidateDecisions.jobId))
    .where(and(eq(jobs.companyId, companyId), sql`${candidateDecisions.status} = 'SHORTLISTED'`))
    .groupBy(candidateDecisions.stageId);
  return new Map(rows.map(({ stageId, total }) => [stageId, total]));
}
