import { and, count, desc, eq, gt, ne, not, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Job, RecruiterJob } from '#contract/features/jobs.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { isOneOfGiven, uuids } from '#server/db/among.ts';
import { barsOf, standingUnmatched } from '#server/db/candidates-of-job.ts';
import { isFoundBy, isOutOfSightFor, letsBeFoundBy } from '#server/db/findable.ts';
import { shownFrom } from '#server/db/shown-from.ts';
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

/** How many candidates each of these jobs lists at first. */
export async function countCandidates(
  db: Database,
  jobIds: readonly string[],
): Promise<(jobId: string) => number> {
  if (jobIds.length === 0) return () => 0;
  const rows = await candidatesCounted(db).execute({ ids: uuids(jobIds) });
  const totals = new Map(rows.map(({ jobId, total }) => [jobId, total]));
  return (jobId) => totals.get(jobId) ?? 0;
}

const givenJobs = sql`${sql.placeholder('ids')}::uuid[]`;
const isGiven = (jobId: SQL) => sql`${jobId} = any(${givenJobs})`;

/** Those who let nobody find them, and those who have blocked the company of a job; each once. */
const hiddenFromJobs = sql`(
  select job.id as job_id, p.user_id
  from unnest(${givenJobs}) as job(id), ${profiles} as p where not p.is_discoverable
  union
  select j.id, block.user_id from ${jobs} as j
  join ${companyBlocks} as block on block.company_id = j.company_id and block.lifted_at is null
  where ${isGiven(sql`j.id`)})`;

// Tens of thousands are counted in an index alone; whether each lets themselves be found took longer than that, and those
// who do not, or have blocked the company, are few: they are taken off again.
const candidatesCounted = preparedOnce('jobs_candidates', (db) =>
  db
    .select({ jobId: sql<string>`counted.job_id`, total: sql<number>`sum(counted.total)::int` })
    .from(
      sql`(
        with bars as materialized ${barsOf(isGiven)}
        select bars.job_id, (
          select count(*) from ${matches} as listed where listed.job_id = bars.job_id and listed.score > bars.bar) as total
        from bars
        union all
        select hidden.job_id, -count(*) from ${hiddenFromJobs} as hidden
        join bars on bars.job_id = hidden.job_id
        join ${matches} as listed on listed.job_id = hidden.job_id and listed.user_id = hidden.user_id
        where listed.score > bars.bar group by hidden.job_id
        union all
        select stands.job_id, count(*) from ${standingUnmatched(
          isGiven,
          (score, jobId) => sql`${score} > (select bar from bars where bars.job_id = ${jobId})`,
        )} as stands group by stands.job_id) as counted`,
    )
    .groupBy(sql`counted.job_id`),
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

/** The best few candidates of each of these jobs that its list shows at first, each job's read from the top and no further. */
export async function topCandidates(db: Database, jobIds: readonly string[], each: number) {
  const found = jobIds.length === 0 ? [] : await bestOf(db).execute({ ids: uuids(jobIds), each });
  const bars = new Map(found.toReversed().map(({ jobId, score }) => [jobId, shownFrom(score)]));
  return found.filter(({ jobId, score }) => score > (bars.get(jobId) ?? 0));
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
    .from(
      sql`${barsOf((jobId) => sql`${jobId} in (select ${jobs.id} from ${jobs} where ${jobs.companyId} = ${companyId} and ${jobs.status} = 'published')`)} as bars`,
    )
    .innerJoin(matches, sql`${matches.jobId} = bars.job_id and ${matches.score} > bars.bar`)
    .where(letsBeFoundBy(companyId, matches.userId));
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
