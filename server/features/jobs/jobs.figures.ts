import { and, count, desc, eq, gt, ne, not, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Job, RecruiterJob } from '#contract/features/jobs.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { isOneOfGiven, uuids } from '#server/db/among.ts';
import { standingUnmatched } from '#server/db/candidates-of-job.ts';
import { isFoundBy, isOutOfSightFor, letsBeFoundBy } from '#server/db/findable.ts';
import {
  applications,
  candidateDecisions,
  companyBlocks,
  hiringStages,
  jobs,
  matches,
  profiles,
} from '#server/db/tables/index.ts';
import { isWaitingForDecision } from '#server/db/undecided.ts';
import { type Database, preparedOnce } from '#server/platform/database.ts';

/** How many candidates each of these jobs lists. */
export async function countCandidates(
  db: Database,
  jobIds: readonly string[],
): Promise<(jobId: string) => number> {
  if (jobIds.length === 0) return () => 0;
  const ids = uuids(jobIds);
  const totals = new Map((await matchesOf(db).execute({ ids })).map((row) => [row.jobId, row.total]));
  const hidden = new Map((await hiddenMatchesOf(db).execute({ ids })).map((row) => [row.jobId, row.total]));
  const others = new Map((await standingOf(db).execute({ ids })).map((row) => [row.jobId, row.total]));
  return (jobId) => (totals.get(jobId) ?? 0) - (hidden.get(jobId) ?? 0) + (others.get(jobId) ?? 0);
}

const givenJobs = sql`${sql.placeholder('ids')}::uuid[]`;

const standingOf = preparedOnce('jobs_standing_unmatched', (db) =>
  db
    .select({ jobId: sql<string>`stands.job_id`, total: count() })
    .from(sql`${standingUnmatched(givenJobs)} as stands`)
    .groupBy(sql`stands.job_id`),
);

// Tens of thousands are counted in an index alone; whether each lets themselves be found took longer than that, and those
// who do not, or have blocked the company, are few.
const matchesOf = preparedOnce('jobs_matches', (db) =>
  db
    .select({
      jobId: sql<string>`job.id`,
      total: sql<number>`(select count(*) from ${matches} as listed
        where listed.job_id = job.id and listed.score > ${LIMITS.candidateScoreFloor})::int`,
    })
    .from(sql`unnest(${sql.placeholder('ids')}::uuid[]) as job(id)`),
);

/** Those who let nobody find them, and those who have blocked the company of a job; each once. */
const hiddenFromJobs = sql`(
  select job.id as job_id, p.user_id
  from unnest(${sql.placeholder('ids')}::uuid[]) as job(id), ${profiles} as p where not p.is_discoverable
  union
  select j.id, block.user_id from ${jobs} as j
  join ${companyBlocks} as block on block.company_id = j.company_id and block.lifted_at is null
  where j.id = any(${sql.placeholder('ids')}::uuid[])) as hidden_from`;

const hiddenMatchesOf = preparedOnce('jobs_hidden_matches', (db) =>
  db
    .select({ jobId: matches.jobId, total: count() })
    .from(hiddenFromJobs)
    .innerJoin(
      matches,
      sql`${matches.jobId} = hidden_from.job_id and ${matches.userId} = hidden_from.user_id`,
    )
    .where(gt(matches.score, LIMITS.candidateScoreFloor))
    .groupBy(matches.jobId),
);

type StageCounts = z.infer<typeof RecruiterJob>['counts'];

/** How many stand where for each of these jobs. A shortlisted one without a stage of the company's is in the first. */
export async function countStages(
  db: Database,
  jobIds: readonly string[],
): Promise<(jobId: string) => StageCounts> {
  const counts = new Map<string, StageCounts>();
  const of = (jobId: string) =>
    counts.get(jobId) ?? {
      applied: 0,
      undecided: 0,
      shortlisted: 0,
      interview: 0,
      offered: 0,
      hired: 0,
      rejected: 0,
    };
  if (jobIds.length === 0) return of;
  const ids = uuids(jobIds);
  const applied = await applicantsOf(db).execute({ ids });
  const decided = await decisionsOf(db).execute({ ids });
  for (const { jobId, total, undecided } of applied)
    counts.set(jobId, { ...of(jobId), applied: total, undecided });
  for (const { jobId, status, kind, total } of decided) {
    if (status === 'PENDING') continue;
    const stage = status === 'REJECTED' ? 'rejected' : (kind ?? 'shortlisted');
    const before = of(jobId);
    counts.set(jobId, { ...before, [stage]: before[stage] + total });
  }
  return of;
}

const applicantsOf = preparedOnce('jobs_applicants', (db) =>
  db
    .select({
      jobId: applications.jobId,
      total: count(),
      undecided: sql<number>`count(*) filter (where ${isWaitingForDecision({
        stage: sql`applications.stage`,
        jobId: sql`applications.job_id`,
        userId: sql`applications.user_id`,
      })})::int`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        isOneOfGiven(applications.jobId, 'ids'),
        not(isOutOfSightFor(jobs.id, jobs.companyId, applications.userId)),
      ),
    )
    .groupBy(applications.jobId),
);

/** Who was taken on and withdrew stands in no stage any more. */
const hasLeft = sql`(${candidateDecisions.status} = 'SHORTLISTED' and exists (
  select from ${applications} as sent where sent.job_id = ${candidateDecisions.jobId}
    and sent.user_id = ${candidateDecisions.userId} and sent.stage = 'WITHDRAWN'))`;

const decisionsOf = preparedOnce('jobs_decisions', (db) =>
  db
    .select({
      jobId: candidateDecisions.jobId,
      status: candidateDecisions.status,
      kind: hiringStages.kind,
      total: count(),
    })
    .from(candidateDecisions)
    .innerJoin(jobs, eq(jobs.id, candidateDecisions.jobId))
    .leftJoin(hiringStages, eq(hiringStages.id, candidateDecisions.stageId))
    .where(
      and(
        isOneOfGiven(candidateDecisions.jobId, 'ids'),
        not(hasLeft),
        not(isOutOfSightFor(jobs.id, jobs.companyId, candidateDecisions.userId)),
      ),
    )
    .groupBy(candidateDecisions.jobId, candidateDecisions.status, hiringStages.kind),
);

/** The best few candidates of each of these jobs, each job's read from the top and no further. */
export async function topCandidates(db: Database, jobIds: readonly string[], each: number) {
  return jobIds.length === 0 ? [] : bestOf(db).execute({ ids: uuids(jobIds), each });
}

const bestOf = preparedOnce('jobs_best_candidates', (db) => {
  const best = db
    .select({
      jobId: matches.jobId,
      userId: matches.userId,
      score: matches.score,
      name: sql<string>`${profiles.personalDetails}->>'name'`.as('name'),
    })
    .from(matches)
    .innerJoin(profiles, and(eq(profiles.userId, matches.userId), isFoundBy(jobs.companyId)))
    .where(and(eq(matches.jobId, jobs.id), gt(matches.score, LIMITS.candidateScoreFloor)))
    .orderBy(desc(matches.score), desc(matches.userId))
    .limit(sql.placeholder('each'))
    .as('best');
  return db
    .select({ jobId: best.jobId, userId: best.userId, score: best.score, name: best.name })
    .from(jobs)
    .innerJoinLateral(best, sql`true`)
    .where(isOneOfGiven(jobs.id, 'ids'))
    .orderBy(desc(best.score), desc(best.userId));
});

export async function companyStats(db: Database, companyId: string) {
  const byStatus = await db
    .select({ status: jobs.status, total: count() })
    .from(jobs)
    .where(eq(jobs.companyId, companyId))
    .groupBy(jobs.status);
  const [candidates] = await db
    .select({ total: sql<number>`count(distinct ${matches.userId})::int` })
    .from(matches)
    .innerJoin(jobs, eq(jobs.id, matches.jobId))
    .where(
      and(
        eq(jobs.companyId, companyId),
        eq(jobs.status, 'published'),
        gt(matches.score, LIMITS.candidateScoreFloor),
        letsBeFoundBy(companyId, matches.userId),
      ),
    );
  const [shortlisted] = await db
    .select({ total: count() })
    .from(candidateDecisions)
    .innerJoin(jobs, eq(jobs.id, candidateDecisions.jobId))
    .where(
      and(
        eq(jobs.companyId, companyId),
        ne(jobs.status, 'removed'),
        eq(candidateDecisions.status, 'SHORTLISTED'),
        not(isOutOfSightFor(jobs.id, jobs.companyId, candidateDecisions.userId)),
      ),
    );
  const of = (status: Job['status']) => byStatus.find((row) => row.status === status)?.total ?? 0;
  return {
    published: of('published'),
    drafts: of('draft'),
    closed: of('closed'),
    matching_candidates: candidates?.total ?? 0,
    shortlisted: shortlisted?.total ?? 0,
  };
}
