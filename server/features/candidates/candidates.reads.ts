import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { MatchingCandidate } from '#contract/features/matches.contract.ts';
import type { RequirementFacts } from '#engines/matching/index.ts';
import { candidateDecisions, jobs, matches, matchProfiles, profiles } from '#server/db/tables/index.ts';
import { factsOfProfile, isOneOf } from '#server/features/matches/index.ts';
import type { Database } from '#server/platform/database.ts';

interface Filter {
  companyId: string;
  status: Exclude<MatchingCandidate['status'], 'PENDING'> | 'ALL';
  jobId?: string | undefined;
  /** None but these people; null where nothing is required of anyone. */
  among: readonly string[] | null;
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
    .where(isDecided(filter))
    .orderBy(desc(candidateDecisions.decidedAt), desc(candidateDecisions.userId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** What each of them says of what may be required; whoever is no longer to be found says nothing. */
export const factsOfDecided = (db: Database, filter: Filter) =>
  db
    .select({
      userId: candidateDecisions.userId,
      facts: sql<RequirementFacts | null>`case when ${matchProfiles.userId} is not null then ${factsOfProfile} end`,
    })
    .from(candidateDecisions)
    .innerJoin(jobs, eq(jobs.id, candidateDecisions.jobId))
    .innerJoin(profiles, eq(profiles.userId, candidateDecisions.userId))
    .leftJoin(matchProfiles, eq(matchProfiles.userId, candidateDecisions.userId))
    .where(isDecided(filter));

const isDecided = ({ companyId, status, jobId, among }: Filter) =>
  and(
    eq(jobs.companyId, companyId),
    status === 'ALL' ? ne(candidateDecisions.status, 'PENDING') : eq(candidateDecisions.status, status),
    jobId ? eq(candidateDecisions.jobId, jobId) : undefined,
    among ? isOneOf(candidateDecisions.userId, among) : undefined,
  );
