import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { MatchingCandidate } from '#contract/features/matches.contract.ts';
import { candidateDecisions, jobs, matches, profiles } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

interface Filter {
  companyId: string;
  status: Exclude<MatchingCandidate['status'], 'PENDING'> | 'ALL';
  jobId?: string | undefined;
}

/** Candidates a company has decided on, latest decision first. */
export async function listDecided(db: Database, filter: Filter, page: number, limit: number) {
  const rows = await db
    .select({
      userId: candidateDecisions.userId,
      jobId: candidateDecisions.jobId,
      jobTitle: jobs.title,
      person: profiles.personalDetails,
      status: candidateDecisions.status,
      decidedAt: candidateDecisions.decidedAt,
      score: matches.score,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(candidateDecisions)
    .innerJoin(jobs, eq(jobs.id, candidateDecisions.jobId))
    .innerJoin(profiles, eq(profiles.userId, candidateDecisions.userId))
    .leftJoin(
      matches,
      and(eq(matches.jobId, candidateDecisions.jobId), eq(matches.userId, candidateDecisions.userId)),
    )
    .where(
      and(
        eq(jobs.companyId, filter.companyId),
        filter.status === 'ALL'
          ? ne(candidateDecisions.status, 'PENDING')
          : eq(candidateDecisions.status, filter.status),
        filter.jobId ? eq(candidateDecisions.jobId, filter.jobId) : undefined,
      ),
    )
    .orderBy(desc(candidateDecisions.decidedAt), desc(candidateDecisions.userId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: rows[0]?.total ?? 0 };
}
