import { disclosureOf, disclosuresOf } from '#server/features/blind-review/index.ts';
import { stagesOf } from '#server/features/hiring-stages/index.ts';
import { ownJob, statusOfJob } from '#server/features/jobs/index.ts';
import { explainPair } from '#server/features/matches/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { noteLook } from '#server/platform/shown.ts';
import { placedBy } from './candidates.placing.ts';
import { accountsOf, jobsAround, pokeOf, stageOfApplication, tagsOf } from './candidates.reads.ts';
import { findDecision } from './candidates.store.ts';
import { visibleCandidate } from './candidates.visible.ts';

/** One candidate, and for a job of one's own company also the score with its reasons. */
export async function getCandidate(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  userId: string,
  jobId: string | undefined,
) {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const profile = await visibleCandidate(ctx, userId, jobId);
  const job = jobId ? await ownJob(ctx, jobId) : null;
  const disclosure = await disclosureOf(ctx, { jobId: jobId ?? null, userIds: [userId] });
  const accounts = disclosure.hides(userId) ? [userId] : await accountsOf(ctx.db, companyId, userId);
  const explanation = job && (await explainPair(ctx, job.id, userId));
  const placed = job && (await standingOf(ctx, companyId, job.id, userId));
  const poke = job && (await pokeOf(ctx.db, job.id, userId));
  const stage = job && (await stageOfApplication(ctx.db, job.id, userId));
  noteLook(ctx, {
    userId,
    jobId: job?.id ?? null,
    parts: disclosure.hides(userId)
      ? ['alias']
      : profile.contacts_shared
        ? ['profile', 'contacts']
        : ['profile'],
  });
  const hasApplied = stage !== null && stage !== 'WITHDRAWN' && stage !== 'JOB_CLOSED';
  return {
    profile,
    is_blind: disclosure.hides(userId),
    job: job && { jid: job.id, job_title: job.title, status: statusOfJob(job) },
    explanation: explanation && disclosure.explanationOf(userId, explanation),
    status: placed?.status ?? null,
    placed,
    application_stage: stage,
    poke,
    tags: disclosure.hides(userId) ? [] : await tagsOf(ctx.db, companyId, accounts),
    can: { ask: job?.status === 'published' && !poke && !hasApplied },
  };
}

/** Where a person stands for a job, whoever asks. */
export const standingKind = async (ctx: Ctx, companyId: string, jobId: string, userId: string) =>
  (await standingOf(ctx, companyId, jobId, userId)).kind;

async function standingOf(ctx: Ctx, companyId: string, jobId: string, userId: string) {
  const stages = await stagesOf(ctx, companyId);
  const hasWithdrawn = (await stageOfApplication(ctx.db, jobId, userId)) === 'WITHDRAWN';
  return placedBy(stages, await findDecision(ctx.db, jobId, userId), hasWithdrawn);
}

/**
 * Jobs of one's own company for which a candidate stands, and its open ones that they match; of who is hidden those alone
 * where they are, and of who is named those where they are not: one or the other would tell who they are.
 */
export async function listCandidateJobs(ctx: SignedInCtx & Uses<'aliases'>, userId: string) {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  await visibleCandidate(ctx, userId);
  const isHidden = (await disclosureOf(ctx, { jobId: null, userIds: [userId] })).hides(userId);
  const accounts = isHidden ? [userId] : await accountsOf(ctx.db, companyId, userId);
  const rows = onceEach(await jobsAround(ctx.db, companyId, accounts));
  const disclosures = await disclosuresOf(
    ctx,
    rows.map((row) => ({ jobId: row.job_id, userId: row.user_id })),
  );
  const results = [];
  for (const row of rows) {
    if (isHidden !== row.is_blind) continue;
    results.push({
      candidate_id: disclosures(row.job_id).idOf(row.user_id),
      jid: row.job_id,
      job_title: row.title,
      job_status: row.job_status,
      score: row.score,
      placed: stands(row) ? await standingOf(ctx, companyId, row.job_id, row.user_id) : null,
      application_stage: row.application_stage,
    });
  }
  return { results };
}

type JobAround = Awaited<ReturnType<typeof jobsAround>>[number];

const stands = (row: JobAround): boolean => row.is_decided || row.application_stage !== null;

/** Of accounts taken for one person those that stand for a job; where none does, the one that fits it best. */
const onceEach = (rows: readonly JobAround[]): JobAround[] =>
  rows.filter((row) => {
    const ofJob = rows.filter((one) => one.job_id === row.job_id);
    return ofJob.some(stands) ? stands(row) : row === ofJob[0];
  });
