import type { Job } from '#contract/features/jobs.contract.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { conceptsIn } from '#server/features/skills/index.ts';
import { type Ctx, type SignedInCtx, withoutCaller } from '#server/platform/context.ts';
import { DAY_MS } from '#server/platform/days.ts';
import type { Uses } from '#server/platform/ports.ts';
import { needsVerifiedCompany } from '#server/platform/verified.ts';
import { writingOf } from './jobs.columns.ts';
import { getJob, lockOwnJob } from './jobs.service.ts';
import {
  deleteJobRow,
  expiringBefore,
  type JobRow,
  lockJob,
  publishedOf,
  updateJobRow,
} from './jobs.store.ts';
import { concernedBy, tellTeam } from './jobs.telling.ts';
import { hasApplicants, wasToldOfExpiry } from './jobs.telling-reads.ts';
import { checkLimit, checkWhole } from './jobs.writing.ts';

/** So long after it was closed, a job that is published again counts as never closed: that is an undo. */
const UNDO_MS = 60_000;

/** Publishes a draft, or a closed job once more; an end that lies behind it is dropped. */
export async function publishJob(ctx: SignedInCtx & Uses<'taxonomy'>, jobId: string): Promise<Job> {
  await ctx.transaction(async (tx) => {
    const job = await lockOwnJob(tx, ctx.actor, jobId);
    if (job.status === 'published') return;
    needsVerifiedCompany(tx, 'company_checks.verify_to_publish');
    checkWhole(tx, writingOf(job));
    if (job.audience === 'portal') await checkLimit(tx, job.companyId);
    const isOver = job.expiresAt !== null && job.expiresAt <= tx.now;
    const isUndo = job.closedAt !== null && tx.now.getTime() - job.closedAt.getTime() < UNDO_MS;
    const conceptOf = await conceptsIn(ctx.taxonomy, tx.db, tx.portal.key, job.skills);
    await updateJobRow(tx.db, jobId, {
      status: 'published',
      postedAt: isUndo && job.postedAt ? job.postedAt : tx.now,
      closedAt: null,
      // Names of skills may have got a concept since they were written.
      skills: job.skills.map((skill) => ({ ...skill, ref_skill: conceptOf(skill)?.id ?? null })),
      ...(isOver && { expiresAt: null }),
      version: job.version + 1,
      updatedAt: tx.now,
    });
    await record(tx, 'job.published', { details: { jobId } });
    await tx.emit('jobs.changed', { jobId });
    await tellTeam(tx, job.companyId, { jobId, version: job.version + 1 });
  });
  return getJob(ctx, jobId);
}

export async function closeJob(ctx: SignedInCtx, jobId: string): Promise<Job> {
  await ctx.transaction(async (tx) => {
    const job = await lockOwnJob(tx, ctx.actor, jobId);
    if (job.status !== 'published') return;
    await close(tx, job);
    await record(tx, 'job.closed', { details: { jobId } });
  });
  return getJob(ctx, jobId);
}

/** Takes the published jobs of a company off the lists: nobody is left who would answer for them, or the portal refused it. */
export async function closeJobsOf(
  ctx: Ctx,
  companyId: string,
  why: 'nobodyLeft' | 'companyRefused',
): Promise<void> {
  for (const jobId of await publishedOf(ctx.db, companyId)) {
    const job = await lockJob(ctx.db, jobId);
    if (job?.status !== 'published') continue;
    await close(ctx, job);
    await record(withoutCaller(ctx), 'job.closed', { details: { jobId, [why]: true } });
  }
}

async function close(tx: Ctx, job: JobRow): Promise<void> {
  const version = job.version + 1;
  await updateJobRow(tx.db, job.id, { status: 'closed', closedAt: tx.now, version, updatedAt: tx.now });
  await tx.emit('jobs.unlisted', { jobId: job.id });
  await tellTeam(tx, job.companyId, { jobId: job.id, version });
}

/** Deletes a job. Where somebody applied it is gone for its company only: their applications are theirs to keep. */
export async function deleteJob(ctx: SignedInCtx, jobId: string): Promise<{ job_id: string }> {
  await ctx.transaction(async (tx) => {
    const job = await lockOwnJob(tx, ctx.actor, jobId);
    await tx.emit('jobs.unlisted', { jobId });
    await record(tx, 'job.deleted', { details: { jobId, title: job.title } });
    if (await hasApplicants(tx.db, jobId))
      await updateJobRow(tx.db, jobId, {
        status: 'removed',
        closedAt: job.closedAt ?? tx.now,
        version: job.version + 1,
        updatedAt: tx.now,
      });
    else await deleteJobRow(tx.db, jobId);
    await tellTeam(tx, job.companyId, { jobId, version: null });
  });
  return { job_id: jobId };
}

/** So long before the end its owner hears of it. */
const NOTICE_MS = 3 * DAY_MS;

/** Closes what has come to its end, and tells of what comes to it soon. Done twice it does nothing more. */
export async function expireDue(ctx: Ctx): Promise<void> {
  for (const { id, portal } of await expiringBefore(ctx.db, new Date(ctx.now.getTime() + NOTICE_MS))) {
    const there = await ctx.inPortal(portal);
    await there.transaction((tx) => expire(tx, id));
  }
}

async function expire(tx: Ctx, jobId: string): Promise<void> {
  const job = await lockJob(tx.db, jobId);
  const end = job?.expiresAt;
  if (job?.status !== 'published' || !end) return;
  const concerned = await concernedBy(tx.db, job);
  const details = { jobId, expiresAt: end.toISOString() };
  const link = `/recruiter/jobs/${jobId}`;
  if (end <= tx.now) {
    await close(tx, job);
    await record(tx, 'job.expired', { details });
    await notify(tx, concerned, 'job_expired', { job: job.title }, { link });
  } else if (!(await wasToldOfExpiry(tx.db, job.portal, details))) {
    await record(tx, 'job.expiry_told', { details });
    await notify(tx, concerned, 'job_expiring', { job: job.title, date: details.expiresAt }, { link });
  }
}
