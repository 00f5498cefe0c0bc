import type { z } from 'zod';
import type { Job, JobDetails, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import { askedQuestion } from '#contract/features/jobs.screening.ts';
import type { Language } from '#contract/kernel/fields.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { disclosuresOf } from '#server/features/blind-review/index.ts';
import { presentCompanyBrief } from '#server/features/companies/index.ts';
import { relinked } from '#server/features/skills/index.ts';
import type { Actor, Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { SkillLink } from '#server/platform/domain-events.ts';
import { pageOf } from '#server/platform/paging.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { addressOfJob } from './jobs.address.ts';
import { companyStats, countCandidates, countStages, topCandidates } from './jobs.figures.ts';
import { occupationsTitled, presentStandardJob } from './jobs.from-occupation.ts';
import { isForEmployees, isPublic, maySeeJob, ownsJob, rightsOn, statusOf } from './jobs.policy.ts';
import { jobContent } from './jobs.present.ts';
import { findJobWithCompany, findStanding, isSentTo, listCompanyJobs } from './jobs.reads.ts';
import { findJob, type JobRow, lockJob, updateJobRow } from './jobs.store.ts';

/** How many names stand beside a job in a list. */
const TOP_CANDIDATES = 3;

/** Gives a job's skills of a name the concept that the name means now. Nobody edited it, so its moment stays. */
export async function relinkJob(ctx: Ctx, jobId: string, link: SkillLink): Promise<void> {
  const job = await lockJob(ctx.db, jobId);
  if (!job) return;
  await updateJobRow(ctx.db, jobId, { skills: job.skills.map((skill) => relinked(skill, link)) });
  await ctx.emit('jobs.changed', { jobId });
}

/** A job as its reader may see it. */
export async function getJob(ctx: SignedInCtx, jobId: string): Promise<Job> {
  const row = await findJobWithCompany(ctx.db, jobId);
  if (!row || !(await maySee(ctx, row.job))) throw new Refusal('jobs.not_found');
  return presentJob(ctx, row);
}

const maySee = async (ctx: SignedInCtx, job: JobRow): Promise<boolean> =>
  maySeeJob(ctx.actor, job) ||
  (isForEmployees(ctx.actor, job) && (await isSentTo(ctx.db, job.id, ctx.actor.id)));

/** The same with what the reader did with it. */
export async function getJobDetails(ctx: SignedInCtx, jobId: string): Promise<JobDetails> {
  const job = await getJob(ctx, jobId);
  return { ...job, ...(await findStanding(ctx.db, ctx.actor.id, jobId)) };
}

/** A job of the caller's own company; anyone else's is not found. */
export async function ownJob(ctx: SignedInCtx, jobId: string): Promise<JobRow> {
  const job = await findJob(ctx.db, jobId);
  if (!job || !ownsJob(ctx.actor, job)) throw new Refusal('jobs.not_found');
  return job;
}

/** The same, and nobody else changes it before this transaction has ended. */
export async function lockOwnJob(tx: Ctx, actor: Actor, jobId: string): Promise<JobRow> {
  const job = await lockJob(tx.db, jobId);
  if (!job || !ownsJob(actor, job)) throw new Refusal('jobs.not_found');
  return job;
}

/** A job that is on the lists of the caller's portal, or that was sent to the caller within their company. */
export async function listedJob(ctx: SignedInCtx, jobId: string): Promise<JobRow> {
  const job = await findJob(ctx.db, jobId);
  if (!job || !(await maySee(ctx, job))) throw new Refusal('jobs.not_found');
  return job;
}

export async function listOwnJobs(
  ctx: SignedInCtx & Uses<'aliases'>,
  input: z.output<typeof listRecruiterJobs.body>,
) {
  const { page, limit_per_page: limit } = input;
  const companyId = ownCompany(ctx.actor);
  const { total, rows } = await listCompanyJobs(
    ctx.db,
    {
      companyId,
      status: input.status,
      text: input.text,
      createdBy: input.mine ? ctx.actor.id : undefined,
    },
    page,
    limit,
  );
  const ids = rows.map((row) => row.id);
  const best = await topCandidates(ctx.db, ids, TOP_CANDIDATES);
  const disclosures = await disclosuresOf(ctx, best);
  const counts = await countStages(ctx.db, ids);
  const candidates = await countCandidates(ctx.db, ids);
  const results = rows.map((row) => ({
    jid: row.id,
    job_title: row.title,
    location: row.location,
    status: statusOf(row),
    posted_at: row.postedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    closed_at: row.closedAt?.toISOString() ?? null,
    audience: row.audience,
    is_blind: row.isBlind,
    created_by: row.creator && presentCreator(row.creator),
    counts: counts(row.id),
    candidate_count: candidates(row.id),
    matching_candidates: best
      .filter((match) => match.jobId === row.id)
      .map(({ userId, name, score }) => {
        const disclosure = disclosures(row.id);
        return { candidate_id: disclosure.idOf(userId), name: disclosure.nameOf(userId, name), score };
      }),
    candidates_loading: row.status === 'published' && row.rankedAt === null,
  }));
  return { results, total, page, limit };
}

export async function getStats(ctx: SignedInCtx) {
  const stats = await companyStats(ctx.db, ownCompany(ctx.actor));
  return { ...stats, post_job_limit: ctx.portal.postJobLimit };
}

export async function countOwnJobs(ctx: SignedInCtx): Promise<{ total: number }> {
  const stats = await companyStats(ctx.db, ownCompany(ctx.actor));
  return { total: stats.published + stats.drafts + stats.closed };
}

const presentCreator = ({
  id,
  firstName,
  lastName,
}: {
  id: string;
  firstName: string;
  lastName: string;
}) => ({
  id,
  name: `${firstName} ${lastName}`,
});

type JobWithCompany = NonNullable<Awaited<ReturnType<typeof findJobWithCompany>>>;

function presentJob(ctx: SignedInCtx, { job, company, creator }: JobWithCompany): Job {
  const isOwn = ownsJob(ctx.actor, job);
  return {
    jid: job.id,
    external_job_id: job.externalJobId,
    ...jobContent(job),
    // What is flagged is for those who read the answers, not for those who give them.
    screening_questions: isOwn ? job.screeningQuestions : job.screeningQuestions.map(askedQuestion),
    source_url: isOwn ? job.sourceUrl : null,
    status: statusOf(job),
    public_url: isPublic(job) ? addressOfJob(ctx, job.publicKey) : null,
    company: presentCompanyBrief(company),
    posted_at: job.postedAt?.toISOString() ?? null,
    expires_at: job.expiresAt?.toISOString() ?? null,
    updated_at: job.updatedAt.toISOString(),
    can: rightsOn(ctx.actor, job),
    own: isOwn
      ? {
          version: job.version,
          audience: job.audience,
          is_blind: job.isBlind,
          source: job.source,
          created_by: creator && presentCreator(creator),
          created_at: job.createdAt.toISOString(),
          closed_at: job.closedAt?.toISOString() ?? null,
        }
      : null,
  };
}

export function ownCompany(actor: Actor): string {
  if (!actor.companyId) throw new Refusal('access.denied');
  return actor.companyId;
}

/** A page of standardised profiles, best fitting title first. */
export function listStandardJobs(
  taxonomy: Taxonomy,
  lang: Language,
  query: { job_title: string; page: number; limit: number },
) {
  const all = occupationsTitled(taxonomy, query.job_title);
  return {
    results: pageOf(all, query.page, query.limit).map((occupation) =>
      presentStandardJob(taxonomy, occupation, lang),
    ),
    total: all.length,
    page: query.page,
    limit: query.limit,
  };
}
