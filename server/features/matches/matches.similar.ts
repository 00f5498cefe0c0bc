import type { SimilarCandidate, SimilarJob } from '#contract/features/matches.contract.ts';
import { jobAsProfile, mostSimilarJobs, mostSimilarProfiles, profileAsJob } from '#engines/matching/index.ts';
import { veilOf } from '#server/features/blind-review/index.ts';
import { presentCompanyBrief } from '#server/features/companies/index.ts';
import { findPublicJob, listedJob, ownJob } from '#server/features/jobs/index.ts';
import { getSharedProfile } from '#server/features/profiles/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { modelFor } from './matches.models.ts';
import { findableProfilesAmong, publishedJobsAmong } from './matches.reads.ts';
import { jobInMatching, personInMatching } from './matches.service.ts';

/** Below it two jobs or two people have little more in common than the language they are written in. */
const LEAST_ALIKE = 0.35;
/** Far more than a list shows: the index puts them in another order, and still holds some that left the lists. */
const SHORTLIST = 100;
const MOST_SHARED_SKILLS = 8;

/** Published jobs of the portal most like one that the reader may see. */
export async function listSimilarJobs(ctx: SignedInCtx, jobId: string, limit: number): Promise<SimilarJob[]> {
  const { portal } = await listedJob(ctx, jobId);
  return (await jobsLike(ctx, { jobId, portal }, limit)).map(({ of: row, score, shared }) => ({
    jid: row.job.id,
    job_title: row.job.title,
    company: presentCompanyBrief(row.company),
    location: row.job.location,
    work_place: row.job.workPlace,
    posted_at: row.job.postedAt?.toISOString() ?? null,
    score,
    shared_skills: shared.slice(0, MOST_SHARED_SKILLS),
  }));
}

/** The same for everyone, also of a job that has closed. */
export async function listSimilarPublicJobs(ctx: Ctx, key: string, limit: number) {
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

async function jobsLike(ctx: Ctx, { jobId, portal }: { jobId: string; portal: string }, limit: number) {
  const job = found(await jobInMatching(ctx, jobId), 'jobs.not_found');
  const model = await modelFor(ctx, portal);
  const shortlist = await ctx.ranking.jobsFor(portal, jobAsProfile(job, model), { limit: SHORTLIST, model });
  const ids = shortlist.map(({ id }) => id).filter((id) => id !== jobId);
  const rows = await publishedJobsAmong(ctx.db, portal, ids);
  return mostSimilarJobs(job, rows, model, { minScore: LEAST_ALIKE, limit });
}

/** Findable candidates of the portal whose work is most like that of one whom the reader may see. */
export async function listSimilarCandidates(
  ctx: SignedInCtx,
  userId: string,
  { limit, job_id: jobId = null }: { limit: number; job_id?: string | null | undefined },
): Promise<SimilarCandidate[]> {
  if (jobId) await ownJob(ctx, jobId);
  await getSharedProfile(ctx, userId, jobId);
  const { portal } = ctx.actor;
  const profile = found(await personInMatching(ctx, userId), 'profiles.not_found');
  const model = await modelFor(ctx, portal);
  const shortlist = await ctx.ranking.profilesFor(portal, profileAsJob(profile, model), {
    limit: SHORTLIST,
    model,
  });
  const ids = shortlist.map(({ id }) => id).filter((id) => id !== userId);
  const rows = await findableProfilesAmong(ctx.db, portal, ids);
  // Who is like somebody unknown is not named either: the two would be told from each other's names.
  const hidesAll = ctx.veiled.has(userId);
  const veil = await veilOf(ctx, { jobId, userIds: rows.map((row) => row.userId), hidesAll });
  return mostSimilarProfiles(profile, rows, model, { minScore: LEAST_ALIKE, limit }).map(
    ({ of: row, score, shared }) => ({
      candidate_id: veil.idOf(row.userId),
      name: veil.nameOf(row.userId, row.person.name),
      headline: veil.textOf(row.userId, row.person.headline ?? null),
      location: veil.unlessHidden(row.userId, row.person.location ?? null),
      avatar: veil.unlessHidden(row.userId, row.avatarFileId),
      experience_months: row.experienceMonths,
      score,
      shared_skills: shared.slice(0, MOST_SHARED_SKILLS),
    }),
  );
}
