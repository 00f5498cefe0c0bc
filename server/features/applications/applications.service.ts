import type { z } from 'zod';
import {
  APPLICATION_STAGES,
  type ApplicationDetails,
  type ApplicationStage,
  type applyToJob as applyToJobEndpoint,
  type listApplications as listApplicationsEndpoint,
  OPEN_STAGES,
} from '#contract/features/applications.contract.ts';
import {
  answersTo,
  type ScreeningAnswer,
  type ScreeningQuestion,
} from '#contract/features/jobs.screening.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { isOneOf, recordOf } from '#contract/kernel/records.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { turnTo } from '#server/features/blocked-companies/index.ts';
import { findCompany } from '#server/features/companies/index.ts';
import { listedJob } from '#server/features/jobs/index.ts';
import { explainPair } from '#server/features/matches/index.ts';
import { profileToSend } from '#server/features/profiles/index.ts';
import { latestResumeFile } from '#server/features/resumes/index.ts';
import { takeOver } from '#server/features/screenings/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { stageAfter } from './applications.policy.ts';
import { presentOwn, presentSent, presentShortlisting, presentSteps } from './applications.present.ts';
import { findOwn, holdOpenJob, isShortlisted, listOwn, listShortlisted } from './applications.reads.ts';
import {
  type ApplicationRow,
  findApplication,
  insertApplication,
  insertStep,
  listSteps,
  lockApplicationOf,
  updateApplication,
} from './applications.store.ts';
import { tellCompany } from './applications.telling.ts';

/** Applies to a job: the first time, or again after the application was withdrawn or the job had been closed. */
export async function applyToJob(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  { job_id: jobId, answers, source, unblock }: z.output<typeof applyToJobEndpoint.body>,
): Promise<ApplicationDetails> {
  const userId = ctx.actor.id;
  const job = await listedJob(ctx, jobId);
  const answered = answersFor(job.screeningQuestions, answers);
  const sent = found(await profileToSend(ctx.db, userId), 'profiles.not_found');
  const resume = await latestResumeFile(ctx.db, userId);
  const score = (await explainPair(ctx, jobId, userId))?.score ?? 0;
  const id = await ctx.transaction(async (tx) => {
    if (!(await turnTo(tx, job.companyId, unblock))) throw await companyBlocked(tx, job.companyId);
    // A job that closes at this moment either sees this application or is seen closed by it.
    if (!(await holdOpenJob(tx.db, jobId))) throw new Refusal('jobs.not_found');
    const application = await openApplication(tx, {
      jobId,
      userId,
      answers: answered,
      screeningWay: await takeOver(tx, { jobId, userId }),
      profileVersion: sent.version,
      profile: sent.profile,
      resumeFileId: resume?.id ?? null,
      source: source ?? null,
      score: score > LIMITS.candidateScoreFloor ? score : null,
    });
    await insertStep(tx.db, { applicationId: application.id, stage: 'SUBMITTED', actorId: userId });
    if (await isShortlisted(tx.db, jobId, userId)) await step(tx, application, 'SHORTLISTED', null, null);
    await record(tx, 'application.sent', { details: { jobId } });
    await tellCompany(tx, application, 'application_received');
    await tx.emit('applications.changed', { userId, jobId });
    return application.id;
  });
  return getOwn(ctx, id);
}

async function companyBlocked(ctx: Ctx, companyId: string): Promise<Refusal> {
  const company = (await findCompany(ctx.db, companyId))?.company_name ?? '';
  return new Refusal('applications.company_blocked', { company });
}

type Content = Pick<
  ApplicationRow,
  | 'jobId'
  | 'userId'
  | 'answers'
  | 'screeningWay'
  | 'profileVersion'
  | 'profile'
  | 'resumeFileId'
  | 'source'
  | 'score'
>;

/** A new application, or the former one with what is sent now. */
async function openApplication(tx: Ctx, content: Content): Promise<ApplicationRow> {
  const beginning = { ...content, stage: 'SUBMITTED' as const, updatedAt: tx.now };
  const inserted = await insertApplication(tx.db, { ...beginning, createdAt: tx.now });
  if (inserted) return inserted;
  const former = found(
    await lockApplicationOf(tx.db, content.jobId, content.userId),
    'applications.not_found',
  );
  if (!stageAfter(former.stage, 'apply')) throw new Refusal('applications.already_sent');
  await updateApplication(tx.db, former.id, beginning);
  return { ...former, ...beginning };
}

/** The answers beside their questions as they are asked now. An answer to a question that is gone is left out. */
function answersFor(
  questions: readonly ScreeningQuestion[],
  answers: Record<string, string>,
): ScreeningAnswer[] {
  const checked = answersTo(questions).safeParse(answers);
  if (!checked.success) {
    const fields = checked.error.issues.map(({ path, message }) => ({
      path: ['answers', ...path].join('.'),
      code: message,
    }));
    throw new Refusal('request.invalid', {}, fields);
  }
  return questions.flatMap(({ id, text }) => {
    const answer = checked.data[id];
    return answer ? [{ question_id: id, question: text, answer }] : [];
  });
}

export async function listApplications(
  ctx: SignedInCtx,
  query: z.output<typeof listApplicationsEndpoint.query>,
) {
  const { page, limit, group, job_id: jobId } = query;
  const ofGroup = APPLICATION_STAGES.filter(
    (stage) => group === 'all' || isOpen(stage) === (group === 'open'),
  );
  const stages = query.stages.length > 0 ? ofGroup.filter((stage) => query.stages.includes(stage)) : ofGroup;
  const { rows, counts } = await listOwn(ctx.db, { userId: ctx.actor.id, stages, jobId }, page, limit);
  const of = (stage: ApplicationStage) => counts.find((row) => row.stage === stage)?.total ?? 0;
  return {
    results: rows.map(presentOwn),
    total: jobId ? rows.length : stages.reduce((sum, stage) => sum + of(stage), 0),
    page,
    limit,
    counts: recordOf(APPLICATION_STAGES, of),
  };
}

const isOpen = (stage: ApplicationStage) => isOneOf(OPEN_STAGES, stage);

/** Where the caller was shortlisted without having applied. */
export async function listShortlistings(ctx: SignedInCtx) {
  return (await listShortlisted(ctx.db, ctx.actor.id)).map(presentShortlisting);
}

/** One of the caller's own applications; anyone else's is not found. */
export async function getOwn(ctx: SignedInCtx, id: string): Promise<ApplicationDetails> {
  const own = found(await findOwn(ctx.db, ctx.actor.id, id), 'applications.not_found');
  const row = found(await findApplication(ctx.db, id), 'applications.not_found');
  return {
    ...presentOwn(own),
    steps: presentSteps(await listSteps(ctx.db, id), ctx.actor.id),
    answers: row.answers,
    sent: await presentSent(ctx.db, row),
  };
}

/** Takes one's own application back. */
export async function withdraw(
  ctx: SignedInCtx & Uses<'aliases'>,
  id: string,
  reason: string | null,
): Promise<ApplicationDetails> {
  const own = found(await findOwn(ctx.db, ctx.actor.id, id), 'applications.not_found');
  await ctx.transaction(async (tx) => {
    const row = found(await lockApplicationOf(tx.db, own.job.id, ctx.actor.id), 'applications.not_found');
    const stage = stageAfter(row.stage, 'withdraw');
    if (!stage) throw new Refusal('applications.not_open');
    await step(tx, row, stage, ctx.actor.id, reason);
    await record(tx, 'application.withdrawn', { details: { jobId: row.jobId } });
    await tellCompany(tx, row, 'application_withdrawn');
    await tx.emit('applications.changed', { userId: row.userId, jobId: row.jobId });
  });
  return getOwn(ctx, id);
}

/** Moves an application one step on, and writes the step down. */
export async function step(
  tx: Ctx,
  row: ApplicationRow,
  stage: ApplicationStage,
  actorId: string | null,
  reason: string | null,
) {
  await updateApplication(tx.db, row.id, { stage, updatedAt: tx.now });
  return insertStep(tx.db, { applicationId: row.id, stage, actorId, reason });
}
