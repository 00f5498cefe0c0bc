import type { z } from 'zod';
import type { ApplicationStage, ScreeningAnswer } from '#contract/features/applications.contract.ts';
import {
  answersTo,
  askedQuestion,
  isAnswerTo,
  type ScreeningQuestion,
} from '#contract/features/jobs.screening.ts';
import type { answerScreening, Screening } from '#contract/features/screenings.contract.ts';
import type { ScreeningWay } from '#contract/features/screenings.fields.ts';
import { findCompany } from '#server/features/companies/index.ts';
import { askedJob, type JobRow, listedJob, questionsPutTo } from '#server/features/jobs/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { findSent } from './screenings.reads.ts';
import { deleteScreening, findScreening, keepAnswers, type ScreeningAtHand } from './screenings.store.ts';

/** A job's questions, answered on one page or in a conversation, until the application takes the answers over. */

export async function getScreening(ctx: SignedInCtx & Uses<'taxonomy'>, jobId: string): Promise<Screening> {
  const key = { jobId, userId: ctx.actor.id };
  const job = await listedJob(ctx, jobId);
  const sent = await findSent(ctx.db, key);
  if (sent && standsAsSent(sent.stage)) return presentSent(ctx, job, sent);
  return presentOwn(ctx, job, await findScreening(ctx.db, key));
}

async function presentOwn(
  ctx: Ctx & Uses<'taxonomy'>,
  job: JobRow,
  own: ScreeningAtHand | null,
): Promise<Screening> {
  return {
    ...(await presentJob(ctx, job)),
    status: 'IN_PROGRESS',
    way: own?.way ?? 'form',
    answers: answersThatAreAsked(job.screeningQuestions, own?.answers ?? {}),
    application_id: null,
    saved_at: own?.updatedAt.toISOString() ?? null,
  };
}

/** After these one may apply, and so answer, again. */
const standsAsSent = (stage: ApplicationStage): boolean => stage !== 'WITHDRAWN' && stage !== 'JOB_CLOSED';

async function presentSent(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  job: JobRow,
  sent: NonNullable<Awaited<ReturnType<typeof findSent>>>,
): Promise<Screening> {
  return {
    ...(await presentJob(ctx, job)),
    status: 'COMPLETED',
    way: sent.way ?? 'form',
    answers: byQuestion(sent.answers),
    application_id: sent.id,
    saved_at: sent.appliedAt?.toISOString() ?? null,
  };
}

const byQuestion = (answers: readonly ScreeningAnswer[]): Record<string, string> =>
  Object.fromEntries(answers.map(({ question_id, answer }) => [question_id, answer]));

async function presentJob(
  ctx: Ctx & Uses<'taxonomy'>,
  job: JobRow,
): Promise<Pick<Screening, 'job' | 'questions'>> {
  const company = await findCompany(ctx.db, job.companyId);
  return {
    job: { jid: job.id, job_title: job.title, company_name: company?.company_name ?? '' },
    questions: questionsPutTo(ctx, job.screeningQuestions.map(askedQuestion), () =>
      askedJob(ctx.taxonomy, job),
    ),
  };
}

/** A question may have been taken away, or be put otherwise, since it was answered: then it is asked anew. */
function answersThatAreAsked(
  questions: readonly ScreeningQuestion[],
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  const asked = questions.flatMap((question) => {
    const answer = answers[question.id];
    return answer !== undefined && isAnswerTo(question, answer) ? [[question.id, answer] as const] : [];
  });
  return Object.fromEntries(asked);
}

/** Keeps answers as they are given. What is no answer is refused beside its question; what is not asked is left out. */
export async function answer(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  { job_id: jobId, way, answers }: z.output<typeof answerScreening.body>,
): Promise<Screening> {
  const key = { jobId, userId: ctx.actor.id };
  const job = await listedJob(ctx, jobId);
  const asked = job.screeningQuestions
    .filter(({ id }) => answers[id] !== undefined)
    .map((question) => ({ ...question, required: false }));
  const checked = answersTo(asked).safeParse(answers);
  if (!checked.success) {
    const fields = checked.error.issues.map(({ path, message }) => ({
      path: ['answers', ...path].join('.'),
      code: message,
    }));
    throw new Refusal('request.invalid', {}, fields);
  }
  const sent = await findSent(ctx.db, key);
  if (sent && standsAsSent(sent.stage)) throw new Refusal('screenings.sent');
  return presentOwn(ctx, job, await keepAnswers(ctx.db, key, { answers: checked.data, way }, ctx.now));
}

/** The application carries the answers from now on: they are taken away here. By which way they were given; null for neither. */
export async function takeOver(
  tx: Ctx,
  key: { jobId: string; userId: string },
): Promise<ScreeningWay | null> {
  return (await deleteScreening(tx.db, key))?.way ?? null;
}
