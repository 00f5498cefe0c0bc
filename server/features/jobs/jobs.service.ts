import crypto from 'node:crypto';
import type { z } from 'zod';
import type {
  Job,
  JobDetails,
  JobDraft,
  JobInput,
  listRecruiterJobs,
} from '#contract/features/jobs.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { presentCompanyBrief } from '#server/features/companies/index.ts';
import { ownFile, readFile } from '#server/features/files/index.ts';
import { type ConceptOf, conceptsIn, knownConcept, relinked } from '#server/features/skills/index.ts';
import type { Actor, Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { SkillLink } from '#server/platform/domain-events.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { addressOfJob } from './jobs.address.ts';
import { occupationsTitled, presentStandardJob } from './jobs.from-occupation.ts';
import { jobFromText } from './jobs.from-text.ts';
import { maySeeJob, ownsJob, rightsOn } from './jobs.policy.ts';
import { jobContent } from './jobs.present.ts';
import {
  companyStats,
  findJobWithCompany,
  findStanding,
  listCompanyJobs,
  topCandidates,
} from './jobs.reads.ts';
import {
  countPublishedLocked,
  deleteJobRow,
  findJob,
  insertJob,
  type JobRow,
  lockJob,
  publishedOf,
  updateJobRow,
} from './jobs.store.ts';

/** How many names stand beside a job in a list. */
const TOP_CANDIDATES = 3;

/** Reads a text or an uploaded file into a draft. Nothing is saved. */
export async function readJob(
  ctx: SignedInCtx,
  input: { text: string } | { file_id: string },
): Promise<JobDraft> {
  if ('text' in input) return jobFromText(input.text, 'text');
  const { id } = await ownFile(ctx, input.file_id, 'job');
  const file = found(await readFile(ctx, id), 'files.not_found');
  const read = await ctx.reader.readText(file.bytes, file.name).catch(() => null);
  if (!read?.text.trim()) throw new Refusal('jobs.file_unreadable');
  return jobFromText(read.text, 'file');
}

export async function postJob(ctx: SignedInCtx, input: { job: JobInput; publish: boolean }): Promise<Job> {
  const companyId = ownCompany(ctx.actor);
  const id = await ctx.transaction(async (tx) => {
    if (input.publish) await checkLimit({ ...tx, actor: ctx.actor }, companyId);
    const row = await insertJob(tx.db, {
      ...columnsOf(input.job, await conceptsIn(tx.db, tx.portal.key, input.job.skills)),
      portal: tx.portal.key,
      companyId,
      createdBy: ctx.actor.id,
      publicKey: crypto.randomBytes(9).toString('base64url'),
      source: input.job.source,
      status: input.publish ? 'published' : 'draft',
      postedAt: input.publish ? tx.now : null,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    if (input.publish) await record(tx, 'job.published', { details: { jobId: row.id } });
    await tx.emit('jobs.changed', { jobId: row.id });
    return row.id;
  });
  return getJob(ctx, id);
}

export async function changeJob(ctx: SignedInCtx, jobId: string, job: JobInput): Promise<Job> {
  await ownJob(ctx, jobId);
  await ctx.transaction(async (tx) => {
    const conceptOf = await conceptsIn(tx.db, tx.portal.key, job.skills);
    const { sourceText, ...columns } = columnsOf(job, conceptOf);
    // Readers of a job do not get its source text, so an edit that carries none must not empty it.
    const source = sourceText === null ? {} : { sourceText };
    await updateJobRow(tx.db, jobId, { ...columns, ...source, updatedAt: tx.now });
    await tx.emit('jobs.changed', { jobId });
  });
  return getJob(ctx, jobId);
}

/** Gives a job's skills of a name the concept that the name means now. Nobody edited it, so its moment stays. */
export async function relinkJob(ctx: Ctx, jobId: string, link: SkillLink): Promise<void> {
  const job = await lockJob(ctx.db, jobId);
  if (!job) return;
  await updateJobRow(ctx.db, jobId, { skills: job.skills.map((skill) => relinked(skill, link)) });
  await ctx.emit('jobs.changed', { jobId });
}

export async function publishJob(ctx: SignedInCtx, jobId: string): Promise<Job> {
  const job = await ownJob(ctx, jobId);
  if (job.status !== 'published') {
    await ctx.transaction(async (tx) => {
      await checkLimit({ ...tx, actor: ctx.actor }, job.companyId);
      await updateJobRow(tx.db, jobId, { status: 'published', postedAt: tx.now, updatedAt: tx.now });
      await record(tx, 'job.published', { details: { jobId } });
      await tx.emit('jobs.changed', { jobId });
    });
  }
  return getJob(ctx, jobId);
}

export async function closeJob(ctx: SignedInCtx, jobId: string): Promise<Job> {
  const job = await ownJob(ctx, jobId);
  if (job.status === 'published') {
    await ctx.transaction(async (tx) => {
      await updateJobRow(tx.db, jobId, { status: 'closed', updatedAt: tx.now });
      await record(tx, 'job.closed', { details: { jobId } });
      await tx.emit('jobs.unlisted', { jobId });
    });
  }
  return getJob(ctx, jobId);
}

/** Takes the published jobs of a company off the lists: nobody is left who would answer for them. */
export async function closeJobsOf(ctx: Ctx, companyId: string): Promise<void> {
  for (const jobId of await publishedOf(ctx.db, companyId)) {
    await updateJobRow(ctx.db, jobId, { status: 'closed', updatedAt: ctx.now });
    await record({ ...ctx, actor: null, address: null }, 'job.closed', {
      details: { jobId, nobodyLeft: true },
    });
    await ctx.emit('jobs.unlisted', { jobId });
  }
}

export async function deleteJob(ctx: SignedInCtx, jobId: string): Promise<{ job_id: string }> {
  const job = await ownJob(ctx, jobId);
  await ctx.transaction(async (tx) => {
    await tx.emit('jobs.unlisted', { jobId });
    await record(tx, 'job.deleted', { details: { jobId, title: job.title } });
    await deleteJobRow(tx.db, jobId);
  });
  return { job_id: jobId };
}

/** A job as its reader may see it. */
export async function getJob(ctx: SignedInCtx, jobId: string): Promise<Job> {
  const row = await findJobWithCompany(ctx.db, jobId);
  if (!row || !maySeeJob(ctx.actor, row.job)) throw new Refusal('jobs.not_found');
  return presentJob(ctx, row);
}

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

/** A job that is on the lists of the caller's portal. */
export async function listedJob(ctx: SignedInCtx, jobId: string): Promise<JobRow> {
  const job = await findJob(ctx.db, jobId);
  if (!job || !maySeeJob(ctx.actor, job)) throw new Refusal('jobs.not_found');
  return job;
}

export async function listOwnJobs(ctx: SignedInCtx, input: z.output<typeof listRecruiterJobs.body>) {
  const { page, limit_per_page: limit } = input;
  const companyId = ownCompany(ctx.actor);
  const { total, rows } = await listCompanyJobs(
    ctx.db,
    { companyId, status: input.status, text: input.text },
    page,
    limit,
  );
  const best = await topCandidates(
    ctx.db,
    rows.map((row) => row.id),
    TOP_CANDIDATES,
  );
  const results = rows.map((row) => ({
    jid: row.id,
    job_title: row.title,
    location: row.location,
    status: row.status,
    posted_at: row.postedAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
    candidate_count: row.candidateCount,
    shortlisted_count: row.shortlistedCount,
    matching_candidates: best
      .filter((match) => match.jobId === row.id)
      .map(({ userId, name, score }) => ({ candidate_id: userId, name, score })),
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

type JobWithCompany = NonNullable<Awaited<ReturnType<typeof findJobWithCompany>>>;

function presentJob(ctx: SignedInCtx, { job, company }: JobWithCompany): Job {
  return {
    jid: job.id,
    external_job_id: job.externalJobId,
    ...jobContent(job),
    screening_questions: job.screeningQuestions,
    status: job.status,
    public_url: job.status === 'published' ? addressOfJob(ctx, job.publicKey) : null,
    company: presentCompanyBrief(company),
    posted_at: job.postedAt?.toISOString() ?? null,
    updated_at: job.updatedAt.toISOString(),
    can: rightsOn(ctx.actor, job),
  };
}

async function checkLimit(ctx: SignedInCtx, companyId: string): Promise<void> {
  const published = await countPublishedLocked(ctx.db, companyId);
  if (published >= ctx.portal.postJobLimit)
    throw new Refusal('jobs.limit_reached', { email: ctx.portal.contactEmail });
}

function ownCompany(actor: Actor): string {
  if (!actor.companyId) throw new Refusal('access.denied');
  return actor.companyId;
}

/** A page of standardised profiles, best fitting title first. */
export function listStandardJobs(lang: Language, query: { job_title: string; page: number; limit: number }) {
  const all = occupationsTitled(query.job_title);
  const from = (query.page - 1) * query.limit;
  return {
    results: all.slice(from, from + query.limit).map((occupation) => presentStandardJob(occupation, lang)),
    total: all.length,
    page: query.page,
    limit: query.limit,
  };
}

/** The columns of what a recruiter wrote. Skills get their concept where their name is known. */
export const columnsOf = (job: JobInput, conceptOf: ConceptOf = knownConcept) => ({
  title: job.job_title,
  description: job.description,
  responsibilities: job.responsibilities,
  requirements: job.requirements,
  skills: job.skills.map((skill) => ({ ...skill, ref_skill: conceptOf(skill)?.id ?? null })),
  sector: job.sector ?? null,
  industry: job.industry ?? null,
  location: job.location ?? null,
  workPlace: job.work_place,
  employmentType: job.employment_type,
  seniority: job.seniority ?? null,
  minYears: job.min_years ?? null,
  education: job.education ?? null,
  languages: job.languages,
  salaryMin: job.salary_min ?? null,
  salaryMax: job.salary_max ?? null,
  screeningQuestions: job.screening_questions,
  sourceText: job.source_text ?? null,
});
