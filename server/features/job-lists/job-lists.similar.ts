import { and, eq, inArray } from 'drizzle-orm';
import type { SimilarJob } from '#contract/features/job-lists.contract.ts';
import { jobAsProfile, mostSimilarJobs } from '#engines/matching/index.ts';
import { companies, jobs, matchJobs } from '#server/db/tables/index.ts';
import { presentCompanyBrief } from '#server/features/companies/index.ts';
import { findPublicJob, listedJob } from '#server/features/jobs/index.ts';
import { modelFor } from '#server/features/match-models/index.ts';
import { jobInMatching } from '#server/features/matches/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';

/** Below it two jobs have little more in common than the language they are written in. */
const LEAST_ALIKE = 0.35;
/** Far more than a list shows: the index puts them in another order, and still holds some that left the lists. */
const SHORTLIST = 100;
const MOST_SHARED_SKILLS = 8;
const MOST_FURTHER_SKILLS = 4;

/** Published jobs of the portal most like one that the reader may see. */
export async function listSimilarJobs(
  ctx: SignedInCtx & Uses<'models' | 'ranking' | 'taxonomy'>,
  jobId: string,
  limit: number,
): Promise<SimilarJob[]> {
  const { portal } = await listedJob(ctx, jobId);
  return (await jobsLike(ctx, { jobId, portal }, limit)).map(({ of: row, score, shared, further }) => ({
    jid: row.job.id,
    job_title: row.job.title,
    company: presentCompanyBrief(row.company),
    location: row.job.location,
    work_place: row.job.workPlace,
    posted_at: row.job.postedAt?.toISOString() ?? null,
    score,
    shared_skills: shared.slice(0, MOST_SHARED_SKILLS),
    further_skills: further.slice(0, MOST_FURTHER_SKILLS),
    shared_count: shared.length,
    skill_count: shared.length + further.length,
  }));
}

/** Open jobs most like one that everyone may read, be it open or closed; by the keys of their public pages. */
export async function listSimilarPublicJobs(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  key: string,
  limit: number,
) {
  const portal = ctx.portal.key;
  const { job } = found(await findPublicJob(ctx.db, portal, key), 'jobs.not_found');
  if (job.status === 'draft') throw new Refusal('jobs.not_found');
  return (await jobsLike(ctx, { jobId: job.id, portal }, limit)).map(({ of: row }) => ({
    key: row.job.publicKey,
    job_title: row.job.title,
    company_name: row.company.name,
    location: row.job.location,
    work_place: row.job.workPlace,
    posted_at: row.job.postedAt?.toISOString() ?? null,
  }));
}

async function jobsLike(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  { jobId, portal }: { jobId: string; portal: string },
  limit: number,
) {
  const job = found(await jobInMatching(ctx, jobId), 'jobs.not_found');
  const model = await modelFor(ctx, portal);
  const shortlist = await ctx.ranking.jobsFor(portal, jobAsProfile(job, model), { limit: SHORTLIST, model });
  const ids = shortlist.map(({ id }) => id).filter((id) => id !== jobId);
  const rows = await publishedJobsAmong(ctx.db, portal, ids);
  return mostSimilarJobs(job, rows, model, { minScore: LEAST_ALIKE, limit });
}

/** Those of the jobs that are published on the portal, each with what matching knows of it. */
const publishedJobsAmong = (db: Database, portal: string, ids: readonly string[]) =>
  db
    .select({ job: jobs, company: companies, features: matchJobs.features })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(matchJobs, eq(matchJobs.jobId, jobs.id))
    .where(
      and(
        inArray(jobs.id, [...ids]),
        eq(jobs.portal, portal),
        eq(jobs.status, 'published'),
        eq(jobs.audience, 'portal'),
      ),
    )
    .orderBy(jobs.id);
